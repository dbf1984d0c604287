import ClubTesting
import Clubs
import Testing
import Walking

struct OpenClubRoomTests {
    private func room(_ pair: ClubPair) throws -> NewClubRoom {
        NewClubRoom(
            name: try #require(SharedName("Marathon")), period: .fourWeeks, dailyCap: .low, opened: pair.today.startOfWeek)
    }

    @Test func `any member opens another room, with the period and the cap that they want`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        let room = try room(pair)
        for _ in 0..<2 { try await OpenClubRoom(pair.ben.clubs)(room, in: club, as: pair.ben.nickname) }
        try await pair.synchronise()
        let rooms = try await LoadClubRooms(pair.ben.clubs)().compactMap(\.room)
        #expect(rooms.count == 2)
        let opened = try #require(rooms.first { $0.id == room.id }).room
        #expect(opened.period == .fourWeeks && opened.dailyCap == .low && opened.name == room.name)
        #expect(opened.closes == pair.today.startOfWeek.adding(days: 27) && opened.memberCount == 1)
        #expect(try await LoadClubRooms(pair.anna.clubs)().count == 1)
    }

    @Test func `the name that others know is the one in the rooms of the club`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        #expect(try await OpenClubRoom(pair.ben.clubs).nickname(in: club) == pair.ben.nickname)
        try await LeaveClubRoom(pair.ben.clubs)(pair.ben.room().room.id)
        #expect(try await OpenClubRoom(pair.ben.clubs).nickname(in: club) == nil)
    }

    @Test func `a club out of reach opens none`() async throws {
        let pair = try await ClubPair()
        let club = try #require(try await pair.ben.repository.clubs().first)
        pair.ben.connector.fail(with: .noAnswer)
        let room = try room(pair)
        await #expect(throws: ClubSync.Failure.club(.noAnswer)) {
            try await OpenClubRoom(pair.ben.clubs)(room, in: club, as: pair.ben.nickname)
        }
    }
}
