import Clubs
import Testing

struct RankingPageTests {
    private let members = (1...30).map { MemberID(rawValue: UInt128($0)) }

    private func page(_ me: Int, count: Int = 30, top: Int, around: Int) throws -> RankingPage {
        let name = try #require(SharedName("Walker"))
        let all = members.prefix(count).enumerated().map { RankedMember(id: $1, nickname: name, rank: $0 + 1, steps: 1000 - $0) }
        return RankingPage(span: .whole, all: Array(all), me: MemberID(rawValue: UInt128(me)), top: top, around: around)
    }

    @Test func `a page has the first places and the ones around one's own`() throws {
        let page = try page(15, top: 3, around: 2)
        #expect(page.memberCount == 30)
        #expect(page.top.map(\.rank) == [1, 2, 3] && page.around.map(\.rank) == [13, 14, 15, 16, 17])
    }

    @Test(arguments: [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (29, [27, 28, 29, 30]), (30, [28, 29, 30])])
    func `at either end there are fewer around`(_ me: Int, _ ranks: [Int]) throws {
        #expect(try page(me, top: 0, around: 2).around.map(\.rank) == ranks)
    }

    @Test func `one who is not in the ranking has nobody around`() throws {
        let page = try page(99, top: 2, around: 5)
        #expect(page.around.isEmpty && page.top.count == 2)
    }

    @Test(arguments: [(-1, -1), (0, 0)]) func `no places are none, and one's own stays`(_ top: Int, _ around: Int) throws {
        let page = try page(4, top: top, around: around)
        #expect(page.top.isEmpty && page.around.map(\.rank) == [4])
    }

    @Test(arguments: [(11, false), (12, true)])
    func `behind a top of the same steps a gap is shown only where places are left out`(_ place: Int, _ hasGap: Bool) throws {
        let name = try #require(SharedName("Walker"))
        let all = members.enumerated().map {
            RankedMember(id: $1, nickname: name, rank: $0 < 10 ? 1 : $0 + 1, steps: $0 < 10 ? 9000 : 1000 - $0)
        }
        let page = RankingPage(span: .whole, all: all, me: MemberID(rawValue: UInt128(place)), top: 10, around: 0)
        #expect(page.rows.contains(nil) == hasGap && page.rows.count == (hasGap ? 12 : 11))
    }

    @Test(arguments: [(11, false), (12, true), (30, true)])
    func `where all have the same steps the gap is shown all the same`(_ place: Int, _ hasGap: Bool) throws {
        let name = try #require(SharedName("Walker"))
        let all = members.map { RankedMember(id: $0, nickname: name, rank: 1, steps: 0) }
        let page = RankingPage(span: .whole, all: all, me: MemberID(rawValue: UInt128(place)), top: 10, around: 0)
        #expect(page.rows.contains(nil) == hasGap && page.position == place - 1)
    }

    @Test(arguments: [(15, [13, 14, 15, 16, 17]), (2, [1, 2, 3, 4]), (30, [28, 29, 30])])
    func `a narrower page is what the store would have given`(_ me: Int, _ ranks: [Int]) throws {
        let narrow = try page(me, top: 12, around: 9).narrowed(to: MemberID(rawValue: UInt128(me)), top: 3, around: 2)
        #expect(narrow == (try page(me, top: 3, around: 2)))
        #expect(narrow.around.map(\.rank) == ranks)
    }

    @Test func `more places than there are members are all of them`() throws {
        let page = try page(2, count: 3, top: 10, around: 10)
        #expect(page.top.count == 3 && page.around.count == 3 && page.memberCount == 3)
    }
}
