import Terminal

/// Finds rows that only moved up or down, by hashes of the rows that changed.
nonisolated struct ScrollFinder {
    /// Rows `rows` of the new frame are what rows `rows + distance` of the old one were; a positive distance moves text up.
    struct Move: Equatable {
        var rows: Range<Int>
        var distance: Int

        /// The rows that the terminal moves, with those that become blank.
        var region: Range<Int> {
            distance > 0 ? rows.lowerBound..<rows.upperBound + distance : rows.lowerBound + distance..<rows.upperBound
        }
    }

    private var old: [UInt64] = []
    private var new: [UInt64] = []
    private var votes: [Int32] = []

    /// The move that saves most; nil where none saves anything.
    mutating func find(from before: borrowing Canvas, to after: borrowing Canvas) -> Move? {
        let size = after.size
        let width = size.width
        let height = size.height
        guard height > 3, width > 0 else { return nil }
        return before.cells.withUnsafeBufferPointer { before in
            after.cells.withUnsafeBufferPointer { after in
                let changed = hash(before, after, width: width, height: height)
                guard changed >= 3, let distance = elect(height: height) else { return nil }
                return longest(before, after, width: width, height: height, distance: distance)
            }
        }
    }

    /// Hashes the rows that differ; the others keep zero.
    ///
    /// - Returns: how many there are.
    private mutating func hash(
        _ before: UnsafeBufferPointer<Cell>, _ after: UnsafeBufferPointer<Cell>, width: Int, height: Int
    ) -> Int {
        old.removeAll(keepingCapacity: true)
        new.removeAll(keepingCapacity: true)
        var changed = 0
        for y in 0..<height {
            if Self.equal(before, y, after, y, width: width) {
                old.append(0)
                new.append(0)
            } else {
                changed += 1
                old.append(Self.hash(before, row: y, width: width))
                new.append(Self.hash(after, row: y, width: width))
            }
        }
        return changed
    }

    /// The distance by which most changed rows can be explained, at least two.
    private mutating func elect(height: Int) -> Int? {
        votes.removeAll(keepingCapacity: true)
        votes.append(contentsOf: repeatElement(0, count: 2 * height))
        for y in 0..<height where new[y] != 0 {
            for source in 0..<height where old[source] == new[y] && source != y { votes[source - y + height] += 1 }
        }
        var best = 0
        for place in votes.indices where votes[place] > votes[best] { best = place }
        return votes[best] >= 2 ? best - height : nil
    }

    /// The longest stretch of rows that moved by a distance.
    private func longest(
        _ before: UnsafeBufferPointer<Cell>, _ after: UnsafeBufferPointer<Cell>, width: Int, height: Int, distance: Int
    ) -> Move? {
        var best = 0..<0
        var bestGain = 0
        var start: Int?
        var gain = 0
        let first = max(0, -distance)
        let end = min(height, height - distance)
        for y in first...end {
            if y < end, Self.equal(after, y, before, y + distance, width: width) {
                if start == nil {
                    start = y
                    gain = 0
                }
                if new[y] != 0 { gain += 1 }
            } else if let begin = start {
                if gain > bestGain {
                    best = begin..<y
                    bestGain = gain
                }
                start = nil
            }
        }
        // Rows that become blank must be drawn again; a move that saves no more than that costs more than it gains.
        return bestGain > abs(distance) ? Move(rows: best, distance: distance) : nil
    }

    @inline(__always)
    private static func equal(
        _ left: UnsafeBufferPointer<Cell>, _ leftRow: Int, _ right: UnsafeBufferPointer<Cell>, _ rightRow: Int, width: Int
    ) -> Bool {
        Canvas.areEqual(
            UnsafeBufferPointer(rebasing: left[leftRow * width..<(leftRow + 1) * width]),
            UnsafeBufferPointer(rebasing: right[rightRow * width..<(rightRow + 1) * width]))
    }

    private static func hash(_ cells: UnsafeBufferPointer<Cell>, row: Int, width: Int) -> UInt64 {
        var value: UInt64 = 0x9E37_79B9_7F4A_7C15
        for x in row * width..<(row + 1) * width { value = (value ^ cells[x].bits) &* 0xFF51_AFD7_ED55_8CCD; value ^= value >> 32 }
        return value | 1
    }
}
