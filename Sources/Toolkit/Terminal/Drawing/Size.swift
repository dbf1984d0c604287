/// The columns and rows that something takes; never negative.
public struct Size: Hashable, Sendable {
    /// Columns.
    public var width: Int
    /// Rows.
    public var height: Int

    /// Nothing at all, which every view must be able to draw in.
    public static let zero = Size(width: 0, height: 0)

    /// Makes a size; negative numbers become zero.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }

    /// Whether nothing fits in.
    public var isEmpty: Bool { width == 0 || height == 0 }
}
