import Testing

@testable import Walking

struct RankMembersTests {
    private let monday = CivilDate(dayNumber: 20_000).startOfWeek

    @Test func `a steady week beats one long march where there is a cap`() {
        let ranking = rank(cap: .low, steps: [1: [0: 40_000], 2: [0: 7000, 1: 7000]])
        #expect(ranking.map(\.id.rawValue) == [2, 1])
        #expect(ranking.map(\.steps) == [14_000, 7500])
        #expect(ranking.map(\.isCapped) == [false, true])
    }

    @Test func `the same steps share a place`() {
        let ranking = rank(cap: .none, steps: [1: [0: 5000], 2: [3: 5000], 3: [0: 100]])
        #expect(ranking.map(\.rank) == [1, 1, 3])
    }

    @Test func `days before the room opened and after it closed do not count`() {
        let ranking = rank(cap: .none, opened: 2, steps: [1: [1: 9000, 2: 100], 2: [6: 50]])
        #expect(ranking.map(\.steps) == [100, 50])
    }

    private func rank(cap: DailyCap, opened: Int = 0, steps: [Int64: [Int: Int]]) -> [Standing] {
        let room = Room(
            id: RoomID(rawValue: 1), name: "한강", code: "ABC-DEF", period: .week, dailyCap: cap, owner: AccountID(rawValue: 1),
            opened: monday.adding(days: opened), memberCount: steps.count)
        let members = steps.keys.sorted().map { Member(id: AccountID(rawValue: $0), nickname: "m\($0)", joined: monday) }
        var byDate: [AccountID: [CivilDate: Int]] = [:]
        for (id, days) in steps {
            for (offset, count) in days { byDate[AccountID(rawValue: id), default: [:]][monday.adding(days: offset)] = count }
        }
        return RankMembers.rank(members, room: room, monday: monday, steps: byDate)
    }
}
