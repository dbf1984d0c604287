/// Cells of one row that lie side by side.
public struct CanvasRun: Hashable, Sendable {
    /// The row.
    public var y: Int
    /// The columns; they begin and end between clusters.
    public var columns: Range<Int>

    /// Makes a run.
    public init(y: Int, columns: Range<Int>) {
        self.y = y
        self.columns = columns
    }
}
