import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct HelpViewTests {
    private func stage(_ count: Int = 3, size: Size = Size(width: 40, height: 10)) -> Stage {
        let stage = Stage(Label("content"), size: size)
        stage.controller.title = "Walk"
        stage.controller.commands = (0..<count).map { KeyCommand(.character(Character("\($0 % 10)")), .alt("x"), title: "do \($0)") {} }
        stage.window.showHelp()
        stage.render()
        return stage
    }

    @Test func `each responder has a heading, and its commands with all their keys`() {
        let stage = stage(1, size: Size(width: 40, height: 20))
        #expect(stage.rows[0] == "  Walk")
        #expect(stage.rows[1] == "    0 alt-x    do 0")
        #expect(stage.content.contains("Everywhere"))
    }

    @Test func `what cannot be done is dim and says why`() {
        let stage = Stage(Label("content"), size: Size(width: 60, height: 10))
        stage.controller.commands = [KeyCommand("d", title: "delete", disabledReason: "nothing chosen") {}]
        stage.window.showHelp()
        stage.render()
        let row = stage.rows.firstIndex { $0.contains("delete · nothing chosen") }
        #expect(row != nil && stage.style(x: 15, y: 2 + (row ?? 0)) == Style(.disabled, .dim))
    }

    @Test func `words that are longer than the row go on below it, to their end`() {
        let stage = Stage(Label("content"), size: Size(width: 40, height: 13))
        let reason = "Mark two walks or more first, then they can become one."
        stage.controller.commands = [KeyCommand("m", title: "merge", disabledReason: reason) {}]
        stage.window.showHelp()
        stage.render()
        let words = stage.rows.prefix(3).flatMap { $0.split(separator: " ") }
        #expect(words == "m merge · \(reason)".split(separator: " "))
        #expect(!stage.content.contains("…"))
    }

    @Test func `ten digits are one line`() {
        let stage = Stage(TimeField(minutes: 0), size: Size(width: 60, height: 20))
        stage.window.showHelp()
        stage.render()
        #expect(stage.content.contains("0–9"))
    }

    @Test(
        arguments: [
            ([], "Walk"), ([.down], "do 0"), (["j", "j"], "do 1"), (["j", .up], "Walk"), (["j", "j", "k"], "do 0"), ([.up], "Walk"),
        ] as [([Key], String)])
    func `it scrolls by lines`(_ keys: [Key], _ first: String) {
        let stage = stage(30)
        for key in keys { stage.press(key) }
        #expect(stage.rows[0].contains(first))
    }

    @Test func `a page is as many rows as there are, and the end is the end`() {
        let stage = stage(30)
        let before = stage.rows
        stage.press(.pageDown)
        #expect(stage.rows[0].contains("do 6"))
        stage.press(.pageUp)
        #expect(stage.rows == before)
        for _ in 0..<20 { stage.press(" ") }
        let last = stage.rows
        stage.press(.down, .pageDown)
        #expect(stage.rows == last && !(last.last ?? "").isEmpty)
    }

    @Test(arguments: [Key.escape, "?", "q", .enter, .function(1)])
    func `every key that people try closes it`(_ key: Key) {
        let stage = stage()
        stage.press(key)
        #expect(!stage.window.hasOverlay && stage.content.contains("content"))
    }

    @Test func `the wheel scrolls by three and a click closes it`() {
        let stage = stage(30)
        stage.mouse(.wheelDown, x: 5, y: 4)
        #expect(stage.rows[0].contains("do 2"))
        stage.mouse(.wheelUp, x: 5, y: 4)
        #expect(stage.rows[0].hasPrefix("  Walk"))
        stage.mouse(.press, x: 5, y: 4)
        #expect(!stage.window.hasOverlay)
    }

    @Test(arguments: [(0, 0), (1, 1), (6, 4), (200, 60)])
    func `it draws at any size`(_ width: Int, _ height: Int) {
        let stage = stage(30, size: Size(width: width, height: height))
        stage.press(.down, .pageDown, .up)
        for y in 0..<height { #expect(TextWidth.of(stage.device.canvas.text(row: y)) <= width) }
    }
}
