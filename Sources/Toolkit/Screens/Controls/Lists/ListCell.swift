import Terminal

/// One text in a row of a list or table.
public struct ListCell: Hashable, ExpressibleByStringInterpolation {
    /// The text on show.
    public var text: String
    /// The style of the text.
    public var style: Style

    /// Makes a cell.
    public init(_ text: String, style: Style = .plain) {
        self.text = text
        self.style = style
    }

    /// Makes a plain cell.
    public init(stringLiteral text: String) { self.init(text) }
}
