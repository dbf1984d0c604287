/// A part of the screen once more, in shapes instead of cells: a terminal that shows pixels draws them over the cells.
///
/// The cells are always drawn as well. They are what a screen reader, a copy, a snapshot and every other terminal has, so a picture never
/// says anything that the cells do not. Its shapes have roles instead of colours, as cells have, and places in columns and rows, so that the
/// same picture fits every theme and every size of letters; what makes pixels of it is the device, which knows both.
///
/// ```swift
/// final class Share: View {
///     override func draw(_ painter: inout Painter) {
///         painter.bar(0.4, x: 0, y: 0, width: bounds.width, style: Style(.chart))
///         var picture = Picture(size: bounds.size)
///         picture.add(.box(x: 0, y: 0.2, width: 0.4 * Double(bounds.width), height: 0.6, .chart))
///         painter.show(picture, in: bounds)
///     }
/// }
/// ```
public struct Picture: Hashable, Sendable {
    /// A point between cells: (0, 0) is the top left corner of the first one, (0.5, 0.5) its middle.
    public struct Place: Hashable, Sendable {
        /// Columns from the left.
        public var x: Double
        /// Rows from the top.
        public var y: Double

        /// Makes a place.
        public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    }

    /// Something that is drawn, in the colour that text of its role has; without a role in that of the background.
    public enum Shape: Hashable, Sendable {
        /// A rectangle, its corner and extent in columns and rows.
        case box(x: Double, y: Double, width: Double, height: Double, Role?)
        /// A line from place to place, so many rows thick.
        case line([Place], thickness: Double, Role?)
        /// A circle that is filled, its radius in rows.
        case disc(Place, radius: Double, Role?)
    }

    /// The columns and rows that it covers.
    public let size: Size
    /// The shapes; a later one lies over those before it.
    public private(set) var shapes: [Shape] = []

    /// Makes an empty picture, which is all background.
    public init(size: Size) { self.size = size }

    /// Draws a shape over the others.
    public mutating func add(_ shape: Shape) { shapes.append(shape) }
}
