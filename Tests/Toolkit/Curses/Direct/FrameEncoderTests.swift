import ScreenTesting
import Terminal
import Testing

@testable import Curses

@MainActor
struct FrameEncoderTests {
    private static let sizes = [
        Size(width: 80, height: 24), Size(width: 17, height: 5), Size(width: 120, height: 30), Size(width: 1, height: 1),
        Size(width: 2, height: 9),
    ]

    @Test(arguments: 0..<24)
    func `after every frame the terminal shows the canvas`(seed: Int) {
        let size = Self.sizes[seed % Self.sizes.count]
        let depth = ColorDepth.allCases[seed % 4]
        let theme = Theme.builtIn[seed / 4 % 4]
        var screen = RandomScreen(seed: seed, size: size, content: .all)
        var encoder = FrameEncoder(theme: theme, depth: depth)
        var terminal = VirtualTerminal(size: size)
        for frame in 0..<20 {
            screen.change()
            encoder.encode(screen.canvas, cursor: screen.cursor)
            terminal.feed(encoder.buffer.bytes)
            let differences = terminal.differences(from: screen.canvas, theme: theme, depth: depth)
            #expect(differences.isEmpty, "frame \(frame): \(differences.prefix(3))")
            #expect(terminal.unknown.isEmpty)
            #expect(terminal.cursorIsVisible == (screen.cursor != nil))
            if let cursor = screen.cursor { #expect(terminal.cursor == cursor) }
            if !differences.isEmpty { break }
        }
    }

    @Test(arguments: 0..<6)
    func `a redraw shows the canvas whatever was on the terminal`(seed: Int) {
        let size = Size(width: 60, height: 12)
        var screen = RandomScreen(seed: 70 + seed, size: size, content: .all)
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var terminal = VirtualTerminal(size: size)
        for _ in 0..<10 {
            screen.change()
            encoder.encode(screen.canvas, cursor: screen.cursor)
            terminal.feed(encoder.buffer.bytes)
            terminal.feed("\u{1B}[2;5r\u{1B}[7;31m\u{1B}[3;3H\u{1B}(0 somebody else wrote this\r\n\u{1B}[?7h".utf8)
            encoder.invalidate()
            encoder.encode(screen.canvas, cursor: screen.cursor)
            terminal.feed(encoder.buffer.bytes)
            #expect(terminal.differences(from: screen.canvas, theme: .dark, depth: .trueColor).isEmpty)
        }
    }

    @Test func `the bytes of a frame are what differs, and nothing where nothing does`() {
        let size = Size(width: 40, height: 10)
        var screen = RandomScreen(seed: 5, size: size, content: .all)
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var terminal = VirtualTerminal(size: size)
        for _ in 0..<6 {
            screen.change()
            terminal.feed(encoder.bytes(showing: screen.canvas, cursor: screen.cursor))
            #expect(terminal.differences(from: screen.canvas, theme: .dark, depth: .trueColor).isEmpty)
            #expect(encoder.bytes(showing: screen.canvas, cursor: screen.cursor).isEmpty)
        }
    }

    @Test func `another theme paints everything in its colours, and the same one nothing`() {
        let size = Size(width: 40, height: 10)
        var screen = RandomScreen(seed: 6, size: size, content: .all)
        screen.change()
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var terminal = VirtualTerminal(size: size)
        terminal.feed(encoder.bytes(showing: screen.canvas, cursor: nil))
        encoder.theme = .dark
        #expect(encoder.bytes(showing: screen.canvas, cursor: nil).isEmpty)
        encoder.theme = .light
        terminal.feed(encoder.bytes(showing: screen.canvas, cursor: nil))
        #expect(terminal.differences(from: screen.canvas, theme: .light, depth: .trueColor).isEmpty)
    }

    @Test func `another size repaints everything`() {
        var screen = RandomScreen(seed: 3, size: Size(width: 40, height: 10), content: .all)
        var encoder = FrameEncoder(theme: .dark, depth: .palette)
        var terminal = VirtualTerminal(size: Size(width: 40, height: 10))
        for size in [(30, 8), (50, 12), (0, 0), (3, 1), (40, 10)].map({ Size(width: $0.0, height: $0.1) }) {
            screen.resize(to: size)
            terminal.resize(to: size)
            for _ in 0..<3 {
                screen.change()
                encoder.encode(screen.canvas, cursor: screen.cursor)
                terminal.feed(encoder.buffer.bytes)
                #expect(terminal.differences(from: screen.canvas, theme: .dark, depth: .palette).isEmpty)
            }
        }
    }

    @Test func `nothing changed is nothing written`() {
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        let canvas = Canvas(size: Size(width: 20, height: 4))
        encoder.encode(canvas, cursor: nil)
        #expect(encoder.buffer.count > 0)
        encoder.encode(canvas, cursor: nil)
        #expect(encoder.buffer.count == 0)
        encoder.encode(canvas, cursor: Point(x: 3, y: 1))
        #expect(Array(encoder.buffer.bytes) == Array("\u{1B}[2;4H\u{1B}[?25h".utf8))
    }

    @Test func `a large frame stands in a synchronized update, a small one does not`() {
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var canvas = Canvas(size: Size(width: 80, height: 24))
        let area = Rect(origin: .zero, size: canvas.size)
        encoder.encode(canvas, cursor: nil)
        canvas.fill(area, with: Glyph(scalar: "x"), clip: area)
        encoder.encode(canvas, cursor: nil)
        let large = String(decoding: encoder.buffer.bytes, as: UTF8.self)
        #expect(large.hasPrefix("\u{1B}[?2026h") && large.hasSuffix("\u{1B}[?2026l"))
        canvas.write("y", at: .zero, style: .plain, clip: area)
        encoder.encode(canvas, cursor: nil)
        #expect(!String(decoding: encoder.buffer.bytes, as: UTF8.self).contains("2026"))
    }

    @Test func `one cell costs no more than 64 bytes`() {
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var canvas = Canvas(size: Size(width: 200, height: 50))
        encoder.encode(canvas, cursor: nil)
        canvas.write("x", at: Point(x: 150, y: 40), style: Style(.accent, .bold), clip: Rect(origin: .zero, size: canvas.size))
        encoder.encode(canvas, cursor: nil)
        #expect(encoder.buffer.bytes.count <= 64)
    }

    @Test(arguments: [1, -1, 2])
    func `a list that scrolls costs its new rows and a few bytes`(distance: Int) {
        let size = Size(width: 120, height: 40)
        func list(from top: Int) -> Canvas {
            var canvas = Canvas(size: size)
            for y in 2..<38 {
                let text = "row \(top + y) \(String(repeating: "walking ", count: 10))"
                canvas.write(text, at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: size))
            }
            return canvas
        }
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var terminal = VirtualTerminal(size: size)
        encoder.encode(list(from: 100), cursor: nil)
        terminal.feed(encoder.buffer.bytes)
        let after = list(from: 100 + distance)
        encoder.encode(after, cursor: nil)
        terminal.feed(encoder.buffer.bytes)
        #expect(terminal.differences(from: after, theme: .dark, depth: .trueColor).isEmpty)
        #expect(encoder.buffer.bytes.count <= 90 * abs(distance) + 60, "\(encoder.buffer.bytes.count) bytes")
    }

