import Glibc
import ScreenTesting
import Terminal
import Testing

@testable import Curses

/// ncurses writes into a file here, which is then read by the virtual terminal: each presenter is the other's oracle.
@Suite(.serialized) @MainActor
struct NcursesPresenterTests {
    @Test(
        arguments: [
            "xterm-256color": .palette, "screen-256color": .palette, "tmux-256color": .palette, "linux": .mono, "xterm": .mono,
        ] as [String: ColorDepth], 0..<3)
    func `ncurses and the direct presenter show equal screens`(terminal: (key: String, value: ColorDepth), seed: Int) throws {
        let term = terminal.key
        let size = [Size(width: 80, height: 24), Size(width: 23, height: 7), Size(width: 100, height: 30)][seed]
        let stage = try NcursesStage(term: term, size: size, depth: terminal.value)
        defer { stage.presenter.end() }
        let depth = stage.presenter.colorDepth
        var screen = RandomScreen(seed: 40 + seed, size: size, content: .simple)
        var encoder = FrameEncoder(theme: .dark, depth: depth)
        var direct = VirtualTerminal(size: size)
        for frame in 0..<12 {
            screen.change()
            encoder.encode(screen.canvas, cursor: screen.cursor)
            direct.feed(encoder.buffer.bytes)
            let ncurses = stage.show(screen.canvas, cursor: screen.cursor)
            let differences = ncurses.differences(from: screen.canvas, theme: .dark, depth: depth)
            #expect(differences.isEmpty, "\(term) frame \(frame): \(differences.prefix(3))")
            #expect(ncurses.unknown.isEmpty, "\(ncurses.unknown.prefix(3))")
            #expect(direct.cells.map(\.visible) == ncurses.cells.map(\.visible))
            #expect(ncurses.cursorIsVisible == (screen.cursor != nil))
            if let cursor = screen.cursor { #expect(ncurses.cursor == cursor) }
            if !differences.isEmpty { break }
        }
    }

    @Test func `what ncurses cannot hold keeps its columns`() throws {
        let size = Size(width: 40, height: 3)
        let stage = try NcursesStage(term: "xterm-256color", size: size)
        defer { stage.presenter.end() }
        var canvas = Canvas(size: size)
        let all = Rect(origin: .zero, size: size)
        canvas.write("|👨‍👩‍👧|❤\u{FE0F}|👍🏽|1\u{FE0F}\u{20E3}|🇰🇷|क्षि|end", at: .zero, style: .plain, clip: all)
        let terminal = stage.show(canvas, cursor: nil)
        #expect(terminal.unknown.isEmpty)
        for x in 0..<size.width where canvas[x, 0].glyph == Glyph("|") { #expect(terminal[x, 0].character == "|", "column \(x)") }
        #expect(terminal.text(row: 0).hasSuffix("|end"))
    }

    @Test func `another size is shown whole`() throws {
        let stage = try NcursesStage(term: "xterm-256color", size: Size(width: 40, height: 10))
        defer { stage.presenter.end() }
        for size in [(30, 8), (50, 12), (3, 1), (40, 10)].map({ Size(width: $0.0, height: $0.1) }) {
            var screen = RandomScreen(seed: 5, size: size, content: .simple)
            stage.terminal.resize(to: size)
            for _ in 0..<4 {
                screen.change()
                let shown = stage.show(screen.canvas, cursor: nil)
                #expect(shown.differences(from: screen.canvas, theme: .dark, depth: .palette).isEmpty)
            }
        }
    }

    @Test func `a redraw shows the canvas whatever was on the terminal`() throws {
        let size = Size(width: 40, height: 10)
        let stage = try NcursesStage(term: "xterm-256color", size: size)
        defer { stage.presenter.end() }
        var screen = RandomScreen(seed: 8, size: size, content: .simple)
        for _ in 0..<5 { screen.change() }
        _ = stage.show(screen.canvas, cursor: nil)
        stage.terminal.feed("\u{1B}[3;3Hsomebody else wrote this".utf8)
        stage.presenter.invalidate()
        let shown = stage.show(screen.canvas, cursor: nil)
        #expect(shown.differences(from: screen.canvas, theme: .dark, depth: .palette).isEmpty)
    }
}
