import Clubs
import Testing
import Walking

struct RankClubMembersTests {
    private let monday = CivilDate(dayNumber: 20_773)

    private func member(_ id: UInt128, _ name: String, joined: Int = -7, _ days: [Int: Int]) throws -> MirroredMember {
        let steps = Dictionary(uniqueKeysWithValues: days.map { (monday.adding(days: $0), $1) })
        return MirroredMember(
            head: MemberHead(
                id: MemberID(rawValue: id), nickname: try #require(SharedName(name)), joined: monday.adding(days: joined),
                revision: .none, total: steps.values.reduce(0, +)),
            days: steps)
    }

    private func rank(
        _ members: [MirroredMember], _ span: RankingSpan? = nil, cap: DailyCap = .none, period: Period = .open, opened: Int = -14
    ) throws -> [RankedMember] {
        let room = NewClubRoom(
            name: try #require(SharedName("Room")), period: period, dailyCap: cap, opened: monday.adding(days: opened))
        return RankClubMembers(room: room, members: members)(span ?? .week(monday: monday))
    }

    @Test func `more steps go first, and a week is Monday to Sunday`() throws {
        let ranked = try rank([
            member(1, "Ann", [-1: 90_000, 0: 1000, 6: 500, 7: 90_000]), member(2, "Ben", [3: 2000]),
        ])
        #expect(ranked.map(\.nickname.text) == ["Ben", "Ann"])
        #expect(ranked.map(\.steps) == [2000, 1500] && ranked.map(\.rank) == [1, 2])
    }

    @Test func `the same steps share a place, and the next one counts those before it`() throws {
        let ranked = try rank([
            member(1, "Cat", [0: 500]), member(2, "Ann", [1: 500]), member(3, "Ben", [2: 100]), member(4, "Dan", [2: 900]),
        ])
        #expect(ranked.map(\.nickname.text) == ["Dan", "Ann", "Cat", "Ben"])
        #expect(ranked.map(\.rank) == [1, 2, 2, 4])
    }

    @Test func `two of one name and the same steps stand in the order of their identities, however they come`() throws {
        let (first, second) = (try member(1, "Ann", [0: 5]), try member(2, "Ann", [0: 5]))
        for members in [[first, second], [second, first]] {
            #expect(try rank(members).map(\.id) == [first.id, second.id])
        }
    }

    @Test func `a cap takes what is above it, day by day`() throws {
        let ranked = try rank([member(1, "Ann", [0: 20_000, 1: 7000]), member(2, "Ben", [0: 7500, 1: 7400])], cap: .low)
        #expect(ranked.map(\.steps) == [14_900, 14_500] && ranked.first?.nickname.text == "Ben")
    }

    @Test func `the whole time is all days of the room, and none before it or after its end`() throws {
        let ranked = try rank([member(1, "Ann", joined: 0, [-1: 50, 0: 1, 6: 2, 7: 40])], .whole, period: .week, opened: 0)
        #expect(ranked.map(\.steps) == [3])
    }

    @Test func `one without a step is in the ranking, and a room without members has none`() throws {
        #expect(try rank([member(1, "Ann", [:])]).map(\.steps) == [0])
        #expect(try rank([]).isEmpty)
    }

    @Test func `any day of a week stands for it`() throws {
        let members = [try member(1, "Ann", [0: 10, 6: 20])]
        #expect(try rank(members, .week(monday: monday.adding(days: 4))).map(\.steps) == [30])
    }
}
