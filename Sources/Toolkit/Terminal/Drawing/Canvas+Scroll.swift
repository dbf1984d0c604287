import Glibc

extension Canvas {
    /// Moves the rows of a region up (or down, where `distance` is negative) and leaves blanks, as a terminal does.
    package mutating func scroll(_ region: Range<Int>, by distance: Int) {
        let width = size.width
        let kept = region.count - abs(distance)
        guard region.lowerBound >= 0, region.upperBound <= size.height, kept >= 0, width > 0 else { return }
        withMutableCells { cells in
            let source = region.lowerBound + max(0, distance)
            let target = region.lowerBound + max(0, -distance)
            guard let base = cells.baseAddress else { return }
            (base + target * width).update(from: base + source * width, count: kept * width)
            let blank = distance > 0 ? region.lowerBound + kept : region.lowerBound
            (base + blank * width).update(repeating: .blank, count: abs(distance) * width)
        }
    }

    /// Whether rows of cells are equal, in one comparison of memory.
    @inline(__always)
    package static func areEqual(_ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>) -> Bool {
        guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else {
            return left.count == right.count
        }
        return memcmp(first, second, left.count * MemoryLayout<Cell>.stride) == 0
    }
}
