import Terminal
import Testing

@testable import Screens

@MainActor
struct ScrollBarGripTests {
    private let bar = Rect(x: 9, y: 2, width: 1, height: 10)

    private func row(_ grip: inout ScrollBarGrip, _ action: MouseEvent.Action, _ x: Int, _ y: Int, first: Int = 0, count: Int = 100) -> Int?
    {
        grip.row(for: MouseEvent(action, at: Point(x: x, y: y)), bar: bar, first: first, count: count)
    }

    @Test func `a press on the thumb holds it where it is, and a drag takes it along`() {
        var grip = ScrollBarGrip()
        #expect(row(&grip, .press, 9, 2) == 0)
        #expect(row(&grip, .drag, 9, 6) == 40)
        #expect(row(&grip, .drag, 0, 11) == 90, "wherever the pointer is beside the bar")
        #expect(row(&grip, .drag, 9, 99) == 90)
        #expect(row(&grip, .drag, 9, -5) == 0)
    }

    @Test func `a press on the track brings the thumb there`() {
        var grip = ScrollBarGrip()
        #expect(row(&grip, .press, 9, 11) == 90)
        #expect(row(&grip, .drag, 9, 2) == 0)
    }

    @Test func `a thick thumb is held where it was taken`() {
        var grip = ScrollBarGrip()
        #expect(row(&grip, .press, 9, 5, first: 0, count: 20) == 0)
        #expect(row(&grip, .drag, 9, 6, count: 20) == 2)
        #expect(row(&grip, .drag, 9, 5, count: 20) == 0)
    }

    @Test(arguments: [(8, 5), (10, 5), (9, 1), (9, 12)])
    func `a press beside the bar is about something else, and no drag follows it`(_ x: Int, _ y: Int) {
        var grip = ScrollBarGrip()
        #expect(row(&grip, .press, x, y) == nil)
        #expect(row(&grip, .drag, 9, 8) == nil)
    }

    @Test(arguments: [MouseEvent.Action.release, .wheelUp, .wheelDown])
    func `what ends the drag lets go of it`(_ action: MouseEvent.Action) {
        var grip = ScrollBarGrip()
        _ = row(&grip, .press, 9, 2)
        #expect(row(&grip, action, 9, 4) == nil)
        #expect(row(&grip, .drag, 9, 8) == nil)
    }

    @Test func `without a bar there is nothing to take`() {
        var grip = ScrollBarGrip()
        #expect(row(&grip, .press, 9, 4, count: 10) == nil)
        #expect(row(&grip, .drag, 9, 8, count: 10) == nil)
    }
}
