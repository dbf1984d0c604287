import Terminal

/// What the whole screen shows and how much of it a key changes.
enum Scene: String {
    /// One cell in the middle.
    case cell
    /// One row after the other.
    case row
    /// Every cell, in four colours, a row in one of them.
    case repaint
    /// Every cell, each in one of eight colours at random.
    case colours
    /// Two tabs, changed by `1` and `2`.
    case tabs
    /// A form, a table, bars and a line, of which one value each changes at random.
    case mixed

    private static let few: [Role] = [.text, .accent, .success, .secondary]
    private static let many: [Role] = [.text, .accent, .success, .secondary, .warning, .danger, .goal, .key]

    /// The letter and the style at a place after so many keys; `Plain/scenes.c` computes the same.
    func cell(x: Int, y: Int, step: Int, size: Size) -> (letter: UInt8, style: Style) {
        switch self {
        case .cell: (x == size.width / 2 && y == size.height / 2 ? Self.letter(step) : Self.letter(x + y), .plain)
        case .row: (Self.letter(y + (step + size.height - 1 - y) / size.height), .plain)
        case .repaint: (Self.letter(step + y), Style(Self.few[y % 4]))
        case .colours:
            switch Self.noise(x, y, step) {
            case let noise: (Self.letter(Int(noise % 26)), Style(Self.many[Int(noise >> 8) % 8]))
            }
        case .tabs, .mixed: (Self.letter(x / 7 + y), .plain)
        }
    }

    static func noise(_ x: Int, _ y: Int, _ step: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: x &* 73_856_093 ^ y &* 19_349_663 ^ step &* 83_492_791)
        value ^= value >> 15
        value = value &* 0x2C1B_3C6D
        return value ^ value >> 12
    }

    private static func letter(_ number: Int) -> UInt8 { UInt8(97 + number % 26) }
}
