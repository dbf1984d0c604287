import ScreenTesting
import Terminal
import Testing

struct VirtualTerminalTests {
    private func terminal(_ bytes: String..., width: Int = 8, height: Int = 3) -> VirtualTerminal {
        var terminal = VirtualTerminal(size: Size(width: width, height: height))
        for piece in bytes { terminal.feed(piece.utf8) }
        return terminal
    }

    private func rows(_ terminal: VirtualTerminal) -> [String] { (0..<terminal.size.height).map { terminal.text(row: $0) } }

    @Test func `text is written where the cursor is, and wide clusters take two columns`() {
        let screen = terminal("a산b")
        #expect(rows(screen) == ["a산b", "", ""] && screen.cursor == Point(x: 4, y: 0))
        #expect(screen[1, 0].width == 2 && screen[2, 0].width == 0)
    }

    @Test(
        arguments: [
            ("\u{1B}[2;3Hx", ["", "  x", ""]), ("ab\rc", ["cb", "", ""]), ("a\r\nb", ["a", "b", ""]), ("abc\u{8}x", ["abx", "", ""]),
            ("abc\u{1B}[1;2H\u{1B}[K", ["a", "", ""]), ("abc\u{1B}[2J", ["", "", ""]), ("a\r\nb\u{1B}[1;1H\u{1B}[J", ["", "", ""]),
            ("abc\u{1B}[1;1H\u{1B}[Cx", ["axc", "", ""]),
            ("\u{1B}[99;99Hx", ["", "", "       x"]),
        ])
    func `the cursor moves and the screen is erased as terminals do`(_ bytes: String, _ expected: [String]) {
        #expect(rows(terminal(bytes)) == expected)
    }

    @Test func `a sequence that comes in pieces is the same sequence`() {
        let bytes = Array("\u{1B}[1;31m산\u{1B}[2;2Hx\u{1B}[0m".utf8)
        var whole = VirtualTerminal(size: Size(width: 8, height: 3))
        whole.feed(bytes)
        var pieces = VirtualTerminal(size: Size(width: 8, height: 3))
        for byte in bytes { pieces.feed([byte]) }
        #expect(whole.cells == pieces.cells && whole.cursor == pieces.cursor)
    }

    @Test func `a line at the last row scrolls the screen`() {
        #expect(rows(terminal("1\r\n2\r\n3\r\n4")) == ["2", "3", "4"])
    }

    @Test func `modes are set and reset, the cursor hidden and shown`() {
        let screen = terminal("\u{1B}[?25l\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?2004l")
        #expect(!screen.cursorIsVisible && screen.modes.contains(1049) && !screen.modes.contains(2004))
        #expect(terminal("\u{1B}[?25l", "\u{1B}[?25h").cursorIsVisible)
    }

    @Test func `the bell is counted, and what it does not know is kept to be told`() {
        #expect(terminal("\u{7}a\u{7}").bellCount == 2)
        #expect(terminal("\u{1B}[5y").unknown.count == 1 && terminal("plain").unknown.isEmpty)
    }

    @Test func `another size keeps what fits and the cursor inside`() {
        var screen = terminal("abcdef\r\nx\r\ny")
        screen.resize(to: Size(width: 3, height: 2))
        #expect(rows(screen) == ["abc", "x"] && screen.cursor.x < 3 && screen.cursor.y < 2)
        screen.resize(to: .zero)
        #expect(screen.cells.isEmpty && screen[0, 0].character == " ")
    }

    @Test func `differences from a canvas name the cells`() {
        let size = Size(width: 8, height: 3)
        var canvas = Canvas(size: size)
        canvas.write("walk", at: .zero, style: .plain, clip: Rect(origin: .zero, size: size))
        let theme = Theme(name: "plain", [:])
        #expect(terminal("walk").differences(from: canvas, theme: theme, depth: .trueColor).isEmpty)
        let found = terminal("wolk").differences(from: canvas, theme: theme, depth: .trueColor)
        #expect(found.count == 1 && found.first?.hasPrefix("(1, 0)") == true)
        #expect(terminal("walk", width: 9).differences(from: canvas, theme: theme, depth: .trueColor).count == 1)
    }
}
