import Terminal
import Testing

@testable import Curses

struct LinkEncoderTests {
    private let all = Rect(x: 0, y: 0, width: 12, height: 2)

    private func canvas(_ text: String, _ address: String?) -> Canvas {
        var canvas = Canvas(size: all.size)
        canvas.setLink(address)
        canvas.write(text, at: .zero, style: .plain, clip: all)
        canvas.setLink(nil)
        return canvas
    }

    private func bytes(_ canvases: [Canvas], knowsLinks: Bool = true) -> String {
        var encoder = FrameEncoder(theme: .dark, depth: .trueColor, knowsLinks: knowsLinks)
        var text = ""
        for canvas in canvases {
            encoder.encode(canvas, cursor: nil)
            text = String(decoding: encoder.buffer.bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
        }
        return text
    }

    @Test func `an address is said before its text and taken back behind it, in the same frame`() {
        let text = bytes([canvas("abc", "https://example.org/")])
        #expect(text.contains("^]8;id=1;https://example.org/^\\abc^]8;;^\\"))
    }

    @Test func `a text that leads elsewhere is written again, and one that stays is not`() {
        var other = canvas("abc", "https://example.org/")
        other.setLink("https://example.org/b")
        other.write("abc", at: .zero, style: .plain, clip: all)
        #expect(bytes([canvas("abc", "https://example.org/"), other]).contains("^]8;id=2;https://example.org/b^\\abc^]8;;^\\"))
        #expect(bytes([canvas("abc", "https://example.org/"), canvas("abc", "https://example.org/")]).isEmpty)
    }

    @Test func `a terminal that takes none gets none`() {
        #expect(!bytes([canvas("abc", "https://example.org/")], knowsLinks: false).contains("]8;"))
    }

    @Test func `a text that stays is written again where its number has come to mean another address`() {
        let size = Size(width: 255, height: 2)
        let area = Rect(origin: .zero, size: size)
        var canvas = Canvas(size: size)
        for x in 0..<255 {
            canvas.setLink("https://example.org/\(x)")
            canvas.write("x", at: Point(x: x, y: 0), style: .plain, clip: area)
        }
        canvas.setLink(nil)
        var encoder = FrameEncoder(theme: .mono, depth: .mono, knowsLinks: true)
        encoder.encode(canvas, cursor: nil)
        // The number of the only address that nothing leads to any more is given to another one.
        canvas.write("x", at: Point(x: 7, y: 0), style: .plain, clip: area)
        canvas.setLink("https://example.org/other")
        canvas.write("x", at: Point(x: 7, y: 0), style: .plain, clip: area)
        canvas.setLink(nil)
        encoder.encode(canvas, cursor: nil)
        let text = String(decoding: encoder.buffer.bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
        #expect(text.contains("^]8;id=8;https://example.org/other^\\x"))
        #expect(!text.contains("https://example.org/7^"))
        encoder.encode(canvas, cursor: nil)
        #expect(encoder.buffer.count == 0, "it is said once")
    }
}
