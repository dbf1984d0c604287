extension Canvas {
    /// Becomes equal to another canvas by copying its cells: no memory is shared, and none is allocated where the sizes agree.
    package mutating func assign(_ other: borrowing Canvas) {
        guard size == other.size else {
            self = Canvas(size: other.size)
            copyCells(from: other)
            return
        }
        copyCells(from: other)
    }
}
