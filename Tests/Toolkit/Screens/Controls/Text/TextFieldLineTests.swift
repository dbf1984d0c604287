import Terminal
import Testing

@testable import Screens

/// The window of a text field on its line: what is seen of it, and where the caret stands.
@MainActor
struct TextFieldLineTests {
    private func line(_ text: String, caret: Int? = nil, width: Int = 12, limit: Int? = nil, isSecure: Bool = false) -> TextFieldLine {
        var editor = LineEditor(text)
        if let caret { editor.move(to: caret) }
        return TextFieldLine(
            editor, width: width, placeholder: "", maximumLength: limit, isSecure: isSecure, isEnabled: true, showsSelection: true)
    }

    @Test func `the bar of the focus takes two columns, the text the rest`() {
        #expect(line("", width: 12).room == 12 - Control.gutter)
        #expect(line("", width: 1).room == 0 && line("", width: 0).room == 0)
    }

    @Test func `the count takes its columns and two between, as long as the text keeps half`() {
        // 10 columns: "3/8" and two are five.
        #expect(line("abc", width: 12, limit: 8).room == 5)
        #expect(line("abc", width: 11, limit: 8).room == 9)
        #expect(line("abc", width: 12, limit: 800).room == 10)
    }

    @Test func `a caret behind a text that fits has a column of its own`() {
        #expect(line("abcdefghi").caretColumn == 9)
        // Ten letters fill the room, so the first one goes.
        #expect(line("abcdefghij").caretColumn == 9)
        #expect(line("abcdefghij", caret: 0).caretColumn == 0)
    }

    @Test func `wide letters go whole`() {
        // Five of them are ten columns, and the caret wants one more.
        #expect(line("가나다라마").caretColumn == 8)
        #expect(line("가나다라마", caret: 4).caretColumn == 8)
        #expect(line("가나다라마바", caret: 5).caretColumn == 8)
    }

    @Test func `a secret is as wide as its number of letters, whatever they are`() {
        #expect(line("가나다", isSecure: true).caretColumn == 3)
    }

    @Test func `the cluster under a column is the one that covers it, behind the last one the end`() {
        let mixed = line("a가b")
        #expect((0..<6).map { mixed.cluster(at: $0) } == [0, 1, 1, 2, 3, 3])
        #expect(line("").cluster(at: 4) == 0)
        // Of a line that begins further right, columns are those on show.
        #expect(line("abcdefghijkl").cluster(at: 0) == 3)
    }

    @Test(arguments: 0..<200)
    func `the caret is always to be seen, and under it is its cluster`(_ seed: Int) {
        var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let text = (0..<next(30)).map { _ in ["a", "가", "é", "👨‍👩‍👧", "e\u{301}"][next(5)] }.joined()
        let line = line(text, caret: next(31), width: 5 + next(20), limit: next(2) == 0 ? nil : 40)
        #expect(line.caretColumn >= 0 && line.caretColumn < max(1, line.room))
        #expect(TextWidth.of(text) == 0 || line.cluster(at: line.caretColumn) <= text.count)
    }
}
