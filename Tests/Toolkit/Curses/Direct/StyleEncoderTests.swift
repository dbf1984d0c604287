import Terminal
import Testing

@testable import Curses

/// The shortest way from one look to the next.
@MainActor
struct StyleEncoderTests {
    private let pens = StyleEncoder(theme: .dark, depth: .mono)

    private func change(_ old: Style?, _ new: Style, _ pens: StyleEncoder? = nil) -> String {
        var buffer = ByteBuffer(capacity: 64)
        (pens ?? self.pens).change(from: old.map(StyleEncoder.place), to: StyleEncoder.place(of: new), in: &buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test func `a look that stays sends nothing`() {
        for role in 0..<Role.count {
            let style = Style(Role(rawValue: UInt8(role)), .bold)
            #expect(change(style, style).isEmpty)
        }
    }

    @Test func `where nothing is known everything is said`() {
        #expect(change(nil, .plain).hasPrefix("\u{1B}[0"))
        #expect(change(nil, .plain).hasSuffix("m"))
    }

    @Test func `an attribute that comes is added alone, and one that goes resets all`() {
        #expect(change(.plain, Style(.text, .underline)) == "\u{1B}[4m")
        #expect(change(Style(.text, .bold), Style(.text, [.bold, .reverse])) == "\u{1B}[7m")
        #expect(change(Style(.text, [.bold, .dim]), Style(.text, .dim)).hasPrefix("\u{1B}[0;2"))
    }

    @Test func `every sequence has one beginning, one end and no empty parameter`() {
        let styles = (0..<Role.count).flatMap { role in
            [Attributes(), .bold, .underline, .reverse].map { Style(Role(rawValue: UInt8(role)), $0) }
        }
        for theme in Theme.builtIn {
            for depth in ColorDepth.allCases {
                let pens = StyleEncoder(theme: theme, depth: depth)
                for (old, new) in zip(styles, styles.dropFirst()) {
                    let text = change(old, new, pens)
                    guard !text.isEmpty else { continue }
                    #expect(text.hasPrefix("\u{1B}[") && text.hasSuffix("m") && !text.contains(";;") && !text.contains(";m"), "\(text)")
                }
            }
        }
    }

    @Test func `a blank is what erasing leaves only where nothing of it can be seen`() {
        #expect(pens.isErasable(StyleEncoder.place(of: .plain)) && pens.isErasable(StyleEncoder.place(of: Style(.text, .bold))))
        for attribute in [Attributes.reverse, .underline, .strikethrough] {
            #expect(!pens.isErasable(StyleEncoder.place(of: Style(.text, attribute))))
        }
    }
}
