/// A column and a row on the screen; the top left cell is (0, 0).
///
/// Points may lie outside of what is on show, also at negative places: what is drawn there is dropped.
public struct Point: Hashable, Sendable {
    /// The column, counted from the left edge.
    public var x: Int
    /// The row, counted from the top edge.
    public var y: Int

    /// The top left corner.
    public static let zero = Point(x: 0, y: 0)

    /// Makes the point at column `x` and row `y`.
    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}
