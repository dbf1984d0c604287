extension Theme {
    /// For dark backgrounds: one accent, two greys.
    public static let dark = Theme(
        name: "dark",
        shades(
            Shades(
                secondary: 0xA8B0B8, tertiary: 0x8E97A0, accent: 0x5FD7AF, success: 0x87D787, warning: 0xFFD75F, danger: 0xFF8787,
                onAccent: 0x06201A, field: 0x2A3138, onField: 0xF2F4F6, heat: [0x56606A, 0x2E6B57, 0x3C8F73, 0x4DB391, 0x5FD7AF])))

    /// For light backgrounds.
    public static let light = Theme(
        name: "light",
        shades(
            Shades(
                secondary: 0x4B545D, tertiary: 0x626B74, accent: 0x006B56, success: 0x1A7031, warning: 0x7D5200, danger: 0xB3261E,
                onAccent: 0xFFFFFF, field: 0xE6EAED, onField: 0x15191D, heat: [0xB4BCC3, 0x8CC4B4, 0x4FA38C, 0x1F826A, 0x005A48])))

    /// Everything at least seven to one, on black of its own.
    public static let highContrast = Theme(
        name: "high-contrast",
        [
            .text: Entry(.white, on: .black), .secondary: Entry(.white, on: .black), .tertiary: Entry(Color(hex: 0xC8C8C8), on: .black),
            .accent: Entry(Color(hex: 0x00FFFF), on: .black, .bold), .title: Entry(.white, on: .black, .bold),
            .success: Entry(Color(hex: 0x00FF00), on: .black, .bold), .warning: Entry(Color(hex: 0xFFFF00), on: .black, .bold),
            .danger: Entry(Color(hex: 0xFF9C9C), on: .black, .bold), .selection: Entry(.black, on: Color(hex: 0xFFFF00), .bold),
            .panel: Entry(.white, on: .black), .key: Entry(Color(hex: 0x00FFFF), on: .black, .bold),
            .chart: Entry(Color(hex: 0x00FFFF), on: .black), .chartSecondary: Entry(Color(hex: 0xC8C8C8), on: .black),
            .goal: Entry(Color(hex: 0xFFFF00), on: .black), .heat0: Entry(Color(hex: 0x9A9A9A), on: .black),
            .heat1: Entry(Color(hex: 0x7FB0B0), on: .black), .heat2: Entry(Color(hex: 0x66CCCC), on: .black),
            .heat3: Entry(Color(hex: 0x33E6E6), on: .black), .heat4: Entry(Color(hex: 0x00FFFF), on: .black, .bold),
            .field: Entry(.white, on: .black, .underline), .disabled: Entry(Color(hex: 0xA0A0A0), on: .black, .dim),
        ])

    /// Without colours: bold, dim, underline and reverse carry the meaning.
    ///
    /// Terminals without colours get these settings whatever
    /// the theme.
    public static let mono = Theme(
        name: "mono",
        [
            .tertiary: Entry(.dim), .accent: Entry(.bold), .title: Entry(.bold), .success: Entry(.bold), .warning: Entry(.bold),
            .danger: Entry(.bold), .selection: Entry(.reverse), .key: Entry(.bold), .chartSecondary: Entry(.dim),
            .heat0: Entry(.dim), .heat3: Entry(.bold), .heat4: Entry(.bold), .field: Entry(.underline), .disabled: Entry(.dim),
        ])

    /// All themes that come with the toolkit, in the order in which a settings screen lists them.
    public static let builtIn = [dark, light, highContrast, mono]

    private struct Shades {
        var secondary, tertiary, accent, success, warning, danger, onAccent, field, onField: UInt32
        var heat: [UInt32]
    }

    private static func shades(_ shades: Shades) -> [Role: Entry] {
        func ink(_ hex: UInt32, _ attributes: Attributes = []) -> Entry { Entry(Color(hex: hex), attributes) }
        var entries: [Role: Entry] = [
            .secondary: ink(shades.secondary), .tertiary: ink(shades.tertiary), .accent: ink(shades.accent), .title: Entry(.bold),
            .success: ink(shades.success), .warning: ink(shades.warning), .danger: ink(shades.danger),
            .selection: Entry(Color(hex: shades.onAccent), on: Color(hex: shades.accent)), .key: ink(shades.accent),
            .chart: ink(shades.accent), .chartSecondary: ink(shades.tertiary), .goal: ink(shades.warning),
            .field: Entry(Color(hex: shades.onField), on: Color(hex: shades.field)), .disabled: ink(shades.tertiary),
        ]
        for (role, hex) in zip([Role.heat0, .heat1, .heat2, .heat3, .heat4], shades.heat) { entries[role] = ink(hex) }
        return entries
    }
}

extension Theme.Entry {
    fileprivate init(_ attributes: Attributes) { self.init(.terminal, on: .terminal, attributes) }
    fileprivate init(_ foreground: Color, _ attributes: Attributes) { self.init(foreground, on: .terminal, attributes) }
}

extension Color {
    fileprivate static let black = Color.rgb(0, 0, 0)
    fileprivate static let white = Color.rgb(255, 255, 255)
}
