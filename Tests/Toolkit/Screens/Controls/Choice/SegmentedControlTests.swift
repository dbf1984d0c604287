import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SegmentedControlTests {
    private final class Choices { var all: [Int] = [] }

    private func control(_ items: [String] = ["Week", "Month", "Year"], selectedIndex: Int = 0) -> (SegmentedControl, Choices) {
        let choices = Choices()
        return (SegmentedControl(items, selectedIndex: selectedIndex) { choices.all.append($0) }, choices)
    }

    @Test func `the options stand side by side, and the chosen one stands out`() {
        let (control, _) = control(selectedIndex: 1)
        let stage = Stage(control, width: 24)
        #expect(stage.rows == ["▌  Week   Month   Year"])
        #expect(stage.style(x: 3) == Style(.secondary))
        #expect(stage.style(x: 10) == Style(.selection, .bold))
        control.isEnabled = false
        stage.render()
        #expect(stage.style(x: 10) == Style(.disabled, .dim))
    }

    @Test(arguments: [(21, "▌ ‹ Month ›"), (11, "▌ ‹ Month ›"), (8, "▌ ‹ Mon…"), (2, "▌"), (1, "▌"), (0, "")])
    func `where not all fit, the chosen one is what is shown`(_ width: Int, _ expected: String) {
        let (control, _) = control(selectedIndex: 1)
        #expect(Stage(control, width: width).rows == [expected])
    }

    @Test(
        arguments: [
            (.right, 1, [1]), ("l", 1, [1]), (.left, 0, []), ("h", 0, []), (.up, 0, []), (.enter, 0, []), ("x", 0, []),
        ] as [(Key, Int, [Int])])
    func `a key at the first option`(_ key: Key, _ index: Int, _ told: [Int]) {
        let (control, choices) = control()
        Stage(control).press(key)
        #expect(control.selectedIndex == index)
        #expect(choices.all == told)
    }

    @Test func `at either end it stays, and the key climbs`() {
        let (control, choices) = control()
        let stage = Stage(control)
        stage.press(.right, .right, .right, .right)
        #expect(control.selectedIndex == 2 && choices.all == [1, 2])
        #expect(!control.keyPressed(.right) && !control.keyPressed("l"))
        stage.press(.left, .left, .left)
        #expect(control.selectedIndex == 0 && choices.all == [1, 2, 1, 0])
        #expect(!control.keyPressed(.left))
    }

    @Test func `a click chooses what it hits, and says nothing of what holds already`() {
        let (control, choices) = control()
        let stage = Stage(control, width: 24)
        for x in [9, 10, 14] { stage.click(x: x) }
        #expect(control.selectedIndex == 1 && choices.all == [1])
        stage.click(x: 20)
        #expect(choices.all == [1, 2])
        // Between two options and beside them there is nothing to hit.
        for x in [0, 8, 16, 23] { #expect(!stage.click(x: x), "column \(x)") }
        #expect(choices.all == [1, 2])
    }

    @Test func `where only the chosen one is shown, a click on its arrows goes to the one beside it`() {
        let (control, choices) = control(["24 h", "7 days", "month", "12 months"], selectedIndex: 2)
        let stage = Stage(control, width: 20)
        #expect(stage.rows == ["▌ ‹ month ›"])
        stage.click(x: 2)
        #expect(choices.all == [1] && stage.rows == ["▌ ‹ 7 days ›"])
        stage.click(x: 11)
        stage.click(x: 10)
        #expect(choices.all == [1, 2, 3] && stage.rows == ["▌ ‹ 12 months ›"])
        stage.click(x: 6)
        #expect(choices.all == [1, 2, 3])
    }

    @Test func `wide names take two columns a syllable, also for the mouse`() {
        let (control, choices) = control(["걸음", "거리", "속도"])
        let stage = Stage(control, width: 24)
        #expect(stage.rows == ["▌  걸음   거리   속도"])
        stage.click(x: 9)
        stage.click(x: 21)
        #expect(choices.all == [1, 2])
        #expect(control.sizeThatFits(Size(width: 99, height: 9)) == Size(width: 22, height: 1))
    }

    @Test func `fewer options leave the last one chosen, and none is no trouble`() {
        let (control, choices) = control(selectedIndex: 2)
        let stage = Stage(control, width: 24)
        control.items = ["Week", "Month"]
        stage.render()
        #expect(control.selectedIndex == 1 && stage.rows == ["▌  Week   Month"])
        control.items = []
        stage.press(.right, .left)
        #expect(control.selectedIndex == 0 && choices.all.isEmpty)
        #expect(stage.rows == ["▌"])
        #expect(control.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 2, height: 1))
    }

    @Test func `a disabled one takes neither key nor click`() {
        let (control, choices) = control()
        control.isEnabled = false
        let stage = Stage(control, width: 24)
        stage.press(.right)
        stage.click(x: 10)
        #expect(control.selectedIndex == 0 && choices.all.isEmpty)
        #expect(control.answeredKeys.isEmpty && stage.rows == ["   Week   Month   Year"])
    }
}
