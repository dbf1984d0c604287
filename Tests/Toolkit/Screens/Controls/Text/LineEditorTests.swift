import Terminal
import Testing

@testable import Screens

@MainActor
struct LineEditorTests {
    @Test(
        arguments: [
            ("one two", [.control("w")], "one |"), ("one two", [.control("a"), .control("k")], "|"), ("one two", [.control("u")], "|"),
            ("one two", [.alt("b"), .control("k"), .control("a"), .control("y")], "two|one "), ("ab", [.control("t")], "ba|"),
            ("abc", [.home, .control("f"), .control("d")], "a|c"), ("abc", [.left, .backspace], "a|c"), ("abc", [.home, .delete], "|bc"),
            ("one two", [.home, .alt("d")], "| two"), ("산책왕👑", [.backspace, .left, .character("!")], "산책!|왕"),
            ("one two", [Key(.left, .control), "x"], "one x|two"), ("abc", [Key(.left, .shift), Key(.left, .shift), "x"], "ax|"),
            ("abc", [.alt("a"), .backspace], "|"), ("abc", [.home, .left, .backspace], "|abc"), ("abc", [.right, .delete], "abc|"),
        ] as [(String, [Key], String)])
    func `the keys of a shell edit a line`(_ text: String, _ keys: [Key], _ expected: String) {
        var editor = LineEditor(text)
        for key in keys { _ = editor.handle(key) }
        let shown = String(editor.characters[..<editor.caret]) + "|" + String(editor.characters[editor.caret...])
        #expect(shown == expected)
    }

    @Test func `a limit counts clusters as people do`() {
        var editor = LineEditor()
        editor.insert("산책왕👑👨‍👩‍👧🇰🇷é!", limit: 8)
        #expect(editor.characters.count == 8)
        editor.insert("x", limit: 8)
        #expect(editor.text == "산책왕👑👨‍👩‍👧🇰🇷é!")
        editor.move(to: 0)
        editor.insert("x", limit: 8)
        #expect(editor.text == "산책왕👑👨‍👩‍👧🇰🇷é!")
    }

    @Test func `a combining mark joins the cluster before it`() {
        var editor = LineEditor("e")
        editor.insert("\u{301}")
        #expect(editor.characters == ["é"])
        #expect(editor.caret == 1)
        editor.insert("x")
        #expect(editor.text == "éx")
    }

    @Test func `what a field does not take is left out`() {
        let field = TextField()
        field.accepts = { $0.isNumber }
        let stage = Stage(field)
        stage.type("1a7o5")
        #expect(field.text == "175")
    }

    @Test func `the keys that a field has no use for climb`() {
        for key in [Key.enter, .escape, .up, .down, .tab, .function(1), .control("s"), .control("p")] {
            var editor = LineEditor("abc")
            let isHandled = editor.handle(key)
            #expect(!isHandled)
            #expect(editor == LineEditor("abc"))
        }
    }

    @Test func `a long text scrolls so that the caret stays in sight`() {
        let field = TextField("산책을 오래오래 했어요 오늘도 내일도")
        let stage = Stage(field, size: Size(width: 14, height: 6))
        #expect(stage.device.cursor == Point(x: 13, y: 1))
        #expect(stage.rows[0] == "▌ 늘도 내일도_")
        stage.press(.home)
        #expect(stage.rows[0] == "▌ 산책을 오래_")
        #expect(stage.device.cursor == Point(x: 2, y: 1))
    }

    @Test func `several lines break, join and wrap`() {
        let view = TextView("one", rows: 4)
        var changes = 0
        view.onChange = { _ in changes += 1 }
        let stage = Stage(view, size: Size(width: 12, height: 8))
        stage.press(.enter)
        stage.type("two three four")
        #expect(view.text == "one\ntwo three four")
        #expect(stage.rows[0...2] == ["▌ one", "▌ two three", "▌ four"])
        #expect(stage.device.cursor == Point(x: 6, y: 4))
        stage.press(.home, .backspace)
        #expect(view.text == "onetwo three four")
        stage.press(.up)
        #expect(view.text == "onetwo three four")
        #expect(changes == 16)
    }

    @Test func `a paste keeps its lines in a text view`() {
        let view = TextView("a|b")
        let stage = Stage(view)
        stage.press(.left)
        stage.window.dispatch(.paste("1\n2\r\n3"))
        #expect(view.text == "a|1\n2\n3b")
    }

    @Test func `a character that is not accepted leaves what is selected`() {
        var editor = LineEditor("7000")
        editor.selectAll()
        editor.insert("x", where: \.isNumber)
        #expect(editor.text == "7000")
        editor.insert("8", where: \.isNumber)
        #expect(editor.text == "8")
    }
}
