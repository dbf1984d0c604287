import Terminal

/// Finds rows that only moved up or down: by the hint of who moved them, else by hashes of the rows that changed.
///
/// A list that scrolls by a row changes all of its rows, and yet the terminal has them all: it could move them itself for a dozen
/// bytes. What is needed is the block of rows and the distance.
///
/// Where a list scrolled, the canvas says how far (its hint), and only the block has to be found: the longest stretch of rows that
/// equal those so many rows away. Where nobody said anything (a screen that was laid out anew, a log that grew), the rows that changed
/// are hashed, old and new, and each pair of equal hashes is a vote for its distance. The distance with the most votes is tried, and
/// tried means compared cell by cell: a hash may be wrong, a picture may not.
///
/// A move is worth it only if it saves more rows than it makes blank. A few changed rows are not searched at all, since the
/// search costs more than they do: without a hint up to four, which is what a bar changes that goes to another row.
nonisolated struct ScrollFinder {
    private var old: [UInt64] = []
    private var new: [UInt64] = []
    private var votes: [Int32] = []

    /// The move that saves most; nil where none saves anything.
    /// - Parameter rows: those that differ, from the top down.
    mutating func find(_ rows: borrowing [Int], from before: borrowing Canvas, to after: borrowing Canvas) -> RowMove? {
        let size = after.size
        let width = size.width
        let height = size.height
        let hinted = after.hint?.distance
        guard height > 3, width > 0, rows.count > (hinted == nil ? 4 : 2) else { return nil }
        return before.cells.withUnsafeBufferPointer { before in
            after.cells.withUnsafeBufferPointer { after in
                if let hinted, let move = longest(before, after, width: width, height: height, distance: hinted) { return move }
                hash(rows, before, after, width: width, height: height)
                guard let distance = elect(rows, height: height) else { return nil }
                return longest(before, after, width: width, height: height, distance: distance)
            }
        }
    }

    /// Hashes the rows that differ; the others keep zero.
    private mutating func hash(
        _ rows: borrowing [Int], _ before: UnsafeBufferPointer<Cell>, _ after: UnsafeBufferPointer<Cell>, width: Int, height: Int
    ) {
        old.removeAll(keepingCapacity: true)
        new.removeAll(keepingCapacity: true)
        old.append(contentsOf: repeatElement(0, count: height))
        new.append(contentsOf: repeatElement(0, count: height))
        for index in rows.indices {
            let y = rows[index]
            old[y] = Self.hash(before, row: y, width: width)
            new[y] = Self.hash(after, row: y, width: width)
        }
    }

    /// The distance by which most changed rows can be explained, at least two.
    private mutating func elect(_ rows: borrowing [Int], height: Int) -> Int? {
        votes.removeAll(keepingCapacity: true)
        votes.append(contentsOf: repeatElement(0, count: 2 * height))
        for index in rows.indices {
            let y = rows[index]
            for other in rows.indices where old[rows[other]] == new[y] && other != index { votes[rows[other] - y + height] += 1 }
        }
        var best = 0
        for place in votes.indices where votes[place] > votes[best] { best = place }
        return votes[best] >= 2 ? best - height : nil
    }

    /// The longest stretch of rows that moved by a distance.
    private func longest(
        _ before: UnsafeBufferPointer<Cell>, _ after: UnsafeBufferPointer<Cell>, width: Int, height: Int, distance: Int
    ) -> RowMove? {
        var best = 0..<0
        var bestGain = 0
        var start: Int?
        var gain = 0
        let first = max(0, -distance)
        let end = min(height, height - distance)
        guard first < end else { return nil }
        for y in first...end {
            if y < end, Self.equal(after, y, before, y + distance, width: width) {
                if start == nil {
                    start = y
                    gain = 0
                }
                if !Self.equal(after, y, before, y, width: width) { gain += 1 }
            } else if let begin = start {
                if gain > bestGain {
                    best = begin..<y
                    bestGain = gain
                }
                start = nil
            }
        }
        // Rows that become blank must be drawn again; a move that saves no more than that costs more than it gains.
        return bestGain > abs(distance) ? RowMove(rows: best, distance: distance) : nil
    }

    @inline(__always)
    private static func equal(
        _ left: UnsafeBufferPointer<Cell>, _ leftRow: Int, _ right: UnsafeBufferPointer<Cell>, _ rightRow: Int, width: Int
    ) -> Bool {
        Canvas.areEqual(
            UnsafeBufferPointer(rebasing: left[leftRow * width..<(leftRow + 1) * width]),
            UnsafeBufferPointer(rebasing: right[rightRow * width..<(rightRow + 1) * width]))
    }

    /// Four sums side by side, because a processor multiplies faster than it waits for the result.
    private static func hash(_ cells: UnsafeBufferPointer<Cell>, row: Int, width: Int) -> UInt64 {
        let factor: UInt64 = 0xFF51_AFD7_ED55_8CCD
        var (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64) = (1, 2, 3, 4)
        var x = row * width
        let end = x + width
        while x + 4 <= end {
            first = (first ^ cells[x].bits) &* factor
            second = (second ^ cells[x + 1].bits) &* factor
            third = (third ^ cells[x + 2].bits) &* factor
            fourth = (fourth ^ cells[x + 3].bits) &* factor
            x += 4
        }
        while x < end {
            first = (first ^ cells[x].bits) &* factor
            x += 1
        }
        var value = first ^ (second >> 7) ^ (third >> 13) ^ (fourth >> 23)
        value = (value ^ (value >> 31)) &* factor
        return value | 1
    }
}
