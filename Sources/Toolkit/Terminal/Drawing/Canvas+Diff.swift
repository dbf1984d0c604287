/// Cells of one row that lie side by side.
///
/// The difference between two canvases comes as runs, since that is what a terminal is told: go there, write this.
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

extension Canvas {
    /// Hands over the runs of cells that differ from an older canvas, from the top left to the bottom right.
    ///
    /// Runs that are no further apart than `gap` cells become one, because sending those cells is cheaper than moving the cursor
    /// over them. A run never begins or ends inside a wide cluster. Canvases of different sizes differ everywhere.
    public func forEachRun(differingFrom old: borrowing Canvas, gap: Int = 4, _ body: (CanvasRun) -> Void) {
        guard old.size == size else {
            for y in 0..<size.height where size.width > 0 { body(CanvasRun(y: y, columns: 0..<size.width)) }
            return
        }
        for y in 0..<size.height { forEachRun(inRow: y, differingFrom: old, oldRow: y, gap: gap, body) }
    }

    /// Collects the rows that differ from an older canvas of the same size.
    package func findRows(differingFrom old: borrowing Canvas, into rows: inout [Int]) {
        rows.removeAll(keepingCapacity: true)
        let width = size.width
        cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                for y in 0..<size.height {
                    let range = y * width..<(y + 1) * width
                    if !Self.areEqual(UnsafeBufferPointer(rebasing: new[range]), UnsafeBufferPointer(rebasing: old[range])) {
                        rows.append(y)
                    }
                }
            }
        }
    }

    /// The same for one row, compared with any row of an older canvas of the same width.
    package func forEachRun(inRow y: Int, differingFrom old: borrowing Canvas, oldRow: Int, gap: Int, _ body: (CanvasRun) -> Void) {
        let width = size.width
        cells.withUnsafeBufferPointer { new in
            old.cells.withUnsafeBufferPointer { old in
                let new = UnsafeBufferPointer(rebasing: new[y * width..<(y + 1) * width])
                let old = UnsafeBufferPointer(rebasing: old[oldRow * width..<(oldRow + 1) * width])
                if Canvas.areEqual(new, old) { return }
                var x = 0
                while let first = Self.firstDifference(new, old, from: x) {
                    var start = first
                    while start > 0, new[start].width == 0 { start -= 1 }
                    var end = first + 1
                    while let next = Self.firstDifference(new, old, from: end, limit: end + gap + 1) { end = next + 1 }
                    while end < width, new[end].width == 0 { end += 1 }
                    body(CanvasRun(y: y, columns: start..<end))
                    x = end
                }
            }
        }
    }

    /// The runs that differ from an older canvas, as an array for tests and tools.
    ///
    /// ```swift
    /// let old = Canvas(size: Size(width: 10, height: 1))
    /// var new = old
    /// new.write("a", at: Point(x: 4, y: 0), style: .plain, clip: Rect(origin: .zero, size: new.size))
    /// new.runs(differingFrom: old)  // one run: row 0, columns 4..<5
    /// ```
    public func runs(differingFrom old: borrowing Canvas, gap: Int = 4) -> [CanvasRun] {
        var found: [CanvasRun] = []
        forEachRun(differingFrom: old, gap: gap) { found.append($0) }
        return found
    }

    @inline(__always)
    private static func firstDifference(
        _ new: UnsafeBufferPointer<Cell>, _ old: UnsafeBufferPointer<Cell>, from start: Int, limit: Int = .max
    ) -> Int? {
        let end = min(limit, new.count)
        guard let new = UnsafeRawPointer(new.baseAddress), let old = UnsafeRawPointer(old.baseAddress) else { return nil }
        // A cell is eight bytes without padding, so that one number says whether two are equal.
        var offset = start * MemoryLayout<Cell>.stride
        let last = end * MemoryLayout<Cell>.stride
        while offset < last {
            if new.loadUnaligned(fromByteOffset: offset, as: UInt64.self) != old.loadUnaligned(fromByteOffset: offset, as: UInt64.self) {
                return offset / MemoryLayout<Cell>.stride
            }
            offset += MemoryLayout<Cell>.stride
        }
        return nil
    }
}
