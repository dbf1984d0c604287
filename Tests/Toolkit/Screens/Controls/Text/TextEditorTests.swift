import ScreenTesting
import Terminal
import Testing

@testable import Screens

@MainActor
struct TextEditorTests {
    /// The text with a bar where the caret is.
    private func shown(_ editor: TextEditor) -> String {
        var lines = editor.lines
        var line = Array(lines[editor.line])
        line.insert("|", at: editor.caret)
        lines[editor.line] = String(line)
        return lines.joined(separator: "\n")
    }

    @Test(
        arguments: [
            ("", [.enter], "\n|"), ("one", [.enter], "one\n|"), ("one", [.home, .enter], "\n|one"), ("one", [.left, .enter], "on\n|e"),
            ("a\nb", [.up], "a|\nb"), ("a\nb", [.up, .down], "a\nb|"), ("abc\nd", [.up, .end, .down], "abc\nd|"),
            ("a\nb", [.home, .left], "a|\nb"), ("a\nb", [.home, .left, .right], "a\n|b"), ("a\nb", [.home, .backspace], "a|b"),
            ("a\nb", [.up, .delete], "a|b"), ("a\n\nb", [.up, .backspace], "a|\nb"), ("\nb", [.home, .backspace], "|b"),
            ("one two", [.control("w"), .enter, .control("y")], "one \ntwo|"), ("a\nb", [.up, .control("k")], "a|\nb"),
            ("산책\n왕", [.up, "!"], "산!|책\n왕"), ("ab", [Key(.left, .shift), .enter], "a\n|"),
        ] as [(String, [Key], String)])
    func `the keys of several lines`(_ text: String, _ keys: [Key], _ expected: String) {
        var editor = TextEditor(text)
        for key in keys { _ = editor.handle(key) }
        #expect(shown(editor) == expected)
    }

    @Test(arguments: [Key.up, .down, .tab, .escape, .pageDown, .function(3), .control("s")])
    func `a key without anywhere to go climbs`(_ key: Key) {
        var editor = TextEditor("one line")
        let isHandled = editor.handle(key)
        #expect(!isHandled && editor == TextEditor("one line"))
    }

    @Test(arguments: [("x", "ax|b"), ("x\ny", "ax\ny|b"), ("\n", "a\n|b"), ("x\r\ny\n", "ax\ny\n|b"), ("", "a|b")])
    func `text is put where the caret is, with its line ends`(_ text: String, _ expected: String) {
        var editor = TextEditor("ab")
        _ = editor.handle(.left)
        editor.insert(text)
        #expect(shown(editor) == expected)
    }

    @Test func `a place beyond the text is the nearest in it`() {
        var editor = TextEditor("one\ntwo")
        editor.go(to: -4, caret: -2)
        #expect(shown(editor) == "|one\ntwo")
        editor.go(to: 9, caret: 99)
        #expect(shown(editor) == "one\ntwo|")
    }

    @Test(arguments: ["", "a", "\n", "a\n\nb\n", "한강\n산책"])
    func `it gives back the text it was given`(_ text: String) {
        #expect(TextEditor(text).text == text)
        #expect(TextEditor(text).lines.count == text.count { $0 == "\n" } + 1)
    }

    @Test(arguments: 0..<40)
    func `whatever is pressed, the caret stands in the text and the lines are the text`(_ seed: Int) {
        var dice = SplitMix(seed: UInt64(seed))
        let keys: [Key] = [
            .enter, .up, .down, .left, .right, .home, .end, .backspace, .delete, .control("k"), .control("u"), .control("y"), .control("w"),
            .control("t"), .alt("d"), .alt("a"), Key(.left, .shift), Key(.right, .shift), "a", " ", "한", "👑",
        ]
        var editor = TextEditor("one\n산책\n\nthree")
        for _ in 0..<200 {
            let key = keys.randomElement(using: &dice) ?? .enter
            _ = editor.handle(key)
            #expect(editor.lines.indices.contains(editor.line))
            #expect((0...editor.lines[editor.line].count).contains(editor.caret), "after \(key)")
            #expect(editor.editor.text == editor.lines[editor.line], "after \(key)")
            #expect(editor.text == editor.lines.joined(separator: "\n"))
        }
    }
}
