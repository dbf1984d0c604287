import Testing

@testable import Terminal

struct ThemeTests {
    /// The colours of people's terminals: a theme must be readable on each of them.
    private static let grounds: [String: [(foreground: Color, background: Color)]] = [
        "dark": [
            (Color(hex: 0xD0D0D0), Color(hex: 0x000000)), (Color(hex: 0xE0E0E0), Color(hex: 0x1E1E2E)),
            (Color(hex: 0xEEEEEE), Color(hex: 0x282C34)),
        ],
        "light": [(Color(hex: 0x202020), Color(hex: 0xFFFFFF)), (Color(hex: 0x2E3440), Color(hex: 0xFAF8F0))],
        "high-contrast": [(Color(hex: 0xD0D0D0), Color(hex: 0x000000)), (Color(hex: 0x202020), Color(hex: 0xFFFFFF))],
        "mono": [(Color(hex: 0xD0D0D0), Color(hex: 0x000000)), (Color(hex: 0x202020), Color(hex: 0xFFFFFF))],
    ]

    /// Steps of a heat map are areas, told apart by shape and number too; everything else is read.
    private static let areas: Set<Role> = [.heat0, .heat1, .heat2, .heat3, .heat4]

    @Test(arguments: Theme.builtIn, [ColorDepth.trueColor, .palette])
    func `text of every role passes WCAG AA`(theme: Theme, depth: ColorDepth) throws {
        let grounds = try #require(Self.grounds[theme.name])
        let least = theme.name == "high-contrast" ? 7.0 : 4.5
        for number in 0..<Role.names.count {
            let role = Role(rawValue: UInt8(number))
            let look = theme.look(of: Style(role), depth: depth)
            for ground in grounds where !Self.areas.contains(role) {
                let contrast = look.foreground.contrast(on: look.background, terminal: ground)
                #expect(contrast >= least, "\(theme.name) \(role) \(contrast) on \(ground.background)")
            }
        }
    }

    @Test func `contrast is what WCAG says`() {
        let ground = (foreground: Color(hex: 0xFFFFFF), background: Color(hex: 0x000000))
        #expect(Color.terminal.contrast(on: .terminal, terminal: ground) == 21)
        #expect(abs(Color(hex: 0x767676).contrast(on: Color(hex: 0xFFFFFF), terminal: ground) - 4.54) < 0.01)
    }

    @Test(arguments: Theme.builtIn)
    func `without colours the selection, the field and errors still differ from text`(theme: Theme) {
        let text = theme.look(of: .plain, depth: .mono)
        #expect(theme.look(of: Style(.selection), depth: .mono).attributes.contains(.reverse))
        #expect(theme.look(of: Style(.field), depth: .mono).attributes.contains(.underline))
        #expect(theme.look(of: Style(.danger), depth: .mono) != text)
        for number in 0..<Role.count {
            let look = theme.look(of: Style(Role(rawValue: UInt8(number))), depth: .mono)
            #expect(look.foreground == .terminal && look.background == .terminal)
        }
    }

    @Test func `a style's own attributes join those of its role`() {
        let look = Theme.mono.look(of: Style(.title, [.reverse]), depth: .mono)
        #expect(look.attributes == [.bold, .reverse])
    }

    @Test func `the theme fits the background as far as it is known`() {
        #expect(Theme.fitting(background: Color(hex: 0xFAF8F0)).name == "light")
        #expect(Theme.fitting(background: Color(hex: 0x282C34), environment: ["COLORFGBG": "0;15"]).name == "dark")
        #expect(Theme.fitting(background: nil, environment: ["COLORFGBG": "0;default;15"]).name == "light")
        #expect(Theme.fitting(background: nil, environment: ["COLORFGBG": "15;0"]).name == "dark")
        #expect(Theme.fitting(background: nil).name == "dark")
    }
}
