import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct TimeFieldTests {
    private final class Told { var minutes: [Int] = [] }

    private func field(_ minutes: Int) -> (TimeField, Told) {
        let told = Told()
        return (TimeField(minutes: minutes) { told.minutes.append($0) }, told)
    }

    @Test(arguments: [(0, 0), (460, 460), (1440, 0), (1441, 1), (-1, 1439), (-1441, 1439), (100_000, 640)])
    func `minutes beyond a day are the time of another day`(_ minutes: Int, _ expected: Int) {
        #expect(TimeField(minutes: minutes).minutes == expected)
        let field = TimeField(minutes: 5)
        field.minutes = minutes
        #expect(field.minutes == expected)
    }

    @Test(arguments: [(460, "▌ 07:40"), (0, "▌ 00:00"), (1439, "▌ 23:59")])
    func `it is written with two digits each`(_ minutes: Int, _ expected: String) {
        #expect(Stage(TimeField(minutes: minutes), width: 8).rows == [expected])
        #expect(Stage(TimeField(minutes: minutes), width: 12).rows == [expected + "  - +"])
    }

    @Test(arguments: [0, 1, 3, 5, 6])
    func `where it is narrow it is cut`(_ width: Int) {
        #expect(Stage(TimeField(minutes: 460), width: width).rows == [String("▌ 07:40".prefix(width)).trimmingEnd])
    }

    @Test(
        arguments: [
            ([], "+", 0 * 60 + 59), ([], "-", 22 * 60 + 59), ([.right], "+", 0), ([.right], "-", 23 * 60 + 58), ([], .pageUp, 9 * 60 + 59),
            ([.right], .pageDown, 23 * 60 + 49), ([.right, .left], "+", 59),
        ] as [([Key], Key, Int)])
    func `hours and minutes go round at midnight, and each step is told once`(_ before: [Key], _ key: Key, _ expected: Int) {
        let (field, told) = field(23 * 60 + 59)
        let stage = Stage(field)
        for key in before { stage.press(key) }
        stage.press(key)
        #expect(field.minutes == expected && told.minutes == [expected])
    }

    @Test(
        arguments: [
            ("0740", 460), ("740", 460), ("7:4", 424), ("9", 540), ("2359", 1439), ("24", 23 * 60), ("2975", 23 * 60 + 5), ("7.05", 425),
        ])
    func `digits fill it from left to right`(_ typed: String, _ expected: Int) {
        let (field, _) = field(0)
        let stage = Stage(FormView([FormRow("a", field), FormRow("b", Button("Go"))]))
        stage.type(typed)
        stage.press(.tab)
        #expect(field.minutes == expected)
    }

    @Test func `an empty one shows no time until it has one`() {
        let field = TimeField()
        let stage = Stage(field, width: 8)
        #expect(field.isBlank && stage.rows == ["▌ ··:··"])
        field.minutes = 0
        stage.render()
        #expect(!field.isBlank && stage.rows == ["▌ 00:00"])
    }

    @Test func `the wheel changes the part under the bar`() {
        let (field, told) = field(600)
        let stage = Stage(field, width: 12)
        stage.mouse(.wheelUp, x: 2)
        stage.click(x: 5)
        stage.mouse(.wheelDown, x: 2)
        #expect(told.minutes == [660, 659])
    }

    @Test(arguments: 0..<30)
    func `whatever is pressed, it is a time of the day`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let (field, told) = field(600)
        let stage = Stage(field, width: 12)
        let keys: [Key] = "0123456789-+./:=hl".map { .character($0) } + [.left, .right, .pageUp, .pageDown, .backspace]
        for _ in 0..<120 {
            stage.press(keys.randomElement(using: &dice) ?? .left)
            #expect((0..<1440).contains(field.minutes))
        }
        #expect(told.minutes.allSatisfy { (0..<1440).contains($0) })
    }

    @Test func `words that somebody can read are a time as soon as they are one`() {
        var told: [Int] = []
        let field = TimeField(minutes: 60) { told.append($0) }
        field.parse = { $0 == "저녁 7시" ? 1140 : nil }
        let stage = Stage(field, width: 20)
        for letter in "저녁 7시" { stage.press(.character(letter)) }
        #expect(field.minutes == 1140 && told.last == 1140)
        #expect(!field.paste("밤 7시") && field.paste("저녁 7시"))
    }
}

extension String {
    fileprivate var trimmingEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}
