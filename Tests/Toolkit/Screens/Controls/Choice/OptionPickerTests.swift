import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct OptionPickerTests {
    @Test func `Enter chooses and goes on where there is a way on, Space only chooses`() {
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")])
        let next = TextField("")
        picker.onSubmit = { [weak next] in next?.becomeFirstResponder() }
        let stage = Stage(FormView([FormRow("a", picker), FormRow("b", next)]))
        stage.press(" ")
        #expect(picker.selection == 1 && picker.isFirstResponder)
        stage.press(.down, .enter)
        #expect(picker.selection == 2 && next.isFirstResponder)
    }

    @Test func `the arrows move the bar and choose nothing, and beyond the last option they go on`() {
        let next = TextField("")
        var chosen: [Int] = []
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man"), .init(3, "Other")], selection: 2) { chosen.append($0) }
        let stage = Stage(FormView([FormRow("a", picker), FormRow("b", next)]))
        stage.press(.down, .down)
        #expect(chosen.isEmpty && picker.selection == 2 && next.isFirstResponder)
        stage.press(.up, .enter)
        #expect(chosen == [3] && picker.selection == 3)
    }

    @Test func `who only passes by has chosen nothing`() {
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")])
        picker.onSubmit = {}
        let next = TextField("")
        let stage = Stage(FormView([FormRow("a", picker), FormRow("b", next)]))
        stage.press(.tab)
        #expect(picker.selection == nil && next.isFirstResponder)
    }

    private func picker(_ selection: Int? = nil, _ count: Int = 3) -> (OptionPicker<Int>, Choices) {
        let choices = Choices()
        let names = ["Woman", "남자", "Other"]
        return (
            OptionPicker((1...count).map { .init($0, names[($0 - 1) % 3]) }, selection: selection) { choices.all.append($0) }, choices
        )
    }

    private final class Choices { var all: [Int] = [] }

    @Test(
        arguments: [
            (12, ["▌ ○ Woman", "  ● 남자", "  ○ Other"]), (8, ["▌ ○ Wom…", "  ● 남자", "  ○ Oth…"]), (5, ["▌ ○ …", "  ● …", "  ○ …"]),
            (3, ["▌ ○", "  ●", "  ○"]), (1, ["▌", "", ""]), (0, ["", "", ""]),
        ])
    func `a full circle is what holds, the bar is where one stands`(_ width: Int, _ expected: [String]) {
        let (picker, _) = picker(2)
        let stage = Stage(picker, width: width, height: 3)
        stage.press(.up)
        #expect(stage.rows == expected)
    }

    @Test func `remarks stand in a column of their own, dim, and go first`() {
        let picker = OptionPicker([.init(1, "a", detail: "the first"), .init(2, "둘째", detail: "the second")])
        let stage = Stage(picker, width: 22, height: 2)
        #expect(stage.rows == ["▌ ○ a     the first", "  ○ 둘째  the second"])
        #expect(stage.style(x: 11) == Style(.secondary))
        #expect(Stage(picker, width: 14, height: 2).rows == ["▌ ○ a     the…", "  ○ 둘째  the…"])
        #expect(picker.sizeThatFits(Size(width: 80, height: 9)) == Size(width: 4 + 4 + 2 + 10, height: 2))
    }

    @Test func `where not all options have a row, the one with the bar does`() {
        let (picker, _) = picker(nil, 7)
        let stage = Stage(picker, width: 12, height: 2)
        #expect(stage.rows == ["▌ ○ Woman", "  ○ 남자   ↓"])
        stage.press(.down, .down)
        #expect(stage.rows == ["  ○ 남자   ↑", "▌ ○ Other  ↓"])
        stage.click(x: 4, y: 0)
        #expect(picker.selection == 2)
        let single = Stage(picker, width: 12, height: 1)
        #expect(single.rows == ["▌ ● 남자   ↕"])
        single.press(.up)
        #expect(single.rows == ["▌ ○ Woman  ↓"])
    }

    @Test func `a title that is longer than its row goes on in the next one, which is the same option`() {
        let picker = OptionPicker([.init(1, "Where most walks begin"), .init(2, "At home"), .init(3, "Where I say it is")])
        #expect(picker.sizeThatFits(Size(width: 18, height: 9)).height == 5)
        #expect(picker.sizeThatFits(Size(width: 40, height: 9)).height == 3)
        let stage = Stage(picker, width: 18, height: 5)
        #expect(stage.rows == ["▌ ○ Where most", "▌   walks begin", "  ○ At home", "  ○ Where I say it", "    is"])
        stage.press(.down, .down)
        #expect(stage.rows.suffix(2) == ["▌ ○ Where I say it", "▌   is"])
        #expect(picker.accessibilityElements.map(\.frame.height) == [2, 1, 2])
        stage.click(x: 4, y: 1)
        #expect(picker.selection == 1)
        stage.click(x: 4, y: 4)
        #expect(picker.selection == 3)
        #expect(Stage(picker, width: 18, height: 2).rows == ["▌ ● Where I say  ↑", "▌   it is"])
        #expect(Stage(picker, width: 18, height: 1).rows == ["▌ ● Where I say  ↕"])
    }

    @Test func `a click chooses and is told once, below the last option it hits nothing`() {
        let (picker, choices) = picker()
        let stage = Stage(picker, width: 12, height: 5)
        stage.click(x: 4, y: 2)
        #expect(choices.all == [3] && picker.selection == 3)
        #expect(!stage.mouse(.press, x: 4, y: 3) && !stage.mouse(.wheelDown, x: 4, y: 1))
        #expect(choices.all == [3])
    }

    @Test func `what the program chooses is told to nobody, and the bar goes there`() {
        let (picker, choices) = picker()
        let stage = Stage(picker, width: 12, height: 3)
        picker.selection = 3
        stage.render()
        #expect(stage.rows == ["  ○ Woman", "  ○ 남자", "▌ ● Other"])
        picker.selection = nil
        stage.render()
        #expect(stage.rows == ["  ○ Woman", "  ○ 남자", "▌ ○ Other"] && choices.all.isEmpty)
        picker.selection = 99
        stage.render()
        #expect(stage.rows == ["  ○ Woman", "  ○ 남자", "▌ ○ Other"])
    }

    @Test func `fewer options keep the bar among them, and none takes no keys`() {
        let (picker, choices) = picker(3)
        let stage = Stage(StackView(.vertical, [picker, Button("Go")]), width: 12, height: 4)
        picker.options = [.init(1, "one")]
        stage.press(.enter)
        #expect(choices.all == [1])
        picker.options = []
        stage.render()
        #expect(!picker.canBecomeFirstResponder && picker.keyCommands.isEmpty)
        #expect(picker.sizeThatFits(Size(width: 9, height: 9)) == Size(width: 4, height: 0))
    }

    @Test func `a disabled one takes neither key nor click`() {
        let (picker, choices) = picker(1)
        picker.isEnabled = false
        let stage = Stage(picker, width: 12, height: 3)
        stage.press(.down, .enter)
        stage.click(x: 4, y: 1)
        #expect(choices.all.isEmpty && picker.answeredKeys.isEmpty && picker.keyCommands.isEmpty)
        #expect(stage.rows == ["  ● Woman", "  ○ 남자", "  ○ Other"] && stage.style(x: 4, y: 1) == Style(.disabled, .dim))
    }
}
