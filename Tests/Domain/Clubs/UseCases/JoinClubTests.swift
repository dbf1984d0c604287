import ClubTesting
import Clubs
import Testing
import Walking

struct JoinClubTests {
    private func join(_ walker: ClubWalker, _ invite: Invite) async throws -> KnownClub {
        try await JoinClub(walker.clubs)(invite, at: ClubWalker.place, as: walker.nickname, today: walker.today)
    }

    @Test func `one who joins sees the room with its members at once, and is seen by them with their next round`() async throws {
        let pair = try await ClubPair()
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        let club = try await join(carol, pair.invite())
        #expect(try await carol.repository.clubs() == [club])
        #expect(try await pair.anna.room().club.id == club.id)
        #expect(club.name.text == "Sunday walkers")
        let names = Set(["Anna", "Ben", "Carol"])
        #expect(Set(try await carol.room().members.map(\.head.nickname.text)) == names)
        let room = try await carol.room()
        #expect(room.me == club.member && !room.isMine)
        try await pair.anna.synchronise()
        #expect(Set(try await pair.anna.room().members.map(\.head.nickname.text)) == names)
    }

    @Test func `the week of joining is told, and nothing older`() async throws {
        let pair = try await ClubPair()
        pair.clock.advance(by: .seconds(14 * 86_400))
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        let monday = carol.today.startOfWeek
        for date in [monday.adding(days: -1), monday] { carol.repository.setDay(date, 700) }
        let club = try await join(carol, pair.invite())
        #expect(try await carol.room().member(club.member)?.days == [monday: 700])
    }

    @Test func `joining twice is no second member`() async throws {
        let pair = try await ClubPair()
        let again = try await join(pair.ben, pair.invite())
        #expect(try await pair.ben.repository.clubs() == [again])
        #expect(try await pair.ben.room().members.count == 2)
    }

    @Test func `an invitation that is over lets nobody in, and leaves no club behind`() async throws {
        let pair = try await ClubPair()
        let invite = try await pair.invite()
        pair.clock.advance(by: .seconds(7 * 86_400))
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        await #expect(throws: ClubSync.Failure.club(.inviteExpired)) { try await join(carol, invite) }
        #expect(try await carol.repository.clubs().isEmpty)
    }

    @Test func `an invitation to another club is unknown here`() async throws {
        let pair = try await ClubPair()
        var invite = try await pair.invite()
        invite.club = .random()
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        await #expect(throws: ClubSync.Failure.club(.inviteUnknown)) { try await join(carol, invite) }
    }

    @Test func `a folder that is not there is said`() async throws {
        let pair = try await ClubPair()
        let carol = try ClubWalker("Carol", in: MemoryClubFolders(), pair.clock)
        let invite = try await pair.invite()
        await #expect(throws: ClubSync.Failure.club(.folderMissing(path: ""))) { try await join(carol, invite) }
    }

    @Test func `a journal that takes nothing says so`() async throws {
        let pair = try await ClubPair()
        let invite = try await pair.invite()
        let carol = try ClubWalker("Carol", in: pair.folders, pair.clock)
        carol.repository.fail(with: .diskFull)
        await #expect(throws: ClubSync.Failure.journal(.diskFull)) { try await join(carol, invite) }
    }
}
