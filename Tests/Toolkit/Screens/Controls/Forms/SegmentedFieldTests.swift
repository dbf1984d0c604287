import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SegmentedFieldTests {
    @Test func `digits fill the date from left to right`() {
        let field = DateField(.init(year: 2026, month: 11, day: 21))
        var last: DateField.Value?
        field.onChange = { last = $0 }
        let stage = Stage(field)
        stage.type("20240229")
        #expect(field.value == .init(year: 2024, month: 2, day: 29))
        #expect(last == field.value)
    }

    @Test(arguments: ["2026-07-14", "2026.7.14", "2026/07/14", "20260714"])
    func `a date may be typed with its signs, whatever day it was before`(_ text: String) {
        for day in [DateField.Value(year: 2026, month: 12, day: 1), .init(year: 2024, month: 2, day: 29)] {
            let field = DateField(day)
            let stage = Stage(field)
            stage.type(text)
            #expect(field.value == .init(year: 2026, month: 7, day: 14), "typed over \(day)")
            stage.press("-")
            #expect(field.value == .init(year: 2026, month: 7, day: 13))
        }
    }

    @Test(arguments: [("7:05", 7 * 60 + 5), ("1:5", 65), ("23:59", 23 * 60 + 59), ("0140", 100)])
    func `a time may be typed with its colon`(_ text: String, _ minutes: Int) {
        let field = TimeField(minutes: 600)
        let stage = Stage(field)
        stage.type(text)
        stage.press(.tab)
        #expect(field.minutes == minutes)
    }

    @Test func `a date is pasted whole, wherever the bar stands, and other text is not taken`() {
        let field = DateField(.init(year: 2026, month: 12, day: 1))
        let stage = Stage(field)
        stage.press(.left)
        #expect(stage.window.dispatch(.paste(" 2026-07-14\n")))
        #expect(field.value == .init(year: 2026, month: 7, day: 14))
        for text in ["14 July", "21.11.2026", "26.11.21", "2026-11-21 07:40", "2026-02-30", "-", ""] {
            #expect(!stage.window.dispatch(.paste(text)), "\(text)")
            #expect(field.value == .init(year: 2026, month: 7, day: 14))
        }
        #expect(stage.window.dispatch(.paste("2026. 8. 5.")))
        #expect(field.value == .init(year: 2026, month: 8, day: 5))
        let time = TimeField(minutes: 0)
        let other = Stage(time)
        #expect(!other.window.dispatch(.paste("07:40:15")))
        #expect(other.window.dispatch(.paste("7:40")))
        #expect(time.minutes == 460)
    }

    @Test func `who comes back to a field types the whole value, and what is not whole yet is nobody's`() {
        let field = DateField(.init(year: 2024, month: 2, day: 29))
        var told: [DateField.Value] = []
        field.onChange = { told.append($0) }
        let stage = Stage(FormView([FormRow("a", field), FormRow("b", TimeField(minutes: 0))]))
        stage.type("2028")
        #expect(told.last == .init(year: 2028, month: 2, day: 29))
        stage.press(.left, .tab, .shiftTab)
        stage.type("2026-11-2")
        #expect(told.last == .init(year: 2026, month: 11, day: 28))
        stage.press(.tab)
        #expect(told.last == .init(year: 2026, month: 11, day: 2))
        stage.press(.shiftTab, .left, "0", .backspace)
        #expect(field.value == .init(year: 2026, month: 1, day: 2))
        #expect(told.last == field.value)
    }

    @Test func `after an arrow a sign steps, and before it one ends the part`() {
        let field = DateField(.init(year: 2026, month: 12, day: 10))
        let stage = Stage(field)
        stage.type("2025")
        stage.press(.right, "-")
        #expect(field.value == .init(year: 2025, month: 12, day: 9))
        stage.press(.left)
        stage.type("1-")
        #expect(field.value == .init(year: 2025, month: 1, day: 9))
        stage.press("-")
        #expect(field.value == .init(year: 2025, month: 1, day: 8))
    }

    @Test func `a day that does not exist becomes the last of its month`() {
        let field = DateField(.init(year: 2024, month: 2, day: 29))
        let stage = Stage(field)
        stage.press(.left, .left, "-")
        #expect(field.value == .init(year: 2023, month: 2, day: 28))
        stage.press(.right)
        stage.type("4")
        #expect(field.value == .init(year: 2023, month: 4, day: 28))
        stage.type("31")
        #expect(field.value == .init(year: 2023, month: 4, day: 30))
    }

    @Test func `steps carry over into months and years`() {
        let field = DateField(.init(year: 2025, month: 12, day: 31))
        let stage = Stage(field)
        stage.press(.right, .right, "+")
        #expect(field.value == .init(year: 2026, month: 1, day: 1))
        stage.press("-", .left, "+", "+")
        #expect(field.value == .init(year: 2026, month: 2, day: 28))
        #expect(DateField.Value(year: 1, month: 1, day: 1).adding(days: -5) == .init(year: 1, month: 1, day: 1))
        #expect(DateField.Value(year: 9999, month: 12, day: 31).adding(days: 5) == .init(year: 9999, month: 12, day: 31))
        #expect(DateField.Value(year: 2000, month: 1, day: 1).adding(days: 366) == .init(year: 2001, month: 1, day: 1))
    }

    @Test func `a day outside of the limits is not taken`() {
        let field = DateField(.init(year: 2026, month: 11, day: 21))
        field.limits = .init(year: 2020, month: 1, day: 1)...(.init(year: 2026, month: 11, day: 21))
        let stage = Stage(field)
        stage.press(.right, .right, "+")
        #expect(field.value == .init(year: 2026, month: 11, day: 21))
        stage.press(.left, .left)
        stage.type("1999")
        #expect(field.value == .init(year: 2020, month: 1, day: 1))
    }

    @Test func `a time goes past midnight and takes digits`() {
        let field = TimeField(minutes: 23 * 60 + 59)
        let stage = Stage(field)
        stage.press(.right, "+")
        #expect(field.minutes == 0)
        stage.press(.left)
        stage.type("740")
        #expect(field.minutes == 7 * 60 + 40)
    }

    @Test func `arrows up and down leave the field to the form`() {
        let first = TimeField(minutes: 0)
        let second = Stepper(value: 2, in: 0...3)
        let stage = Stage(FormView([FormRow("a", first), FormRow("b", second)]))
        stage.press(.down)
        #expect(second.isFirstResponder)
        stage.press(.right, .right, .right)
        #expect(second.value == 3)
        stage.press(.home)
        #expect(second.value == 0)
    }
}
