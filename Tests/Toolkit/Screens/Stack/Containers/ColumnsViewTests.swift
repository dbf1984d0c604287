import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// Views beside each other, each with its share of the width.
@Suite(.leavesNothing)
struct ColumnsViewTests {
    /// The first column and the number of columns of each view.
    private func columns(_ count: Int, width: Int, fraction: Double = 0.4, minimum: Int = 0) -> [[Int]] {
        let view = ColumnsView()
        view.fraction = fraction
        view.minimumWidth = minimum
        view.show((0..<count).map { _ in View() })
        view.frame = Rect(x: 0, y: 0, width: width, height: 5)
        view.layoutPass()
        #expect(view.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 5 })
        return view.subviews.map { [$0.frame.minX, $0.frame.width] }
    }

    @Test(
        arguments: [
            (0.4, 0, [40, 60]), (0, 0, [0, 100]), (-1, 0, [0, 100]), (1, 0, [100, 0]), (7, 0, [100, 0]), (.nan, 0, [50, 50]),
            (.infinity, 0, [50, 50]), (0, 20, [20, 80]), (1, 20, [80, 20]), (0.4, 40, [40, 60]), (0.4, 41, [41, 59]),
            (0.4, 80, [50, 50]),
        ] as [(Double, Int, [Int])])
    func `of two views the first has its share, and neither less than the least`(_ fraction: Double, _ minimum: Int, _ widths: [Int]) {
        let found = columns(2, width: 103, fraction: fraction, minimum: minimum)
        #expect(found == [[0, widths[0]], [widths[0] + 3, widths[1]]])
    }

    @Test(
        arguments: [
            (0.4, 0, [27, 27, 46]), (1, 30, [40, 30, 30]), (0, 30, [30, 30, 40]), (1, 0, [67, 33, 0]), (0.4, 50, [33, 33, 34]),
        ] as [(Double, Int, [Int])])
    func `of three views the first two have their share together`(_ fraction: Double, _ minimum: Int, _ widths: [Int]) {
        let found = columns(3, width: 106, fraction: fraction, minimum: minimum)
        #expect(found.map { $0[1] } == widths)
        #expect(found.map { $0[0] } == [0, widths[0] + 3, widths[0] + widths[1] + 6])
    }

    @Test func `a view alone has all of it, and where there is no room there is nothing`() {
        #expect(columns(1, width: 40) == [[0, 40]] && columns(0, width: 40).isEmpty)
        #expect(columns(2, width: 2).map { $0[1] } == [0, 0] && columns(2, width: 3).map { $0[1] } == [0, 0])
        #expect(columns(2, width: 4).map { $0[1] } == [0, 1])
    }

    @Test(arguments: [(43, 20, 2), (42, 20, 1), (66, 20, 3), (65, 20, 2), (0, 0, 1), (4, 0, 1), (5, 0, 2), (19, 20, 1)])
    func `there is room for as many as have their least width, with a line between two`(_ width: Int, _ minimum: Int, _ count: Int) {
        #expect(ColumnsView.capacity(width: width, minimumWidth: minimum) == count)
    }

    @Test func `a share that changes moves the views, and views that go are gone`() {
        let (view, first, second) = (ColumnsView(), View(), View())
        view.show([first, second])
        view.frame = Rect(x: 0, y: 0, width: 103, height: 5)
        view.layoutPass()
        view.fraction = 0.5
        view.layoutPass()
        #expect(first.frame.width == 50)
        view.minimumWidth = 10
        view.fraction = 0
        view.layoutPass()
        #expect(first.frame.width == 10)
        view.minimumWidth = 20
        view.layoutPass()
        #expect(first.frame.width == 20)
        view.show([second, first])
        view.layoutPass()
        #expect(second.frame.minX == 0 && first.frame.minX == 23)
        view.show([first])
        view.layoutPass()
        #expect(second.superview == nil && first.frame.width == 103)
    }

    @Test func `the line between two views has a column of its own, in all rows`() {
        let columns = ColumnsView()
        columns.show([Label("a"), Label("b"), Label("c")])
        let screen = ViewController()
        screen.view = columns
        let pilot = Pilot(size: Size(width: 46, height: 6), root: screen)
        let frames = columns.subviews.map(\.frame)
        let rows = (0..<6).map { Array(pilot.row($0)) }.filter { $0.contains("│") }
        #expect(rows.count == columns.bounds.height && !rows.isEmpty)
        for row in rows {
            #expect(row.indices.filter { row[$0] == "│" } == frames.dropFirst().map { $0.minX - 2 })
        }
    }
}
