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

    /// A look for each of the first roles.
    private func looks(_ entries: [Theme.Entry]) -> (encoder: StyleEncoder, styles: [Style]) {
        let roles = entries.indices.map { Role(rawValue: UInt8($0)) }
        let theme = Theme(name: "a", Dictionary(uniqueKeysWithValues: zip(roles, entries)))
        return (StyleEncoder(theme: theme, depth: .trueColor), roles.map { Style($0) })
    }

    @Test func `two colours are two colours, however alike their numbers`() {
        let colours: [Color] = [
            .terminal, .ansi(0), .ansi(1), .ansi(5), .rgb(0, 0, 0), .rgb(0, 0, 1), .rgb(0, 0, 5), .rgb(0, 1, 0), .rgb(0, 128, 0),
            .rgb(0, 0, 128), .rgb(1, 0, 0), .rgb(128, 0, 0), .rgb(1, 0, 5), .rgb(0, 1, 128),
        ]
        let (encoder, styles) = looks(colours.map { Theme.Entry($0, on: $0) })
        for old in styles {
            for new in styles { #expect(change(old, new, encoder).isEmpty == (old == new), "\(old) \(new)") }
        }
    }

    @Test(
        arguments: [
            (.ansi(0), "30", "40"), (.ansi(7), "37", "47"), (.ansi(8), "90", "100"), (.ansi(15), "97", "107"),
            (.ansi(16), "38;5;16", "48;5;16"), (.ansi(255), "38;5;255", "48;5;255"), (.rgb(1, 2, 3), "38;2;1;2;3", "48;2;1;2;3"),
        ] as [(Color, String, String)])
    func `a colour has its own parameters, of text and of what lies behind`(_ colour: Color, _ text: String, _ behind: String) {
        let (encoder, styles) = looks([
            Theme.Entry(), Theme.Entry(colour), Theme.Entry(.terminal, on: colour), Theme.Entry(colour, on: colour),
        ])
        #expect(change(styles[0], styles[1], encoder) == "\u{1B}[\(text)m")
        #expect(change(styles[0], styles[2], encoder) == "\u{1B}[\(behind)m")
        #expect(change(styles[0], styles[3], encoder) == "\u{1B}[\(text);\(behind)m")
        #expect(change(styles[3], styles[1], encoder) == "\u{1B}[49m" && change(styles[3], styles[2], encoder) == "\u{1B}[39m")
    }

    @Test func `what is reset is said anew, and nothing else`() {
        let (encoder, styles) = looks([Theme.Entry(), Theme.Entry(.ansi(1)), Theme.Entry(.ansi(1), on: .ansi(2))])
        #expect(change(Style(styles[1].role, .bold), styles[1], encoder) == "\u{1B}[0;31m")
        #expect(change(nil, styles[2], encoder) == "\u{1B}[0;31;42m")
        #expect(change(Style(styles[2].role, .bold), styles[0], encoder) == "\u{1B}[0m")
        #expect(!encoder.isErasable(StyleEncoder.place(of: styles[2])) && encoder.isErasable(StyleEncoder.place(of: styles[1])))
    }

    @Test(
        arguments: [(.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9")]
            as [(Attributes, String)])
    func `each attribute has a number`(_ attribute: Attributes, _ code: String) {
        #expect(change(.plain, Style(.text, attribute)) == "\u{1B}[\(code)m")
    }
}
