import Clubs
import Testing
import Walking

@testable import PostgresClubs

/// A member whom the founder removed, and what they had of the room.
@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct RemovalTests {
    @Test(arguments: [ClubEntrance.logins, .tokens])
    func `who was removed comes back by no word from before, not as somebody new either, and by a new one`(
        _ entrance: ClubEntrance
    ) async throws {
        let club = try await TestedClub(entrance)
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let (anna, ben, fresh) = (try await club.admittedMachine(), club.machine(), club.machine())
        let name = try #require(SharedName("Walkers"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: name)
        let invitation = Invitation(to: .room(room.id), uses: 10, expires: club.now + .seconds(3600))
        let (taken, other) = (
            try await anna.invite(invitation), try await anna.invite(Invitation(to: .room(room.id), expires: invitation.expires))
        )
        try await ben.join(taken, as: name, on: today)
        let own = try await ben.invite(Invitation(to: .room(room.id), uses: 10, expires: invitation.expires))
        let member = try await ben.hello().member
        try await anna.remove(member, from: room.id)
        for word in [taken, other, own] {
            for machine in [ben, fresh] {
                await #expect(throws: ClubFailure.inviteUsed) { try await machine.join(word, as: name, on: today) }
            }
        }
        #expect(try await anna.heads(of: room.id).count == 1)
        let new = try await anna.invite(Invitation(to: .room(room.id), uses: 2, expires: invitation.expires))
        // A removal that is said again, as after an answer that was lost, ends no word from after the first.
        try await anna.remove(member, from: room.id)
        for machine in [ben, fresh] { try await machine.join(new, as: name, on: today) }
        #expect(try await anna.heads(of: room.id).count == 3)
    }

    @Test func `the words of who left let nobody in, and those of others do`() async throws {
        let club = try await TestedClub()
        let today = CivilDate(dayNumber: Int(club.now.seconds / 86_400))
        let (anna, ben, carol) = (try await club.admittedMachine(), club.machine(), club.machine())
        let name = try #require(SharedName("Walkers"))
        let room = NewClubRoom(name: name, period: .open, dailyCap: .none, opened: today)
        try await anna.create(room, as: name)
        let word = try await anna.invite(Invitation(to: .room(room.id), uses: 2, expires: club.now + .seconds(3600)))
        try await ben.join(word, as: name, on: today)
        let own = try await ben.invite(Invitation(to: .room(room.id), expires: club.now + .seconds(3600)))
        try await ben.leave(room.id)
        await #expect(throws: ClubFailure.inviteUsed) { try await carol.join(own, as: name, on: today) }
        try await carol.join(word, as: name, on: today)
        #expect(try await anna.heads(of: room.id).count == 2)
    }
}
