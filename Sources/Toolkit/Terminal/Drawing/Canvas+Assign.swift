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

    /// Takes one row over from a canvas of the same size.
    package mutating func assign(row y: Int, of other: borrowing Canvas) {
        let width = size.width
        withMutableCells { cells in
            other.cells.withUnsafeBufferPointer { source in
                guard let target = cells.baseAddress, let source = source.baseAddress else { return }
                (target + y * width).update(from: source + y * width, count: width)
            }
        }
    }
}
