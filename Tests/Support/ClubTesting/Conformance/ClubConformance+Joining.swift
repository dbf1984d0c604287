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
    ]
}
