import Terminal
import Testing

@testable import Curses

/// The cost of a change, byte by byte.
@MainActor
struct FrameCostTests {
    private let size = Size(width: 80, height: 6)

    private func canvas(_ texts: (String, Point)...) -> Canvas {
        var canvas = Canvas(size: size)
        for (text, point) in texts { canvas.write(text, at: point, style: .plain, clip: Rect(origin: .zero, size: size)) }
        return canvas
    }

    /// Returns the bytes that are sent for the second canvas when the first one and its cursor are on the terminal.
    private func cost(from old: Canvas, _ start: Point, to new: Canvas, _ end: Point) -> String {
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(old, cursor: start)
        encoder.encode(new, cursor: end)
        return String(decoding: encoder.buffer.bytes, as: UTF8.self)
    }

    @Test func `a letter typed where the cursor stands costs one byte`() {
        #expect(cost(from: canvas(), Point(x: 3, y: 1), to: canvas(("x", Point(x: 3, y: 1))), Point(x: 4, y: 1)) == "x")
    }

    @Test func `to the right in its row the cursor goes by the columns between`() {
        let after = canvas(("a", Point(x: 0, y: 2)), ("b", Point(x: 20, y: 2)))
        #expect(cost(from: canvas(), Point(x: 0, y: 2), to: after, Point(x: 22, y: 2)) == "a\u{1B}[19Cb\u{1B}[C")
    }

    @Test func `to the beginning of its row or of the next the cursor goes by a return`() {
        let after = canvas(("b", Point(x: 20, y: 2)))
        #expect(cost(from: canvas(), Point(x: 20, y: 2), to: after, Point(x: 0, y: 2)) == "b\r")
        #expect(cost(from: canvas(), Point(x: 20, y: 2), to: after, Point(x: 0, y: 3)) == "b\r\n")
    }

    @Test func `elsewhere it goes by row and column`() {
        let after = canvas(("b", Point(x: 20, y: 2)))
        #expect(cost(from: canvas(), Point(x: 20, y: 2), to: after, Point(x: 5, y: 4)) == "b\u{1B}[5;6H")
        #expect(cost(from: canvas(), Point(x: 20, y: 2), to: after, .zero) == "b\u{1B}[H")
    }

    @Test func `a row that becomes blank is erased, and a few cells are written`() {
        let before = canvas((String(repeating: "x", count: 80), Point(x: 0, y: 2)))
        #expect(cost(from: before, Point(x: 0, y: 2), to: canvas(), Point(x: 0, y: 2)) == "\u{1B}[K")
        let three = canvas((String(repeating: "x", count: 77), Point(x: 0, y: 2)))
        #expect(!cost(from: before, Point(x: 0, y: 2), to: three, Point(x: 0, y: 2)).contains("\u{1B}[K"))
    }

    @Test func `four blanks at the end of a row are erased and three written`() {
        let before = canvas((String(repeating: "x", count: 80), Point(x: 0, y: 2)))
        func blanks(_ count: Int) -> String {
            let after = canvas((String(repeating: "x", count: 80 - count), Point(x: 0, y: 2)))
            return cost(from: before, Point(x: 80 - count, y: 2), to: after, Point(x: 80 - count, y: 2))
        }
        #expect(blanks(4) == "\u{1B}[K")
        #expect(blanks(3) == "   \u{1B}[3;78H")
    }

    @Test func `blanks are written where others stand behind them, and where their style can be seen`() {
        let before = canvas((String(repeating: "x", count: 10), Point(x: 70, y: 2)))
        let after = canvas(("x", Point(x: 79, y: 2)))
        #expect(cost(from: before, Point(x: 70, y: 2), to: after, Point(x: 79, y: 2)) == String(repeating: " ", count: 9))
        var underlined = canvas()
        underlined.fill(
            Rect(x: 70, y: 2, width: 10, height: 1), style: Style(.text, .underline), clip: Rect(origin: .zero, size: size))
        let sent = cost(from: before, Point(x: 70, y: 2), to: underlined, .zero)
        #expect(sent == "\u{1B}[4m" + String(repeating: " ", count: 10) + "\u{1B}[H")
    }

    @Test func `runs with four cells between them become one, with five the cursor goes on`() {
        let four = canvas(("a", Point(x: 0, y: 2)), ("b", Point(x: 5, y: 2)))
        #expect(cost(from: canvas(), Point(x: 0, y: 2), to: four, Point(x: 6, y: 2)) == "a    b")
        let five = canvas(("a", Point(x: 0, y: 2)), ("b", Point(x: 6, y: 2)))
        #expect(cost(from: canvas(), Point(x: 0, y: 2), to: five, Point(x: 7, y: 2)) == "a\u{1B}[5Cb")
    }

    @Test func `letters and ideographs follow each other without a move, and after what terminals count differently comes one`() {
        func row(_ text: String) -> String {
            cost(from: canvas(), Point(x: 0, y: 2), to: canvas((text, Point(x: 0, y: 2))), Point(x: 0, y: 3))
        }
        #expect(row("é한글山𠀀é") == "é한글山𠀀é\u{1B}[4H")
        #expect(row("🀀한") == "🀀\u{1B}[3;2H한\u{1B}[4H", "U+1F000 is the first that is counted differently")
        #expect(row("👑한") == "👑\u{1B}[3;3H한\u{1B}[4H")
        #expect(row("𠀀👑") == "𠀀👑\u{1B}[4H")
    }

    @Test func `once a place has been said it is believed again`() {
        let after = canvas(("👑ab", Point(x: 0, y: 2)))
        #expect(cost(from: canvas(), Point(x: 0, y: 2), to: after, Point(x: 4, y: 2)) == "👑\u{1B}[3;3Hab")
    }

