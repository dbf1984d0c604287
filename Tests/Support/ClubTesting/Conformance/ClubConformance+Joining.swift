import Clubs
import Testing
import Walking

extension ClubConformance {
    static let ofJoining = [
        ClubConformance("who was let in by nobody gets nothing") { cast in
            let room = try await cast.openRoom()
            try await cast.carry()
            await #expect(throws: ClubFailure.notMember) { try await cast.ben.hello() }
            await #expect(throws: ClubFailure.notMember) { try await cast.ben.rooms() }
            await #expect(throws: ClubFailure.notMember) { try await cast.ben.push([cast.day(0): 5], to: room.id) }
            await #expect(throws: ClubFailure.notMember) { try await cast.ben.heads(of: room.id) }
            await #expect(throws: ClubFailure.notMember) {
                try await cast.ben.invite(Invitation(to: .room(room.id), expires: cast.tomorrow))
            }
        },
        ClubConformance("a room is opened once, however often it is asked for") { cast in
            let room = try await cast.openRoom(period: .fourWeeks, cap: .middle)
            try await cast.anna.create(room, as: cast.name("Anna"))
            #expect(try await cast.anna.rooms().map(\.id) == [room.id])
            var other = room
            other.dailyCap = .none
            await #expect(throws: ClubFailure.taken) { try await cast.anna.create(other, as: cast.name("Anna")) }
        },
        ClubConformance("an invitation lets in as many as it is for") { cast in
            let room = try await cast.openRoom()
            let invitation = Invitation(to: .room(room.id), uses: 1, expires: cast.tomorrow)
            let invite = try await cast.anna.invite(invitation)
            #expect(try await cast.anna.invite(invitation) == invite)
            #expect(try Invite(word: invite.word) == invite)
            guard case .room(room.id, let name) = invite.purpose else {
                Issue.record("The invite is to another room.")
                return
            }
            #expect(name.text == "Sunday walk")
            try await cast.carry()
            try await cast.ben.join(invite, as: cast.name("Ben"), on: cast.today)
            try await cast.settle()
            // The answer may have been lost: the same machine may take it again, and nothing changes.
            try await cast.ben.join(invite, as: cast.name("Benjamin"), on: cast.today)
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room.id).map(\.nickname.text).sorted() == ["Anna", "Ben"])
            await #expect(throws: ClubFailure.inviteUsed) {
                try await cast.carol.join(invite, as: cast.name("Carol"), on: cast.today)
            }
        },
        ClubConformance("an invitation that is over, made up or of another club opens nothing") { cast in
            let room = try await cast.openRoom()
            let over = try await cast.anna.invite(Invitation(to: .room(room.id), expires: cast.now))
            try await cast.carry()
            await #expect(throws: ClubFailure.inviteExpired) { try await cast.ben.join(over, as: cast.name("Ben"), on: cast.today) }
            var forged = try await cast.anna.invite(Invitation(to: .room(room.id), expires: cast.tomorrow))
            try await cast.carry()
            let real = forged
            forged.secret = .random()
            await #expect(throws: ClubFailure.inviteUnknown) { try await cast.ben.join(forged, as: cast.name("Ben"), on: cast.today) }
            forged = real
            forged.club = .random()
            await #expect(throws: ClubFailure.inviteUnknown) { try await cast.ben.join(forged, as: cast.name("Ben"), on: cast.today) }
            for offset in [-3, 3] {
                await #expect(throws: ClubFailure.dayOutOfRange) {
                    try await cast.ben.join(real, as: cast.name("Ben"), on: cast.day(offset))
                }
            }
            await #expect(throws: ClubFailure.notMember) { try await cast.ben.hello() }
        },
        ClubConformance("nobody joins a room whose last day is over") { cast in
            let room = try await cast.openRoom(period: .week, opened: -8)
            let invite = try await cast.anna.invite(Invitation(to: .room(room.id), expires: cast.tomorrow))
            try await cast.carry()
            await #expect(throws: ClubFailure.roomClosed) { try await cast.ben.join(invite, as: cast.name("Ben"), on: cast.today) }
        },
        ClubConformance("only those in a room invite to it") { cast in
            let room = try await cast.openSharedRoom()
            await #expect(throws: ClubFailure.noSuchRoom) {
                try await cast.carol.invite(Invitation(to: .room(room), expires: cast.tomorrow))
            }
            let invite = try await cast.ben.invite(Invitation(to: .room(room), expires: cast.tomorrow))
            try await cast.carry()
            try await cast.carol.join(invite, as: cast.name("Carol"), on: cast.today)
            try await cast.settle()
            #expect(try await cast.anna.heads(of: room).count == 3)
        },
        ClubConformance("an invitation for a machine lets in one, as the same person") { cast in
            let room = try await cast.openRoom()
            let invite = try await cast.anna.invite(Invitation(to: .machine, uses: 5, expires: cast.tomorrow))
            try await cast.carry()
            try await cast.annasLaptop.join(invite, as: cast.name("Anna"), on: cast.today)
            try await cast.settle()
            try await cast.annasLaptop.join(invite, as: cast.name("Anna"), on: cast.today)
            await #expect(throws: ClubFailure.inviteUsed) { try await cast.ben.join(invite, as: cast.name("Ben"), on: cast.today) }
            #expect(try await cast.annasLaptop.rooms().map(\.id) == [room.id])
            #expect(try await cast.annasLaptop.heads(of: room.id).count == 1)
        },
        ClubConformance(
            "of two people who take an invitation for one at the same time, one is in, and the other is told and not kept waiting"
        ) {
            cast in
            let room = try await cast.openRoom()
            let invite = try await cast.anna.invite(Invitation(to: .room(room.id), expires: cast.tomorrow))
            let other = try await cast.assertOneIsIn(cast.ben, cast.carol, by: invite, told: .inviteUsed)
            #expect(try await cast.anna.heads(of: room.id).count == 2)
            try await cast.admit(other, as: "Other", to: room.id)
            #expect(try await cast.anna.heads(of: room.id).count == 3)
        },
        ClubConformance("of two computers that take a word for one at the same time, one is in, and the other is told and not kept waiting")
        {
            cast in
            let room = try await cast.openRoom()
            let invite = try await cast.anna.invite(Invitation(to: .machine, expires: cast.tomorrow))
            let other = try await cast.assertOneIsIn(cast.annasLaptop, cast.ben, by: invite, told: .linkUsed)
            let again = try await cast.anna.invite(Invitation(to: .machine, expires: cast.tomorrow))
            try await cast.carry()
            try await other.join(again, as: cast.name("Anna"), on: cast.today)
            try await cast.settle()
            #expect(try await other.rooms().map(\.id) == [room.id])
            #expect(try await cast.anna.heads(of: room.id).count == 1)
        },
    ]
}

extension ClubCast {
    /// Lets two machines take a word that is for one, before anybody could answer either of them, and asserts that the store lets one in.
    /// - Parameter failure: the one that the other is told where the store answers later; at once it is `inviteUsed`.
    /// - Returns: the other one.
    fileprivate func assertOneIsIn(
        _ first: any ClubStore, _ second: any ClubStore, by invite: Invite, told failure: ClubFailure
    ) async throws -> any ClubStore {
        let nickname = try name("Other")
        try await carry()
        var told: [ClubFailure] = []
        for store in [first, second] {
            do throws(ClubFailure) { try await store.join(invite, as: nickname, on: today) } catch { told.append(error) }
        }
        #expect(told.isEmpty || told == [.inviteUsed])
        try await settle()
        var outside: [any ClubStore] = []
        for store in [first, second] {
            do throws(ClubFailure) {
                _ = try await store.hello()
            } catch {
                #expect(error == (told.isEmpty ? failure : .notMember))
                outside.append(store)
            }
        }
        guard let other = outside.first, outside.count == 1 else { throw ClubFailure.unreadable }
        return other
    }
}
