import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct DateFieldTests {
    private typealias Day = DateField.Value

    private final class Told { var days: [DateField.Value] = [] }

    private func field(_ year: Int = 2026, _ month: Int = 11, _ day: Int = 21) -> (DateField, Told) {
        let told = Told()
        return (DateField(.init(year: year, month: month, day: day)) { told.days.append($0) }, told)
    }

    @Test(
        arguments: [
            (2026, 2, 31, 2026, 2, 28), (2024, 2, 31, 2024, 2, 29), (1900, 2, 29, 1900, 2, 28), (2000, 2, 29, 2000, 2, 29),
            (2026, 4, 31, 2026, 4, 30), (0, 0, 0, 1, 1, 1), (10_000, 13, 32, 9999, 12, 31), (-5, -5, -5, 1, 1, 1),
            (2026, 12, 31, 2026, 12, 31),
        ])
    func `a day that does not exist is the nearest that does`(
        _ year: Int, _ month: Int, _ day: Int, _ realYear: Int, _ realMonth: Int, _ realDay: Int
    ) {
        #expect(DateField.Value(year: year, month: month, day: day).parts == (realYear, realMonth, realDay))
    }

    @Test(arguments: 0..<50)
    func `days later and earlier are the same way, and their order is the calendar's`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let day = DateField.Value(
            year: .random(in: 100...9000, using: &dice), month: .random(in: 1...12, using: &dice), day: .random(in: 1...31, using: &dice))
        let count = Int.random(in: 1...20_000, using: &dice)
        let later = day.adding(days: count)
        #expect(day < later && later.adding(days: -count) == day)
        #expect(day.adding(days: count - 1).adding(days: 1) == later)
        #expect(day.adding(days: 146_097) == .init(year: day.year + 400, month: day.month, day: day.day), "400 years are whole weeks")
    }

    @Test(arguments: [(20, "▌ 2026-11-21  - +"), (16, "▌ 2026-11-21"), (12, "▌ 2026-11-21"), (9, "▌ 2026-11"), (2, "▌"), (1, "▌"), (0, "")])
    func `it is written as people file days`(_ width: Int, _ expected: String) {
        let (field, _) = field()
        #expect(Stage(field, width: width).rows == [expected])
    }

    @Test func `small numbers keep their places, and the part under the bar stands out`() {
        let (field, _) = field(26, 1, 2)
        let stage = Stage(field, width: 20)
        #expect(stage.rows == ["▌ 0026-01-02  - +"])
        #expect(stage.style(x: 10) == Style(.selection) && stage.style(x: 7) == Style(.field) && stage.style(x: 6) == Style(.tertiary))
        stage.press(.left)
        #expect(stage.style(x: 7) == Style(.selection) && stage.style(x: 10) == Style(.field))
    }

    @Test func `the words after the day follow every change`() {
        let (field, _) = field()
        field.describe = { "\($0.day)일" }
        let stage = Stage(field, width: 30)
        #expect(stage.rows == ["▌ 2026-11-21  21일  - +"])
        stage.press("+")
        #expect(stage.rows == ["▌ 2026-11-22  22일  - +"])
        field.value = .init(year: 2026, month: 3, day: 1)
        stage.render()
        #expect(stage.rows == ["▌ 2026-03-01  1일  - +"])
    }

    @Test(
        arguments: [
            ("+", 2026, 11, 22), ("=", 2026, 11, 22), (.pageUp, 2026, 12, 1), (.pageDown, 2026, 11, 11), ("-", 2026, 11, 20),
        ] as [(Key, Int, Int, Int)])
    func `a step is told once`(_ key: Key, _ year: Int, _ month: Int, _ day: Int) {
        let (field, told) = field()
        Stage(field).press(key)
        #expect(told.days == [.init(year: year, month: month, day: day)])
    }

    @Test(arguments: [("y", -1), ("어", -1), ("t", 0), ("오", 0), ("그", -2)] as [(Key, Int)])
    func `a letter is the day that its word begins with, where today is known`(_ key: Key, _ days: Int) {
        let (field, told) = field(2020, 1, 1)
        let today = DateField.Value(year: 2026, month: 3, day: 1)
        let stage = Stage(field)
        stage.press(key)
        #expect(told.days.isEmpty)
        field.today = today
        stage.press(key)
        #expect(field.value == today.adding(days: days) && told.days == [today.adding(days: days)])
    }

    @Test func `a whole word may be typed, and another letter is nobody's`() {
        let (field, _) = field(2020, 1, 1)
        field.today = .init(year: 2026, month: 3, day: 1)
        let stage = Stage(field)
        stage.type("yesterday")
        #expect(field.value == .init(year: 2026, month: 2, day: 28))
        stage.type("오늘")
        #expect(field.value == .init(year: 2026, month: 3, day: 1))
        stage.press("q", "x")
        #expect(field.value == .init(year: 2026, month: 3, day: 1))
    }

    @Test func `limits hold for what is typed, pasted, stepped and set, and nothing is told that did not change`() {
        let (field, told) = field()
        let limits = DateField.Value(year: 2026, month: 11, day: 1)...DateField.Value(year: 2026, month: 11, day: 30)
        field.limits = limits
        let stage = Stage(field)
        stage.press(.pageUp, .pageUp)
        #expect(field.value == limits.upperBound && told.days == [limits.upperBound])
        #expect(!stage.window.dispatch(.paste("2025-01-01")))
        field.value = .init(year: 1999, month: 1, day: 1)
        #expect(field.value == limits.lowerBound)
        field.limits = .init(year: 2030, month: 1, day: 1)...(.init(year: 2030, month: 1, day: 31))
        #expect(field.value == .init(year: 2030, month: 1, day: 1))
        #expect(told.days.count == 1)
    }

    @Test func `yesterday is offered where the limits take it, and today wherever it is known`() {
        let (field, _) = field()
        let today = DateField.Value(year: 2026, month: 11, day: 21)
        #expect(field.hintedKeys.count { $0.title == "yesterday" } == 0)
        field.today = today
        #expect(field.hintedKeys.count { $0.title == "yesterday" } == 1)
        field.limits = today...today.adding(days: 7)
        #expect(!(field.hintedKeys + field.answeredKeys).contains { $0.title == "yesterday" })
        #expect(field.answeredKeys.contains { $0.title == "today" })
        field.limits = today.adding(days: -1)...today
        #expect(field.hintedKeys.contains { $0.title == "yesterday" })
    }

    @Test func `one without a day is empty until it gets one`() {
        let field = DateField()
        let stage = Stage(field, width: 20)
        #expect(field.isBlank && stage.rows == ["▌ ····-··-··  - +"])
        field.value = .init(year: 2000, month: 1, day: 1)
        stage.render()
        #expect(!field.isBlank && stage.rows == ["▌ 2000-01-01  - +"])
    }

    @Test func `what is wrong stands below it, wrapped`() {
        let (field, _) = field()
        field.errorText = "that day is to come"
        let stage = Stage(StackView(.vertical, [field, Label("below")]), width: 16, height: 4)
        #expect(stage.rows == ["▌ 2026-11-21", "  ! that day is", "  to come", "below"])
        field.errorText = nil
        stage.render()
        #expect(stage.rows == ["▌ 2026-11-21", "below", "", ""])
    }

    @Test func `Enter finishes what is typed before it goes on`() {
        let (field, told) = field()
        var submitted: [DateField.Value] = []
        field.onSubmit = { [weak field] in if let field { submitted.append(field.value) } }
        let stage = Stage(field)
        stage.press("7", .enter)
        #expect(submitted == [.init(year: 2026, month: 11, day: 7)] && told.days == submitted)
        field.onSubmit = nil
        #expect(!field.keyPressed(.enter))
    }

    @Test func `a disabled one takes neither keys, paste nor mouse`() {
        let (field, told) = field()
        field.isEnabled = false
        field.today = .init(year: 2026, month: 3, day: 1)
        let stage = Stage(field, width: 20)
        #expect(stage.rows == ["  2026-11-21"] && stage.style(x: 2) == Style(.disabled, .dim))
        stage.press("+", "y", "1")
        #expect(!field.keyPressed("+") && !field.paste("2026-01-01") && !stage.mouse(.press, x: 4) && !stage.mouse(.wheelUp, x: 4))
        #expect(told.days.isEmpty && field.answeredKeys.isEmpty && field.hintedKeys.isEmpty)
    }

    @Test(arguments: [(0, 0), (2, 0), (5, 0), (6, 0), (7, 1), (9, 1), (10, 2), (19, 2)])
    func `a click takes the part that it hits`(_ x: Int, _ part: Int) {
        let (field, told) = field(2024, 5, 15)
        let stage = Stage(field, width: 20)
        stage.click(x: x)
        stage.press(.pageUp)
        let expected = [Day(year: 2034, month: 5, day: 15), Day(year: 2025, month: 3, day: 15), Day(year: 2024, month: 5, day: 25)][part]
        #expect(told.days == [expected])
    }

    @Test(arguments: 0..<40)
    func `whatever is pressed, the day exists and lies within its limits`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let (field, told) = field(2024, 2, 29)
        let limits = DateField.Value(year: 1990, month: 3, day: 5)...DateField.Value(year: 2031, month: 2, day: 28)
        if seed % 2 == 0 { field.limits = limits }
        field.today = .init(year: 2026, month: 11, day: 22)
        let stage = Stage(field, width: 24, height: 2)
        let keys: [Key] = "0123456789-+./:=hlyt어".map { .character($0) } + [.left, .right, .pageUp, .pageDown, .backspace, .tab]
        for _ in 0..<120 {
            stage.press(keys.randomElement(using: &dice) ?? .tab)
            let value = field.value
            #expect(Day(year: value.year, month: value.month, day: value.day) == value)
            if seed % 2 == 0 { #expect(limits.contains(value)) }
        }
        #expect(zip(told.days, told.days.dropFirst()).allSatisfy { $0 != $1 }, "the same day was told twice")
    }

    @Test(arguments: ["next", "4 next", "the next"]) func `words that somebody can read are a day as soon as they are one`(_ text: String) {
        let (field, told) = field()
        field.parse = { $0.hasSuffix("next") ? Day(year: 2027, month: 1, day: 2) : nil }
        let stage = Stage(field, width: 20)
        for letter in text { stage.press(.character(letter)) }
        #expect(field.value == Day(year: 2027, month: 1, day: 2) && told.days.last == field.value)
        stage.press("3")
        #expect(field.value.day == 3, "a digit after it is typed into the day again")
    }

    @Test func `words are pasted in whole, and other text is nobody's`() {
        let (field, told) = field()
        field.parse = { $0 == "next" ? Day(year: 2027, month: 1, day: 2) : nil }
        #expect(field.paste("next") && told.days == [Day(year: 2027, month: 1, day: 2)] && !field.paste("nexty"))
    }
}
