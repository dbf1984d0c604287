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
