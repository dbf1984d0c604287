import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ButtonTests {
    private final class Presses { var count = 0 }

    private func button(_ title: String = "Go", disabledReason: String? = nil) -> (Button, Presses) {
        let presses = Presses()
        return (Button(title, disabledReason: disabledReason) { presses.count += 1 }, presses)
    }

    @Test(arguments: [
        (20, "▌ [ Sign in ]"), (13, "▌ [ Sign in ]"), (12, "▌ Sign in"), (9, "▌ Sign in"), (6, "▌ Sig…"), (2, "▌"), (1, "▌"), (0, ""),
    ])
    func `where the brackets do not fit they go, then the end of the title`(_ width: Int, _ expected: String) {
        #expect(Stage(Button("Sign in"), width: width).rows == [expected])
    }

    @Test func `a wide title is never cut in the middle of a syllable`() {
        #expect(Stage(Button("다음으로"), width: 14).rows == ["▌ [ 다음으로 ]"])
        #expect(Stage(Button("다음으로"), width: 8).rows == ["▌ 다음…"])
        #expect(Stage(Button("다음으로"), width: 7).rows == ["▌ 다음…"])
    }

    @Test(arguments: [Key.enter, " "])
    func `Enter and Space press it, each once`(_ key: Key) {
        let (button, presses) = button()
        let stage = Stage(button)
        stage.press(key)
        #expect(presses.count == 1)
        stage.press(key, key)
        #expect(presses.count == 3)
    }

    @Test(arguments: [Key.up, .down, .left, .right, "x", .tab, .escape])
    func `another key does not press it`(_ key: Key) {
        let (button, presses) = button()
        Stage(button).press(key)
        #expect(presses.count == 0)
    }

    @Test func `a click presses it once, and letting go presses nothing`() {
        let (button, presses) = button()
        let stage = Stage(button, width: 12)
        #expect(stage.mouse(.press, x: 4))
        #expect(presses.count == 1)
        stage.mouse(.drag, x: 5)
        stage.mouse(.release, x: 5)
        stage.mouse(.wheelDown, x: 5)
        #expect(presses.count == 1)
    }

    @Test func `a disabled one is dim, has no bar, and neither key nor click presses it`() {
        let (button, presses) = button()
        button.isEnabled = false
        let stage = Stage(button, width: 12)
        #expect(stage.rows == ["  [ Go ]"])
        #expect(stage.style(x: 4) == Style(.disabled, .dim))
        stage.press(.enter)
        #expect(!stage.mouse(.press, x: 4))
        #expect(presses.count == 0)
        #expect(button.keyCommands.isEmpty)
    }

    @Test func `one with a reason has the keys all the same, and says why it cannot be pressed`() {
        let (button, presses) = button("Next", disabledReason: "choose first")
        let stage = Stage(button, width: 30, height: 3)
        #expect(stage.rows[0] == "▌ [ Next ]  choose first")
        #expect(stage.style(x: 4) == Style(.disabled, .dim))
        #expect(stage.style(x: 13) == Style(.secondary))
        stage.press(.enter)
        #expect(presses.count == 0)
        // It stands there already, and needs not be said a second time.
        #expect(stage.window.toast == nil)
        #expect(stage.rows[0] == "▌ [ Next ]  ! choose first")
        #expect(stage.style(x: 13) == Style(.warning))
        button.disabledReason = nil
        stage.press(.enter)
        #expect(presses.count == 1)
        #expect(stage.rows[0] == "▌ [ Next ]")
    }

    @Test(
        arguments: [
            (24, ["▌ [ Next ]  choose first"]), (23, ["▌ [ Next ]", "  choose first"]), (10, ["▌ [ Next ]", "  choose", "  first"]),
            (8, ["▌ Next", "  choose", "  first"]), (2, ["▌"]),
        ] as [(Int, [String])])
    func `the reason stands beside it where it fits, else below it`(_ width: Int, _ expected: [String]) {
        let button = Button("Next", disabledReason: "choose first")
        let rows = Stage(button, width: width, height: 4).rows
        #expect(Array(rows.prefix(expected.count)) == expected)
        #expect(rows.dropFirst(expected.count).allSatisfy { $0.isEmpty })
        #expect(button.sizeThatFits(Size(width: width, height: 9)).height == expected.count)
    }

    @Test func `it wants its title with brackets and the bar, and no more than there is`() {
        #expect(Button("Go").sizeThatFits(Size(width: 40, height: 5)) == Size(width: 8, height: 1))
        #expect(Button("다음").sizeThatFits(Size(width: 40, height: 5)) == Size(width: 10, height: 1))
        #expect(Button("Go").sizeThatFits(Size(width: 3, height: 5)) == Size(width: 3, height: 1))
        #expect(Button("Go").sizeThatFits(.zero) == .zero)
    }

    @Test func `a new title is drawn and changes the room that a stack gives it`() {
        let (first, second) = (Button("Go"), Button("Stop"))
        let stage = Stage(StackView(.horizontal, [first, second]), width: 30)
        #expect(stage.rows == ["▌ [ Go ]  [ Stop ]"])
        first.title = "Go on"
        #expect(stage.render())
        #expect(stage.rows == ["▌ [ Go on ]  [ Stop ]"])
        first.title = "Go on"
        #expect(!stage.render())
    }

    @Test func `only in a row it answers the arrows`() {
        let (alone, below) = (Button("a"), Button("b"))
        _ = Stage(StackView(.vertical, [alone, below]))
        #expect(alone.answeredKeys.isEmpty)
        #expect(!alone.keyPressed(.right))
        let (left, right) = (Button("c"), Button("d"))
        let stage = Stage(StackView(.horizontal, [left, right]))
        #expect(left.answeredKeys.flatMap(\.inputs) == [.left, .right])
        stage.press(.right)
        #expect(right.isFirstResponder)
        #expect(!right.keyPressed(.right) && !right.keyPressed(.down))
    }

    @Test func `in several rows up and down go to the nearest of the other row`() {
        let buttons = ["one", "two", "three", "four"].map { Button($0) }
        let row = StackView(.horizontal, spacing: 1, buttons)
        row.wraps = true
        let stage = Stage(row, width: 22, height: 3)
        #expect(buttons[0].answeredKeys.flatMap(\.inputs) == [.left, .right, .up, .down])
        stage.press(.right, .down)
        #expect(buttons[3].isFirstResponder)
        stage.press(.up)
        #expect(buttons[1].isFirstResponder)
        #expect(!buttons[1].keyPressed(.up))
    }
}