    @Test func `after the last column nothing is believed`() {
        let after = canvas(("xy", Point(x: 78, y: 2)))
        #expect(cost(from: canvas(), Point(x: 78, y: 2), to: after, Point(x: 0, y: 3)) == "xy\u{1B}[4H")
        #expect(cost(from: canvas(), Point(x: 77, y: 2), to: canvas(("xy", Point(x: 77, y: 2))), Point(x: 0, y: 3)) == "xy\r\n")
    }

    @Test(arguments: [(255, false), (256, false), (257, true)])
    func `a frame of more than 256 bytes stands in a synchronized update`(_ bytes: Int, _ isSynchronized: Bool) {
        let wide = Size(width: 300, height: 2)
        var canvas = Canvas(size: wide)
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(canvas, cursor: .zero)
        canvas.write(String(repeating: "x", count: bytes), at: .zero, style: .plain, clip: Rect(origin: .zero, size: wide))
        encoder.encode(canvas, cursor: Point(x: bytes, y: 0))
        let text = String(repeating: "x", count: bytes)
        let sent = String(decoding: encoder.buffer.bytes, as: UTF8.self)
        #expect(sent == (isSynchronized ? "\u{1B}[?2026h\(text)\u{1B}[?2026l" : text))
    }

    @Test func `a screen without columns is told its modes alone`() {
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(Canvas(size: Size(width: 0, height: 3)), cursor: nil)
        #expect(String(decoding: encoder.buffer.bytes, as: UTF8.self) == "\u{1B}[r\u{1B}(B\u{1B}[?7l\u{1B}[?25l")
    }

    @Test(arguments: [Point(x: 4, y: 1), nil])
    func `what another program did to the cursor is undone by the next frame`(_ cursor: Point?) {
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(canvas(), cursor: cursor)
        encoder.invalidate()
        encoder.encode(canvas(), cursor: cursor)
        let end = cursor == nil ? "\u{1B}[?25l" : "\u{1B}[2;5H\u{1B}[?25h"
        #expect(String(decoding: encoder.buffer.bytes, as: UTF8.self).hasSuffix(end))
        encoder.encode(canvas(), cursor: cursor)
        #expect(encoder.buffer.count == 0, "it is said once")
    }

    /// Returns the bytes for rows of letters, one each, in place of others; what is drawn last before is an underlined letter.
    private func moved(_ before: String, _ after: String) -> String {
        let area = Size(width: 8, height: before.count)
        func rows(_ letters: String, _ last: Style) -> Canvas {
            var canvas = Canvas(size: area)
            for (y, letter) in letters.enumerated() {
                canvas.write(String(letter), at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: area))
            }
            canvas.write("u", at: Point(x: 7, y: area.height - 1), style: last, clip: Rect(origin: .zero, size: area))
            return canvas
        }
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(rows(before, Style(.text, .underline)), cursor: nil)
        encoder.encode(rows(after, Style(.text, .underline)), cursor: nil)
        return String(decoding: encoder.buffer.bytes, as: UTF8.self)
    }

    @Test func `rows go up in margins, in the plain style, by line feeds at their bottom`() {
        #expect(moved("abcdefghz", "acdefghiz") == "\u{1B}[0m\u{1B}[2;8r\u{1B}[8H\n\u{1B}[r\u{1B}[8Hi")
    }

    @Test func `rows go down in margins, in the plain style, by reverse line feeds at their top`() {
        #expect(moved("abcdefghz", "aibcdefgz") == "\u{1B}[0m\u{1B}[2;8r\u{1B}[2H\u{1B}M\u{1B}[r\u{1B}[2Hi")
    }

    @Test func `a row that stays as it was while its neighbour moves onto it is drawn again`() {
        #expect(moved("abcdefxz", "bcdefxxz").hasSuffix("\u{1B}[r\u{1B}[7Hx"))
    }

    @Test func `rows are not moved by the terminal that must not, until it may`() {
        func rows(from first: Int) -> Canvas {
            var canvas = Canvas(size: Size(width: 12, height: 10))
            for y in 0..<10 {
                canvas.write("row \(first + y)", at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
            }
            return canvas
        }
        var encoder = FrameEncoder(theme: .mono, depth: .mono)
        encoder.encode(rows(from: 10), cursor: nil)
        encoder.mayScroll = false
        encoder.encode(rows(from: 11), cursor: nil)
        #expect(!String(decoding: encoder.buffer.bytes, as: UTF8.self).contains("r"), "no margins, and no word but digits changes")
        encoder.mayScroll = true
        encoder.encode(rows(from: 12), cursor: nil)
        #expect(String(decoding: encoder.buffer.bytes, as: UTF8.self).contains("\u{1B}[1;10r"))
    }

    @Test func `rows move only where more are saved than must be drawn again`() {
        var finder = ScrollFinder()
        func rows(_ letters: String) -> Canvas {
            var canvas = Canvas(size: Size(width: 10, height: letters.count))
            for (y, letter) in letters.enumerated() {
                canvas.write(String(letter), at: Point(x: 0, y: y), style: .plain, clip: Rect(origin: .zero, size: canvas.size))
            }
            return canvas
        }
        func find(_ after: String) -> RowMove? {
            var changed: [Int] = []
            let (before, after) = (rows("abcdefgh"), rows(after))
            after.findRows(differingFrom: before, into: &changed)
            return finder.find(changed, from: before, to: after)
        }
        #expect(find("adexyfgh") == nil)
        #expect(find("adefxygh") == RowMove(rows: 1..<4, distance: 2))
    }
}
