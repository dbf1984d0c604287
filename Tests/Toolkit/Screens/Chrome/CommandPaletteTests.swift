import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct CommandPaletteTests {
    private func titles(_ text: String, _ titles: [String]) -> [String] {
        CommandPalette.matches(text, in: titles.map { KeyCommand(title: $0) {} }).map(\.title)
    }

    @Test(
        arguments: [
            ("", ["new walk", "walk again", "edit", "새 산책"]), ("walk", ["walk again", "new walk"]), ("WALK", ["walk again", "new walk"]),
            ("nw", ["new walk"]), ("wk", ["new walk", "walk again"]), ("edti", []), ("산", ["새 산책"]), ("new w", ["new walk"]),
            (" ", ["new walk", "walk again", "edit", "새 산책"]), ("e", ["edit", "new walk"]), ("x", []),
        ])
    func `what begins with the text comes first, then what holds it, then what holds its letters`(_ text: String, _ expected: [String]) {
        #expect(titles(text, ["new walk", "walk again", "edit", "새 산책"]) == expected)
    }

    @Test func `the beginning of a word goes before letters in order, wherever it was found`() {
        let commands = [KeyCommand(title: "order of sources") {}, KeyCommand(title: "before four") {}]
        let finds = ["Walk: Four metres", "By its note"].map { KeyCommand(title: $0) {} }
        #expect(
            CommandPalette.matches("four", in: commands, and: finds).map(\.title) == [
                "before four", "Walk: Four metres", "By its note", "order of sources",
            ])
    }

    @Test func `a command is found by its other names, behind titles with a word that begins so`() {
        var range = KeyCommand(title: "7 days") {}
        range.otherNames = ["week", "주"]
        let commands = [range, KeyCommand(title: "the week before") {}]
        #expect(CommandPalette.matches("Wee", in: commands).map(\.title) == ["the week before", "7 days"])
        #expect(CommandPalette.matches("주", in: commands).map(\.title) == ["7 days"])
        #expect(CommandPalette.matches("eek", in: commands).map(\.title) == ["the week before"])
    }

    @Test(arguments: 0..<50)
    func `a title is always found by letters of it in their order`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let all = ["import a file", "set goal", "둘러보기", "go to the first", "Undo last change"]
        let title = all.randomElement(using: &dice) ?? ""
        let part = String(title.filter { _ in Bool.random(using: &dice) })
        #expect(titles(part, all).contains(title), "\(part) of \(title)")
    }

    private final class Told { var done: [String] = [] }

    private func stage(_ size: Size = Size(width: 50, height: 14)) -> (Stage, Told) {
        let told = Told()
        let stage = Stage(Label("content"), size: size)
        stage.controller.commands = ["new walk", "edit walk", "delete"].enumerated().map { index, title in
            KeyCommand(.function(index + 3), title: title, disabledReason: title == "delete" ? "nothing chosen" : nil) {
                told.done.append(title)
            }
        }
        stage.press(":")
        return (stage, told)
    }

    @Test func `titles stand with a capital letter, and their keys beside them`() {
        let (stage, _) = stage()
        #expect(stage.content.contains("New walk") && stage.content.contains("F3"))
        stage.type("del")
        #expect(stage.content.contains("Delete") && !stage.content.contains("New walk"))
    }

    @Test(
        arguments: [
            ([.enter], "new walk"), ([.down, .enter], "edit walk"), ([.control("n"), .enter], "edit walk"),
            ([.down, .up, .enter], "new walk"),
        ] as [([Key], String)])
    func `the arrows choose while one types, and Enter does it once`(_ keys: [Key], _ expected: String) {
        let (stage, told) = stage()
        stage.type("walk")
        for key in keys { stage.press(key) }
        #expect(told.done == [expected] && !stage.window.hasOverlay)
    }

    @Test func `what is not there is said, and Enter does nothing`() {
        let (stage, told) = stage()
        stage.type("xyz")
        #expect(stage.content.contains("nothing found"))
        stage.press(.enter)
        #expect(told.done.isEmpty && stage.window.hasOverlay)
    }

    @Test(arguments: [Key.escape, .control("p")])
    func `it closes and leaves everything as it was`(_ key: Key) {
        let (stage, told) = stage()
        stage.type("walk")
        stage.press(key)
        #expect(!stage.window.hasOverlay && told.done.isEmpty)
        stage.press(":")
        #expect(stage.content.contains("Delete"), "what was typed is forgotten")
    }

    @Test func `what a source finds comes behind the commands, and an old answer is dropped`() async {
        let stage = Stage(Label("content"), size: Size(width: 50, height: 14))
        stage.controller.commands = [KeyCommand("n", title: "new walk") {}]
        var asked: [String] = []
        stage.window.paletteSource = { text in
            asked.append(text)
            return [KeyCommand(title: "place \(text)") {}]
        }
        stage.press(":")
        stage.type("wa")
        for _ in 0..<20 where !stage.content.contains("Place wa") {
            await Task.yield()
            stage.render()
        }
        #expect(asked.last == "wa" && stage.content.contains("Place wa"))
        #expect(!stage.rows.contains { $0.hasSuffix("Place w") })
        stage.press(.escape)
    }

    @Test(arguments: [(0, 0), (1, 1), (6, 4), (20, 6), (200, 60)])
    func `it draws at any size`(_ width: Int, _ height: Int) {
        let (stage, _) = stage(Size(width: width, height: height))
        stage.type("wa")
        for y in 0..<height { #expect(TextWidth.of(stage.device.canvas.text(row: y)) <= width) }
    }
}
