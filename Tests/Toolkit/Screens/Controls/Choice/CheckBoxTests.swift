import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct CheckBoxTests {
    private final class Answers { var all: [Bool] = [] }

    private func box(_ title: String = "Remember me", isOn: Bool = false) -> (CheckBox, Answers) {
        let answers = Answers()
        return (CheckBox(title, isOn: isOn) { answers.all.append($0) }, answers)
    }

    @Test(arguments: [" ", Key.enter])
    func `Space and Enter turn it over, and each time the answer is told once`(_ key: Key) {
        let (box, answers) = box()
        let stage = Stage(box, width: 20)
        #expect(stage.rows == ["▌ [ ] Remember me"])
        stage.press(key)
        #expect(box.isOn && answers.all == [true])
        #expect(stage.rows == ["▌ [✓] Remember me"])
        stage.press(key)
        #expect(!box.isOn && answers.all == [true, false])
    }

    @Test(arguments: [Key.left, .right, .up, .down, "x", "y", .escape])
    func `another key leaves the answer`(_ key: Key) {
        let (box, answers) = box(isOn: true)
        Stage(box).press(key)
        #expect(box.isOn && answers.all.isEmpty)
    }

    @Test func `a click turns it over wherever it hits it, the wheel and letting go do not`() {
        let (box, answers) = box()
        let stage = Stage(box, width: 20)
        for x in [0, 3, 12, 19] { stage.click(x: x) }
        #expect(answers.all == [true, false, true, false])
        stage.mouse(.wheelUp, x: 3)
        stage.mouse(.drag, x: 3)
        #expect(answers.all.count == 4)
    }

    @Test func `a disabled one keeps its answer, is dim and has no bar`() {
        let (box, answers) = box(isOn: true)
        box.isEnabled = false
        let stage = Stage(box, width: 20)
        #expect(stage.rows == ["  [✓] Remember me"])
        #expect(stage.style(x: 3) == Style(.disabled, .dim))
        #expect(stage.style(x: 8) == Style(.disabled, .dim))
        stage.press(" ")
        stage.click(x: 3)
        #expect(box.isOn && answers.all.isEmpty)
    }

    @Test func `an answer that the program sets is drawn and told to nobody`() {
        let (box, answers) = box()
        let stage = Stage(box, width: 20)
        box.isOn = true
        #expect(stage.render())
        #expect(stage.rows == ["▌ [✓] Remember me"] && answers.all.isEmpty)
        box.isOn = true
        #expect(!stage.render())
    }

    @Test(arguments: [(16, "▌ [ ] 약관에 동…"), (9, "▌ [ ] 약…"), (8, "▌ [ ] …"), (6, "▌ [ ]"), (4, "▌ [ "), (1, "▌"), (0, "")])
    func `what is too long ends with an ellipsis`(_ width: Int, _ expected: String) {
        let row = Stage(CheckBox("약관에 동의해요"), width: width).rows[0]
        #expect(row.hasPrefix(expected.trimmingSpaces) || row == expected)
        #expect(TextWidth.of(row) <= width)
    }

    @Test func `it wants its title, its box and the bar`() {
        #expect(CheckBox("yes").sizeThatFits(Size(width: 40, height: 4)) == Size(width: 9, height: 1))
        #expect(CheckBox("동의").sizeThatFits(Size(width: 40, height: 4)) == Size(width: 10, height: 1))
        #expect(CheckBox("yes").sizeThatFits(.zero) == .zero)
    }
}

extension String {
    fileprivate var trimmingSpaces: String { String(self[...].trimmed) }
}
