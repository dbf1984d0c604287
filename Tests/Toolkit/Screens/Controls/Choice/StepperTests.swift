import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct StepperTests {
    private final class Values { var all: [Int] = [] }

    private func stepper(_ value: Int, in range: ClosedRange<Int> = 0...100, step: Int = 1) -> (Stepper, Values) {
        let values = Values()
        return (Stepper(value: value, in: range, step: step, onChange: { values.all.append($0) }), values)
    }

    @Test(
        arguments: [
            (.left, 45), ("h", 45), ("-", 45), (.right, 55), ("l", 55), ("+", 55), ("=", 55), (.pageUp, 100), (.pageDown, 0), (.home, 0),
            (.end, 100),
        ] as [(Key, Int)])
    func `a key changes the number and tells it once`(_ key: Key, _ expected: Int) {
        let (stepper, values) = stepper(50, step: 5)
        Stage(stepper).press(key)
        #expect(stepper.value == expected)
        #expect(values.all == [expected])
    }

    @Test(arguments: [Key.up, .down, .enter, "x", "5", .escape, .tab])
    func `another key climbs`(_ key: Key) {
        let (stepper, values) = stepper(50)
        #expect(!stepper.keyPressed(key))
        Stage(stepper).press(key)
        #expect(stepper.value == 50 && values.all.isEmpty)
    }

    @Test func `at a bound nothing is told, and the key is still its own`() {
        let (stepper, values) = stepper(100)
        #expect(stepper.keyPressed(.right) && stepper.keyPressed(.end))
        #expect(values.all.isEmpty)
        _ = stepper.keyPressed(.pageDown)
        #expect(values.all == [90])
    }

    @Test(arguments: [Int.min...Int.max, 0...Int.max, Int.min...0, (Int.max - 3)...Int.max])
    func `no step leaves the bounds, however wide they are`(_ range: ClosedRange<Int>) {
        for start in [range.lowerBound, range.upperBound] {
            let (stepper, values) = stepper(start, in: range, step: 1 << 40)
            for key in [Key.pageUp, .right, .pageDown, .left, .pageDown, .left, .pageUp] {
                _ = stepper.keyPressed(key)
                #expect(range.contains(stepper.value))
            }
            #expect(!values.all.isEmpty && values.all.allSatisfy { range.contains($0) })
        }
    }

    @Test func `a number from outside is brought within the bounds, and told to nobody`() {
        let (stepper, values) = stepper(500)
        #expect(stepper.value == 100)
        stepper.value = -3
        #expect(stepper.value == 0)
        stepper.value = 80
        stepper.range = 0...60
        #expect(stepper.value == 60)
        stepper.range = 70...90
        #expect(stepper.value == 70)
        #expect(values.all.isEmpty)
    }

    @Test func `a step of nothing is a step of one`() {
        let (stepper, _) = stepper(5, step: 0)
        _ = stepper.keyPressed("+")
        #expect(stepper.value == 6)
    }

    @Test func `the arrows beside the number are dim where it goes no further`() {
        let (stepper, _) = stepper(0, in: 0...2)
        let stage = Stage(stepper, width: 12)
        #expect(stage.rows == ["▌ ‹ 0 ›"])
        #expect(stage.style(x: 2) == Style(.disabled, .dim) && stage.style(x: 6) == Style(.accent))
        stage.press(.right)
        #expect(stage.style(x: 2) == Style(.accent) && stage.style(x: 6) == Style(.accent))
        stage.press(.right)
        #expect(stage.style(x: 2) == Style(.accent) && stage.style(x: 6) == Style(.disabled, .dim))
    }

    @Test func `a click left of the number is a step down, right of it a step up, and the wheel steps too`() {
        let (stepper, values) = stepper(50)
        let stage = Stage(stepper, width: 20)
        stage.click(x: 2)
        stage.click(x: 3)
        #expect(values.all == [49, 48])
        stage.click(x: 4)
        stage.click(x: 19)
        #expect(values.all == [49, 48, 49, 50])
        stage.mouse(.wheelUp, x: 9)
        stage.mouse(.wheelDown, x: 9)
        stage.mouse(.drag, x: 9)
        #expect(values.all == [49, 48, 49, 50, 51, 50])
    }

    @Test func `a disabled one takes neither key nor mouse`() {
        let (stepper, values) = stepper(50)
        stepper.isEnabled = false
        let stage = Stage(stepper, width: 20)
        #expect(stage.rows == ["  ‹ 50 ›"] && stage.style(x: 4) == Style(.disabled, .dim))
        stage.press(.right, "+")
        stage.click(x: 9)
        stage.mouse(.wheelUp, x: 4)
        #expect(values.all.isEmpty && stepper.answeredKeys.isEmpty && stepper.hintedKeys.isEmpty)
    }

    @Test func `it wants room for the longest of its numbers, so that nothing beside it moves`() {
        let small = Stepper(value: 3, in: 0...30_000) { "\($0)보" }
        #expect(small.sizeThatFits(Size(width: 80, height: 3)) == Size(width: 2 + 7 + 4, height: 1))
        small.value = 30_000
        #expect(small.sizeThatFits(Size(width: 80, height: 3)) == Size(width: 13, height: 1))
        #expect(small.sizeThatFits(Size(width: 5, height: 0)) == Size(width: 5, height: 0))
    }

    @Test func `another way to write the number is drawn at once`() {
        let (stepper, _) = stepper(7)
        let stage = Stage(stepper, width: 20)
        stepper.format = { "\($0) steps" }
        stage.render()
        #expect(stage.rows == ["▌ ‹ 7 steps ›"])
    }

    @Test(arguments: [(7, "▌ ‹ 12 "), (5, "▌ ‹ 1"), (3, "▌ ‹"), (1, "▌"), (0, "")])
    func `what has no room is cut at the edge`(_ width: Int, _ expected: String) {
        let (stepper, _) = stepper(12)
        #expect(Stage(stepper, width: width).rows == [String(expected[...].trimmed)])
    }
}
