import Terminal
import Testing

struct ThemeFileTests {
    @Test func `a theme file sets roles, on what a built-in theme has`() throws {
        let theme = try Theme(
            """
            # mine
            name = night
            accent = #5FD7AF
            selection = #06201A on 14 bold
            title = default underline
            base = light
            """, file: "theme")
        #expect(theme.name == "night")
        #expect(theme[.accent] == Theme.Entry(Color(hex: 0x5FD7AF)))
        #expect(theme[.selection] == Theme.Entry(Color(hex: 0x06201A), on: .ansi(14), .bold))
        #expect(theme[.title] == Theme.Entry(.terminal, on: .terminal, .underline))
        #expect(theme[.danger] == Theme.light[.danger])
    }

    @Test func `an empty file is the dark theme under another name`() throws {
        let theme = try Theme("", file: "theme")
        #expect(Role.names.indices.allSatisfy { theme[Role(rawValue: UInt8($0))] == Theme.dark[Role(rawValue: UInt8($0))] })
        #expect(theme.name == "own")
    }

    @Test func `everything that is wrong is said at once, with its place`() {
        let error = #expect(throws: ConfigurationError.self) {
            try Theme("accent = #12\nAccent = 3\naccent = 4\nbase = pink\ntext = 3 on nothing\nfield = 300\ncolours\n", file: "theme")
        }
        #expect(
            error?.problems.map(\.description) == [
                "theme:3: accent was already set at theme:1", "theme:7: expected `name = value`", "theme:4: `pink` means nothing here",
                "theme:1: `#12` means nothing here", "theme:2: there is no `Accent`; did you mean `accent`?",
                "theme:5: `nothing` means nothing here", "theme:6: `300` means nothing here",
            ])
    }

    @Test(arguments: [Color.terminal, .ansi(0), .ansi(255), Color(hex: 0x0A0B0C), Color(hex: 0xFFFFFF)])
    func `a colour is written so that it can be read again`(_ color: Color) {
        #expect(Color(fileName: color.fileName) == color)
    }
}
