import Testing
import Walking

@testable import Together

struct RoomWeekTests {
    /// Friday.
    private let today = CivilDate(dayNumber: 20_777)
    private let me = AccountID(rawValue: 1)

    private func week(opened: Int, counted: [Int], walked: [Int]) -> RoomWeek {
        let room = Room(
            id: RoomID(rawValue: 1), name: "Stairs", code: "", period: .open, dailyCap: .low, owner: me,
            opened: today.adding(days: opened), memberCount: 1)
        let member = Member(id: me, nickname: "Ada", joined: room.opened)
        let standing = Standing(
            member: member, rank: 1, steps: counted.reduce(0, +), isCapped: true, days: counted, walked: walked)
        return RoomWeek(room: room, standings: [standing], day: today, me: me)
    }

    @Test func `the days end with today, and each says why not all of it counts`() {
        let days = week(opened: -3, counted: [0, 7500, 6000, 10, 0, 0, 0], walked: [4000, 9120, 6000, 10, 0, 0, 0]).days
        #expect(days.map(\.date) == (-4...0).map { today.adding(days: $0) })
        #expect(days.map(\.loss) == [.beforeRoom, .capped(walked: 9120), nil, nil, nil])
    }

    @Test func `in a room that one is not in there are no days of one's own`() {
        var other = week(opened: -3, counted: [1], walked: [1])
        other = RoomWeek(room: other.room, standings: other.standings, day: other.day, me: AccountID(rawValue: 2))
        #expect(other.mine == nil)
        #expect(other.days.isEmpty)
    }
}
