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

    @Test func `the arrows choose, and beyond the last option they go on`() {
        let next = TextField("")
        var chosen: [Int] = []
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man"), .init(3, "Other")]) { chosen.append($0) }
        let stage = Stage(FormView([FormRow("a", picker), FormRow("b", next)]))
        #expect(picker.selection == nil)
        stage.press(.down, .down, .up)
        #expect(chosen == [2, 3, 2] && picker.selection == 2)
        stage.press(.down, .down)
        #expect(picker.selection == 3 && next.isFirstResponder)
    }

    @Test func `where an answer takes effect at once, the arrows only move the bar`() {
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")], selection: 1)
        picker.choosesByMoving = false
        let stage = Stage(picker)
        stage.press(.down)
        #expect(picker.selection == 1)
        stage.press(.enter)
        #expect(picker.selection == 2)
    }

    @Test func `who only passes by has chosen nothing`() {
        let picker = OptionPicker([.init(1, "Woman"), .init(2, "Man")])
        picker.onSubmit = {}
        let next = TextField("")
        let stage = Stage(FormView([FormRow("a", picker), FormRow("b", next)]))
        stage.press(.tab)
        #expect(picker.selection == nil && next.isFirstResponder)
    }
}
