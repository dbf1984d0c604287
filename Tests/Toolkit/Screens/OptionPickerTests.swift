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
}
