/// A cell's meaning and setting; two bytes, so that cells compare as numbers.
///
/// ```swift
/// Style(.danger)
/// Style(.title, .bold)
/// Style(.secondary).underlined
/// ```
public struct Style: Hashable, Sendable {
    /// The meaning of the cell.
    public var role: Role
    /// The style of the text.
    public var attributes: Attributes

    /// Plain content.
    public static let plain = Style(.text)

    /// Makes a style.
    public init(_ role: Role, _ attributes: Attributes = []) {
        self.role = role
        self.attributes = attributes
    }

    /// The same role in bold.
    public var bold: Style { adding(.bold) }
    /// The same role with foreground and background exchanged.
    public var reversed: Style { adding(.reverse) }
    /// The same role underlined.
    public var underlined: Style { adding(.underline) }

    /// The same role with more attributes.
    public func adding(_ more: Attributes) -> Style { Style(role, attributes.union(more)) }
}

/// Attributes of text beside its colour; they carry the meaning where there is no colour.
///
/// ```swift
/// let title = Style(.title, [.bold, .underline])
/// ```
public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier: focus, titles, the number that matters.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter: what need not be read.
    public static let dim = Attributes(rawValue: 2)
    /// Slanted; many terminals show nothing of it.
    public static let italic = Attributes(rawValue: 4)
    /// A line below: what can be typed over.
    public static let underline = Attributes(rawValue: 8)
    /// Foreground and background exchanged: the selection.
    public static let reverse = Attributes(rawValue: 16)
    /// A line through: what counts no more; ncurses cannot show it.
    public static let strikethrough = Attributes(rawValue: 32)
}
