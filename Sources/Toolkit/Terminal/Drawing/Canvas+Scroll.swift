import CLibrary

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

    /// Moves what stands in a part of the canvas up (or down, where `distance` is negative), and notes that for the terminal.
    ///
    /// The rows that come in keep what stood there until they are drawn. No wide cluster may lie across the part's sides.
    package mutating func move(_ part: Rect, by distance: Int) {
        let width = size.width
        let kept = part.height - abs(distance)
        guard part.intersection(Rect(origin: .zero, size: size)) == part, kept > 0, distance != 0 else { return }
        withMutableCells { cells in
            guard let base = cells.baseAddress else { return }
            for step in 0..<kept {
                // From the side that the rows come to, so that none is overwritten before it is read.
                let y = distance > 0 ? part.minY + step : part.maxY - 1 - step
                (base + y * width + part.minX).update(from: base + (y + distance) * width + part.minX, count: part.width)
            }
        }
        movePictures(in: part, by: distance)
        let first = part.minY + max(0, -distance)
        hint = RowMove(rows: first..<first + kept, distance: distance)
    }

    /// Returns whether rows of cells are equal, in one comparison of memory.
    @inline(__always)
    package static func areEqual(_ left: UnsafeBufferPointer<Cell>, _ right: UnsafeBufferPointer<Cell>) -> Bool {
        guard left.count == right.count, let first = left.baseAddress, let second = right.baseAddress else {
            return left.count == right.count
        }
        return memcmp(first, second, left.count * MemoryLayout<Cell>.stride) == 0
    }
}
