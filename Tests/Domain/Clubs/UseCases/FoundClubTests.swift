import ClubTesting
import Clubs
import Testing
import Walking

struct FoundClubTests {
    private let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_775), hour: 14, minute: 5))
    private let folders = MemoryClubFolders()

    private func found(_ walker: ClubWalker) async throws -> KnownClub {
        let name = try #require(SharedName("Family"))
        return try await FoundClub(walker.clubs)(name, at: ClubWalker.place, as: walker.nickname, today: walker.today)
    }

    @Test func `a club begins with one room of its name, without end and cap, from the Monday of this week`() async throws {
        let anna = try ClubWalker("Anna", in: folders, clock)
        let club = try await found(anna)
        #expect(try await anna.repository.clubs() == [club])
        #expect(club.name.text == "Family" && club.place == ClubWalker.place)
        let room = try await anna.room()
        #expect(room.room.room.name == club.name && room.room.room.period == .open && room.room.room.dailyCap == .none)
        #expect(room.room.room.opened == anna.today.startOfWeek && room.room.room.opened.description == "2026-11-16")
        #expect(room.isMine && room.members.map(\.head.nickname) == [anna.nickname])
    }

    @Test func `the room has the period and the cap that it is made with`() async throws {
        let anna = try ClubWalker("Anna", in: folders, clock)
        let name = try #require(SharedName("Family"))
        try await FoundClub(anna.clubs)(
            name, at: ClubWalker.place, as: anna.nickname, period: .week, dailyCap: .high, today: anna.today)
        let room = try await anna.room().room.room
        #expect(room.period == .week && room.dailyCap == .high && room.closes?.description == "2026-11-22")
    }

    @Test func `the first round is made at once, and sends the days of this week and none before`() async throws {
        let anna = try ClubWalker("Anna", in: folders, clock)
        for (offset, steps) in [(0, 5000), (-2, 3000), (-3, 9000)] { anna.repository.setDay(anna.today.adding(days: offset), steps) }
        _ = try await found(anna)
        let room = try await anna.room()
        #expect(room.state.lastSuccess == clock.now && room.room.unsentCount == 0)
        #expect(room.members.first?.days == [anna.today: 5000, anna.today.adding(days: -2): 3000])
    }

    @Test func `a folder that is another's club is not taken over`() async throws {
        let (anna, ben) = (try ClubWalker("Anna", in: folders, clock), try ClubWalker("Ben", in: folders, clock))
        _ = try await found(anna)
        await #expect(throws: ClubSync.Failure.club(.taken)) { try await found(ben) }
        #expect(try await ben.repository.clubs().isEmpty)
    }

    @Test func `a place out of reach leaves no club behind`() async throws {
        let anna = try ClubWalker("Anna", in: folders, clock)
        anna.connector.fail(with: .folderMissing(path: "/home/me/Sync/walk"))
        await #expect(throws: ClubSync.Failure.club(.folderMissing(path: "/home/me/Sync/walk"))) { try await found(anna) }
        #expect(try await anna.repository.clubs().isEmpty)
        anna.connector.fail(with: nil)
        _ = try await found(anna)
    }

    @Test func `a journal that takes nothing says so`() async throws {
        let anna = try ClubWalker("Anna", in: folders, clock)
        anna.repository.fail(with: .diskFull)
        await #expect(throws: ClubSync.Failure.journal(.diskFull)) { try await found(anna) }
    }
}
