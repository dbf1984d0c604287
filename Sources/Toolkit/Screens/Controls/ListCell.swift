import Terminal

/// One text in a row of a list or table.
public struct ListCell: Hashable, ExpressibleByStringInterpolation {
    /// What it says.
    public var text: String
    /// How it is set.
    public var style: Style

    /// Makes a cell.
    public init(_ text: String, style: Style = .plain) {
        self.text = text
        self.style = style
    }

    /// Makes a plain cell.
    public init(stringLiteral text: String) { self.init(text) }
}