    @Test func `after text that terminals count differently the next move is absolute`() {
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        var canvas = Canvas(size: Size(width: 20, height: 2))
        encoder.encode(canvas, cursor: nil)
        canvas.write("👨‍👩‍👧❤\u{FE0F}ab", at: .zero, style: .plain, clip: Rect(origin: .zero, size: canvas.size))
        encoder.encode(canvas, cursor: nil)
        let text = String(decoding: encoder.buffer.bytes, as: UTF8.self)
        #expect(text.contains("👨‍👩‍👧\u{1B}[;3H❤\u{FE0F}\u{1B}[;5Hab"), "\(text.debugDescription)")
    }

    @Test func `a scrolled region is found by its rows`() {
        var finder = ScrollFinder()
        func canvas(_ rows: [String]) -> Canvas {
            var canvas = Canvas(size: Size(width: 10, height: rows.count))
            for (y, row) in rows.enumerated() {
                canvas.write(row, at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
            }
            return canvas
        }
        let before = canvas(["title", "a", "b", "c", "d", "e", "hints"])
        func find(_ after: [String]) -> RowMove? {
            var rows: [Int] = []
            canvas(after).findRows(differingFrom: before, into: &rows)
            return finder.find(rows, from: before, to: canvas(after))
        }
        let up = find(["title", "b", "c", "d", "e", "f", "hints"])
        #expect(up == RowMove(rows: 1..<5, distance: 1))
        #expect(up?.region == 1..<6)
        let down = find((["title", "_", "a", "b", "c", "d", "hints"]))
        #expect(down == RowMove(rows: 2..<6, distance: -1))
        #expect(down?.region == 1..<6)
        #expect(find((["title", "x", "y", "z", "d", "e", "hints"])) == nil)
        #expect(find(["title", "a", "b", "c", "d", "e", "hints"]) == nil)
    }

    @Test func `after a sign that terminals count differently the end of the row is erased from its own column`() {
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        var canvas = Canvas(size: Size(width: 20, height: 1))
        let all = Rect(origin: .zero, size: canvas.size)
        canvas.fill(all, with: Glyph(scalar: "x"), clip: all)
        encoder.encode(canvas, cursor: nil)
        canvas.fill(all, clip: all)
        canvas.write("👑", at: .zero, style: .plain, clip: all)
        encoder.encode(canvas, cursor: nil)
        let text = String(decoding: encoder.buffer.bytes, as: UTF8.self)
        #expect(text.hasSuffix("👑\u{1B}[;3H\u{1B}[K"), "\(text.debugDescription)")
    }

    @Test func `a move is said in the fewest bytes`() {
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        let canvas = Canvas(size: Size(width: 20, height: 6))
        encoder.encode(canvas, cursor: nil)
        let moves: [(Point, String)] = [
            (Point(x: 0, y: 3), "^[4H^[?25h"), (Point(x: 2, y: 3), "^[2C"), (Point(x: 3, y: 3), "^[C"), (Point(x: 0, y: 3), "\r"),
            (Point(x: 0, y: 4), "\r\n"), (Point(x: 5, y: 4), "^[5C"), (Point(x: 4, y: 4), "^[5;5H"), (Point(x: 0, y: 5), "\r\n"),
            (Point(x: 0, y: 2), "^[3H"), (Point(x: 7, y: 0), "^[;8H"), (.zero, "\r"), (Point(x: 1, y: 1), "^[2;2H"), (.zero, "^[H"),
            (Point(x: 0, y: 2), "^[3H"),
        ]
        for (point, bytes) in moves {
            encoder.encode(canvas, cursor: point)
            #expect(String(decoding: encoder.buffer.bytes, as: UTF8.self).replacing("\u{1B}", with: "^") == bytes)
        }
    }

    @Test(arguments: [Point(x: 0, y: 0), Point(x: 12, y: 0), Point(x: 0, y: 1), Point(x: 7, y: 1)])
    func `where the cursor was left is known, whichever way it came there`(cursor: Point) {
        let size = Size(width: 20, height: 2)
        var canvas = Canvas(size: size)
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
        var terminal = VirtualTerminal(size: size)
        for (text, point) in [("", Point.zero), ("abc", Point(x: 5, y: 0)), ("d", Point(x: 15, y: 0)), ("e", Point(x: 15, y: 1))] {
            canvas.write(text, at: point, style: .plain, clip: Rect(origin: .zero, size: size))
            encoder.encode(canvas, cursor: cursor)
            terminal.feed(encoder.buffer.bytes)
            #expect(terminal.differences(from: canvas, theme: .dark, depth: .trueColor).isEmpty)
            #expect(terminal.cursor == cursor)
        }
    }

    @Test func `a cluster that a terminal may take for narrower is written over blanks, until the terminal is known to take it whole`() {
        let size = Size(width: 8, height: 1)
        var canvas = Canvas(size: size)
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor, knowsClusters: false)
        func frame(_ text: String) -> String {
            canvas.write(text, at: Point(x: 2, y: 0), style: .plain, clip: Rect(origin: .zero, size: size))
            encoder.encode(canvas, cursor: nil)
            return String(decoding: encoder.buffer.bytes, as: UTF8.self)
        }
        _ = frame("")
        let before = encoder.hasDrawnClusters
        #expect(frame("❤\u{FE0F}").contains("  \u{1B}[;3H❤\u{FE0F}"))
        let after = encoder.hasDrawnClusters
        #expect(!before && after)
        _ = frame("ab")
        encoder.useClusters()
        #expect(!frame("❤\u{FE0F}").contains("  "))
    }
}
