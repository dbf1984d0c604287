/// One cell of a canvas: a grapheme cluster, the columns it takes, and its style; eight bytes without references.
///
/// Eight bytes without padding or pointers, so that rows are compared and copied as plain memory: a frame of 200×50 cells is compared in a
/// few microseconds, and drawing allocates nothing. What needs more room (a cluster of several scalars) lies in a table, and the cell has
/// its number.
public struct Cell: Hashable, Sendable {
    /// The cluster on show; a space where there is nothing.
    public var glyph: Glyph
    /// The meaning of it, which decides its colour.
    public var style: Style
    /// Columns: 1, 2 for a wide cluster, 0 for the cell that a wide cluster to the left covers.
    ///
    /// A 2 is always followed by a 0 in the same row. `Canvas` keeps that true when one half is overwritten: the other becomes a blank.
    public var width: UInt8
    /// The number of the address that the text leads to, in the canvas's table; zero for none.
    package var link: UInt8 = 0

    /// An empty cell.
    public static let blank = Cell(glyph: .space, style: .plain, width: 1)

    /// Makes a cell.
    public init(glyph: Glyph, style: Style, width: UInt8) {
        self.glyph = glyph
        self.style = style
        self.width = width
    }

    /// The right half of a wide cluster.
    public static func continuation(style: Style) -> Cell {
        Cell(glyph: .space, style: style, width: 0)
    }

    /// Everything in one number, so that two cells compare at once.
    package var bits: UInt64 {
        UInt64(glyph.rawValue) | UInt64(style.role.rawValue) << 32 | UInt64(style.attributes.rawValue) << 40 | UInt64(width) << 48 | UInt64(
            link) << 56
    }
}
