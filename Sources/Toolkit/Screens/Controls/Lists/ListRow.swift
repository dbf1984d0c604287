import Terminal

/// The contents of one row of a list.
///
/// With columns each cell stands in its own; without them the first cell stands left and the second right.
///
/// ```swift
/// let list = ListView(numberOfRows: { books.count + 1 }) { index in
///     index == 0 ? .header("On the shelf") : ListRow(books[index - 1].title, detail: books[index - 1].author)
/// }
/// ```
///
/// A row is made anew whenever it is asked for, so it holds no state: what is chosen or marked is the list's. What stands in it is also
/// what the list's search looks through.
public struct ListRow {
    /// The text of each column, in the order of the list's columns.
    public var cells: [ListCell]
    /// Indicates whether the bar stops at it; headings are passed by.
    public var isSelectable: Bool
    /// Indicates whether it goes on with what the row above it says: the bar passes it by, and it comes into view with that row.
    public private(set) var isContinuation = false

    /// The words for those who listen, where they are not those of the cells.
    var accessibilityLabel: String?
    /// The state of it beside that of the list.
    var accessibilityTraits: AccessibilityTraits = []

    /// Makes a row of cells.
    public init(_ cells: [ListCell], isSelectable: Bool = true) {
        self.cells = cells
        self.isSelectable = isSelectable
    }

    /// Makes a row of one text, with a detail at the right.
    public init(_ text: String, detail: String = "", style: Style = .plain) {
        self.init([ListCell(text, style: style), ListCell(detail, style: Style(.secondary))])
    }

    /// A heading over the rows that follow.
    public static func header(_ title: String) -> ListRow {
        ListRow([ListCell(title, style: Style(.secondary))], isSelectable: false)
    }

    /// A row that goes on with what the row above it says: in the columns, or with a single cell over all of them.
    public static func continuation(_ cells: [ListCell]) -> ListRow {
        var row = ListRow(cells, isSelectable: false)
        row.isContinuation = true
        return row
    }

    /// An empty row between two groups.
    public static let blank = ListRow([], isSelectable: false)

    /// The texts of the cells as one sentence.
    var sentence: String { cells.map(\.text).filter { !$0.isEmpty }.joined(separator: "  ") }

    /// The text that a search looks through.
    var searchText: String { cells.map(\.text).joined(separator: " ") }
}

/// One text in a row of a list or table; a string literal is one.
///
/// ```swift
/// let row = ListRow(["Walden", "Thoreau", ListCell("lent", style: Style(.warning))])
/// ```
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
