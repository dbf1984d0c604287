import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ScrollViewTests {
    private func text(_ lines: Int) -> Label { Label((1...lines).map { "line \($0)" }.joined(separator: "\n"), lines: 0) }

    @Test func `what fits is shown whole, without a bar, and takes no keys`() {
        let view = ScrollView(text(3))
        let stage = Stage(view, width: 10, height: 3)
        #expect(stage.rows == ["line 1", "line 2", "line 3"])
        #expect(!view.isScrollable && !view.canBecomeFirstResponder)
    }

    @Test func `what is higher scrolls, with a bar at the right`() {
        let view = ScrollView(text(6))
        let stage = Stage(view, width: 10, height: 3)
        #expect(stage.rows == ["line 1   ┃", "line 2   │", "line 3   │"])
        #expect(stage.style(x: 9) == Style(.accent, .bold) && stage.style(x: 9, y: 1) == Style(.tertiary))
        #expect(view.isScrollable && view.isFirstResponder)
    }

    @Test(
        arguments: [
            ([.down], 1), (["j", "j"], 2), ([.down, .up], 0), (["j", "k"], 0), ([.pageDown], 3), ([" "], 3), ([.control("f")], 3),
            ([.end], 16), (["G"], 16), ([.end, .pageUp], 13), (["G", .control("b")], 13), ([.end, .home], 0), (["G", "g"], 0),
            ([.up], 0), ([.end, .down], 16),
        ] as [([Key], Int)])
    func `its keys scroll by a line, a page and to the ends`(_ keys: [Key], _ offset: Int) {
        let view = ScrollView(text(20))
        let stage = Stage(view, width: 12, height: 4)
        for key in keys { stage.press(key) }
        #expect(view.offset == offset)
        #expect(stage.rows[0].hasPrefix("line \(offset + 1) "))
    }

    @Test func `at its ends the keys climb`() {
        let view = ScrollView(text(20))
        let stage = Stage(view, width: 12, height: 4)
        #expect(!view.keyPressed(.up) && !view.keyPressed(.home) && !view.keyPressed("x"))
        stage.press(.end)
        #expect(!view.keyPressed(.down) && !view.keyPressed(.pageDown) && view.keyPressed(.up))
    }

    @Test(arguments: [(-5, 0), (0, 0), (7, 7), (16, 16), (99, 16)])
    func `a row is brought to the top as far as there are rows below it`(_ row: Int, _ offset: Int) {
        let view = ScrollView(text(20))
        let stage = Stage(view, width: 12, height: 4)
        view.scroll(to: row)
        stage.render()
        #expect(view.offset == offset)
    }

    @Test func `it follows the focus within it and has no keys of its own`() {
        let buttons = (1...8).map { Button("\($0)") }
        let view = ScrollView(StackView(.vertical, buttons))
        let stage = Stage(view, width: 12, height: 3)
        #expect(!view.canBecomeFirstResponder && buttons[0].isFirstResponder)
        for _ in 0..<4 { stage.press(.tab) }
        #expect(buttons[4].isFirstResponder && view.offset == 2)
        #expect(stage.rows[2].hasPrefix("▌ [ 5 ]"))
        stage.press(.shiftTab, .shiftTab, .shiftTab)
        #expect(buttons[1].isFirstResponder && view.offset == 1)
    }

    @Test func `the wheel scrolls by three, and at the end the event is somebody else's`() {
        let view = ScrollView(text(9))
        let stage = Stage(view, width: 12, height: 4)
        #expect(stage.mouse(.wheelDown, x: 3, y: 1) && view.offset == 3)
        #expect(stage.mouse(.wheelDown, x: 3, y: 1) && view.offset == 5)
        #expect(!stage.mouse(.wheelDown, x: 3, y: 1))
        #expect(stage.mouse(.wheelUp, x: 3, y: 1) && view.offset == 2)
        #expect(!stage.mouse(.press, x: 3, y: 1))
    }

    @Test func `more room shows more, and never rows below the end`() {
        let view = ScrollView(text(9))
        let stage = Stage(view, width: 12, height: 4)
        stage.press(.end)
        #expect(view.offset == 5)
        stage.resize(to: Size(width: 12, height: 7))
        #expect(view.offset == 2)
        stage.resize(to: Size(width: 12, height: 20))
        #expect(view.offset == 0 && !view.isScrollable)
    }

    @Test func `text wraps beside the bar, so that none lies below it`() {
        let view = ScrollView(Label("abcdefgh abcdefgh abcdefgh", lines: 0))
        #expect(Stage(view, width: 10, height: 3).rows == ["abcdefgh", "abcdefgh", "abcdefgh"])
        #expect(Stage(view, width: 10, height: 2).rows == ["abcdefgh ┃", "abcdefgh │"])
    }

    @Test(arguments: [(0, 0), (1, 1), (4, 1), (2, 3), (5, 2)])
    func `it draws where there is no room`(_ width: Int, _ height: Int) {
        let stage = Stage(ScrollView(text(5)), width: width, height: height)
        stage.press(.down, .end)
        #expect(stage.rows.allSatisfy { TextWidth.of($0) <= width })
    }
}
