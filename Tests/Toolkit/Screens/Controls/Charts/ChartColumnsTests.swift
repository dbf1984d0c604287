import ScreenTesting
import Testing

@testable import Screens

struct ChartColumnsTests {
    @Test(
        arguments: [
            (20, 4, 5, 0), (21, 4, 5, 0), (3, 4, 1, 1), (4, 4, 1, 0), (0, 4, 1, 4), (10, 0, 10, 0), (-3, 2, 1, 2),
        ])
    func `each value has as many cells as fit, and where they do not the last are on show`(
        _ room: Int, _ count: Int, _ step: Int, _ first: Int
    ) {
        let columns = ChartColumns(left: 5, room: room, count: count)
        #expect(columns.step == step && columns.first == first)
        #expect(columns.x(of: 0) == 5 && columns.x(of: 2) == 5 + 2 * step)
    }

    @Test(arguments: 0..<100)
    func `the cell of a value leads back to it`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let left = Int.random(in: 0...8, using: &dice)
        let room = Int.random(in: 1...60, using: &dice)
        let count = Int.random(in: 1...80, using: &dice)
        let columns = ChartColumns(left: left, room: room, count: count)
        for index in columns.first..<count {
            let x = columns.x(of: index - columns.first)
            #expect(columns.index(at: x) == index && columns.index(at: x + columns.step - 1) == index)
            #expect(x + columns.step <= left + room)
        }
        #expect(columns.index(at: left - 1) == nil)
        #expect(columns.index(at: columns.x(of: count - columns.first)) == nil)
    }
}
