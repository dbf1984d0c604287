import Clubs
import Testing
import Walking

struct ClubRoomTests {
    private let monday = CivilDate(dayNumber: 20_773)

    private func room(_ period: Period = .open, opened: Int = 0, joined: Int = 0, members: Int = 2) throws -> ClubRoom {
        let new = NewClubRoom(
            name: try #require(SharedName("Room")), period: period, dailyCap: .none, opened: monday.adding(days: opened))
        return ClubRoom(
            new, founder: .random(), memberCount: members, joined: monday.adding(days: joined), pushed: 0, revision: .none)
    }

    @Test(arguments: [(Period.week, 6), (.fourWeeks, 27), (.twelveWeeks, 83)])
    func `a room closes with the last day of its period`(_ period: Period, _ last: Int) throws {
        #expect(try room(period).closes == monday.adding(days: last))
        let name = try #require(SharedName("Room"))
        #expect(NewClubRoom(name: name, period: period, dailyCap: .none, opened: monday).closes == monday.adding(days: last))
    }

    @Test func `a room without a period never closes`() throws {
        #expect(try room().closes == nil)
    }

    @Test(arguments: [(0, 0, 0), (0, 3, 0), (0, 6, 0), (0, 7, 7), (0, 12, 7), (2, 3, 2), (2, 9, 7)])
    func `a member tells of the week in which they joined, and of no day before the room`(_ opened: Int, _ joined: Int, _ first: Int) throws
    {
        #expect(try room(opened: opened, joined: joined).firstPushed == monday.adding(days: first))
    }

    @Test(arguments: [(1, true), (200, true), (201, false)]) func `a room of two hundred is mirrored, a larger one is not`(
        _ members: Int, _ isMirrored: Bool
    ) throws {
        #expect(try room(members: members).isMirrored == isMirrored)
    }
}
