import Testing

@testable import Screens

@MainActor
struct DotColumnsTests {
    @Test(arguments: [(94, 52), (94, 60), (100, 12), (53, 52), (10, 10), (7, 3), (1, 1)])
    func `dots take the whole width, and each is found where it is drawn`(_ room: Int, _ count: Int) {
        let columns = DotColumns(left: 5, room: room, count: count)
        let places = (0..<count).map { columns.x(of: $0) }
        #expect(columns.first == 0 && Set(places).count == count && places == places.sorted())
        #expect(places.indices.allSatisfy { columns.index(at: places[$0]) == $0 })
        let share = room / count + 1
        #expect((places.first ?? 0) - 5 <= share && 5 + room - (places.last ?? 0) <= share, "no share of the width is left over: \(places)")
        #expect(columns.index(at: 4) == nil && columns.index(at: 5 + room) == nil)
    }

    @Test func `of more values than columns the last are on show`() {
        let columns = DotColumns(left: 0, room: 4, count: 10)
        #expect(columns.first == 6 && (0..<4).map { columns.x(of: $0) } == [0, 1, 2, 3] && columns.index(at: 3) == 9)
        #expect(DotColumns(left: 0, room: 0, count: 3).index(at: 0) == nil)
    }
}
