extension DayInput {
    /// Makes sums of the records that hold finer ones of their own source.
    ///
    /// An app tells an hour beside its minutes, or a phone joins old minutes into one record. As a record it would take the place of those
    /// minutes where it is newer, and add to them where they leave time free. So it adds what it has above everything finer in its stretch,
    /// as sums do (`DayMerge`), and that evenly in its time, as records do.
    mutating func makeSumsOfOwnRecords() {
        for metric in Metric.allCases where metric.isSum {
            guard let all = intervals[metric] else { continue }
            for index in all.holdingFiner(in: start..<end, of: sources.count) {
                intervals[metric]?[index] = all[index].sum(within: start..<end)
            }
        }
    }
}

extension Interval {
    /// Returns whether it is a record with a part of the day; one of no length is no part of another, and walks are compared as walks.
    fileprivate func isRecord(in day: Range<Int64>) -> Bool {
        grain == .record && !isWalk && end > start && start < day.upperBound && end > day.lowerBound
    }

    /// Returns the sum of its part of a day: beyond that, what is finer is not known.
    fileprivate func sum(within day: Range<Int64>) -> Interval {
        var sum = self
        (sum.start, sum.end) = (max(start, day.lowerBound), min(end, day.upperBound))
        sum.value *= Double(sum.end - sum.start) / Double(end - start)
        (sum.grain, sum.isSpread) = (.sum, true)
        return sum
    }
}

extension [Interval] {
    /// Returns the places of the records of a day that hold a shorter one of the same source.
    /// - Parameter sources: the number of all sources.
    fileprivate func holdingFiner(in day: Range<Int64>, of sources: Int) -> [Int] {
        guard overlapsItself(in: day, of: sources) else { return [] }
        let order = indices.filter { self[$0].isRecord(in: day) }.sorted { left, right in
            let (left, right) = (self[left], self[right])
            if left.source != right.source { return left.source < right.source }
            return left.start != right.start ? left.start > right.start : left.end < right.end
        }
        var found: [Int] = []
        /// The first end of the records of the source that begin no earlier and are not of just the same time.
        var firstEnd = Int64.max
        var last: Interval?
        for index in order {
            let record = self[index]
            if let last, last.source != record.source {
                firstEnd = .max
            } else if let last, (last.start, last.end) != (record.start, record.end) {
                firstEnd = Swift.min(firstEnd, last.end)
            }
            if firstEnd <= record.end { found.append(index) }
            last = record
        }
        return found
    }

    /// Returns whether a source may tell a time twice; most tell each once and in order, and are gone through here alone.
    private func overlapsItself(in day: Range<Int64>, of sources: Int) -> Bool {
        var ends = [Int64](repeating: .min, count: sources)
        for record in self where record.isRecord(in: day) {
            guard ends.indices.contains(record.source), record.start >= ends[record.source] else { return true }
            ends[record.source] = record.end
        }
        return false
    }
}
