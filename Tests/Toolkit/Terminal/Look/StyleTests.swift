import Testing

@testable import Terminal

struct StyleTests {
    @Test func `a style is a role with attributes, which add up`() {
        #expect(Style.plain == Style(.text) && Style(.text).bold == Style(.text, .bold))
        #expect(Style(.danger).bold.underlined.reversed == Style(.danger, [.bold, .underline, .reverse]))
        #expect(Style(.danger, .bold).bold == Style(.danger, .bold))
        #expect(Style(.danger, .dim).adding([.italic, .strikethrough]).attributes == [.dim, .italic, .strikethrough])
    }

    @Test func `every attribute is a bit of its own`() {
        let all: [Attributes] = [.bold, .dim, .italic, .underline, .reverse, .strikethrough]
        #expect(all.reduce(0) { $0 | $1.rawValue }.nonzeroBitCount == all.count)
    }

    @Test func `every role has a number and a name of its own, below the count`() {
        let roles: [Role] = [
            .text, .secondary, .tertiary, .accent, .title, .success, .warning, .danger, .selection, .panel, .key, .chart, .chartSecondary,
            .goal, .heat0, .heat1,
            .heat2, .heat3, .heat4, .field, .disabled,
        ]
        #expect(roles.map { Int($0.rawValue) } == Array(0..<roles.count) && roles.count == Role.names.count && roles.count <= Role.count)
        #expect(roles.map(\.description) == Role.names && Set(Role.names).count == Role.names.count)
        #expect(Role(rawValue: 31).description == "role31" && Role(rawValue: 200).description == "role200")
    }

    @Test func `a theme says what it changes, and what it does not know looks like text`() {
        var theme = Theme(name: "sepia", [.accent: Theme.Entry(.ansi(3), on: .ansi(4), .bold)])
        #expect(theme[.accent] == Theme.Entry(.ansi(3), on: .ansi(4), .bold) && theme[.danger] == Theme.Entry())
        #expect(theme[Role(rawValue: 255)] == Theme.Entry())
        theme[Role(rawValue: 255)] = Theme.Entry(.ansi(1))
        #expect(theme[Role(rawValue: 255)] == Theme.Entry())
        theme[.danger] = Theme.Entry(.ansi(1))
        #expect(theme[.danger].foreground == .ansi(1))
    }

    @Test(arguments: [(0x5FD7AF, Color.rgb(0x5F, 0xD7, 0xAF)), (0, .rgb(0, 0, 0)), (0xFF00_0001, .rgb(0, 0, 1))] as [(UInt32, Color)])
    func `a colour is written as designers do`(_ hex: UInt32, _ color: Color) {
        #expect(Color(hex: hex) == color)
    }

    @Test(arguments: ["", "#12345", "#1234567", "#12345G", "256", "-1", "red", "Default", "# 12345", "0x10"])
    func `what is no colour is not read as one`(_ name: String) {
        #expect(Color(fileName: name) == nil)
    }

    @Test(arguments: [
        (Color.rgb(0, 0, 0), 0.0), (.rgb(255, 255, 255), 1), (.rgb(255, 0, 0), 0.2126), (.rgb(0, 255, 0), 0.7152),
        (.rgb(0, 0, 255), 0.0722),
    ])
    func `green is lighter than red, and red than blue`(_ color: Color, _ luminance: Double) {
        #expect(abs(color.luminance - luminance) < 1e-9)
    }

    @Test(arguments: 0..<60)
    func `contrast is the same from either side, and reducing twice is reducing once`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let (one, other) = (Color(hex: .random(in: 0...0xFFFFFF, using: &random)), Color(hex: .random(in: 0...0xFFFFFF, using: &random)))
        let ground = (foreground: Color.rgb(255, 255, 255), background: Color.rgb(0, 0, 0))
        let contrast = one.contrast(on: other, terminal: ground)
        #expect(contrast == other.contrast(on: one, terminal: ground) && (1...21.000_001).contains(contrast))
        for depth in [ColorDepth.mono, .sixteen, .palette, .trueColor] {
            let reduced = ColorQuantizer.reduce(one, to: depth)
            #expect(ColorQuantizer.reduce(reduced, to: depth) == reduced)
        }
    }
}
