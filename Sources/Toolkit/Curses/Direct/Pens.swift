import Terminal

/// What styles look like, resolved once for each theme and depth, and the shortest way from one look to the next.
nonisolated struct Pens {
    private let looks: [Theme.Entry]

    /// Resolves every style.
    init(theme: Theme, depth: ColorDepth) {
        looks = (0..<Role.count * 64).map { place in
            let style = Style(Role(rawValue: UInt8(place >> 6)), Attributes(rawValue: UInt8(place & 63)))
            return theme.look(of: style, depth: depth)
        }
    }

    /// The place of a style's look; styles that look the same still have different places.
    static func place(of style: Style) -> Int {
        (Int(style.role.rawValue) % Role.count) * 64 + Int(style.attributes.rawValue) % 64
    }

    /// Whether a blank in this style is what the terminal leaves when it erases with the default colours.
    func isErasable(_ place: Int) -> Bool {
        let look = looks[place]
        return look.background == .terminal && look.attributes.isDisjoint(with: [.reverse, .underline, .strikethrough])
    }

    /// Appends the SGR sequence that changes the look, as short as it can be; nothing where both look the same.
    /// - Parameter old: nil when nothing is known about how the terminal is set.
    func change(from old: Int?, to new: Int, in bytes: inout [UInt8]) {
        let look = looks[new]
        guard let old else {
            set(look, after: Theme.Entry(), resetting: true, in: &bytes)
            return
        }
        let before = looks[old]
        if before == look { return }
        // Single attributes are not turned off: bold and dim share one way to do it.
        set(look, after: before, resetting: !before.attributes.isSubset(of: look.attributes), in: &bytes)
    }

    private func set(_ look: Theme.Entry, after before: Theme.Entry, resetting: Bool, in bytes: inout [UInt8]) {
        bytes.append(0x1B)
        bytes.append(0x5B)
        let start = bytes.count
        if resetting { bytes.append(0x30) }
        let base = resetting ? Theme.Entry() : before
        let added = look.attributes.subtracting(base.attributes)
        for (attribute, code) in Self.codes where added.contains(attribute) { bytes.appendParameter(code, since: start) }
        if look.foreground != base.foreground { color(look.foreground, base: 30, since: start, in: &bytes) }
        if look.background != base.background { color(look.background, base: 40, since: start, in: &bytes) }
        bytes.append(0x6D)
    }

    private func color(_ color: Color, base: Int, since start: Int, in bytes: inout [UInt8]) {
        switch color {
        case .terminal: bytes.appendParameter(base + 9, since: start)
        case .ansi(let index) where index < 8: bytes.appendParameter(base + Int(index), since: start)
        case .ansi(let index) where index < 16: bytes.appendParameter(base + 52 + Int(index), since: start)
        case .ansi(let index):
            bytes.appendParameter(base + 8, since: start)
            bytes.appendParameter(5, since: start)
            bytes.appendParameter(Int(index), since: start)
        case .rgb(let red, let green, let blue):
            bytes.appendParameter(base + 8, since: start)
            bytes.appendParameter(2, since: start)
            bytes.appendParameter(Int(red), since: start)
            bytes.appendParameter(Int(green), since: start)
            bytes.appendParameter(Int(blue), since: start)
        }
    }

    private static let codes: [(Attributes, Int)] = [
        (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7), (.strikethrough, 9),
    ]
}
