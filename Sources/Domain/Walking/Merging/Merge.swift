/// Makes one number of many devices: at every instant the best source that was there counts, and a record of which only a
/// part is kept counts in proportion.
///
/// The rule is Android's own (`MergeDataHelper`, walking through time with a priority list), and Apple describes theirs in
/// the same words. Taking the larger total of a day would miss the walk made with only the phone; adding everything would
/// count the walk made with both twice.
package enum Merge {
    /// A stretch of time and the interval that counts in it.
    package struct Segment: Hashable, Sendable {
        package var start: Int64
        package var end: Int64
        /// Index into the intervals handed in.
        package var index: Int

        package init(start: Int64, end: Int64, index: Int) {
            self.start = start
            self.end = end
            self.index = index
        }
    }

    /// Who counts when, in order of time; records without length become segments without length.
    /// - Parameter grain: the others are left out.
    package static func segments(_ intervals: [Interval], of grain: Grain = .record) -> [Segment] {
        let order = intervals.indices.filter { intervals[$0].grain == grain && intervals[$0].end >= intervals[$0].start }
            .sorted { intervals[$0].start < intervals[$1].start }
        var boundaries: [Int64] = []
        boundaries.reserveCapacity(order.count * 2)
        for index in order {
            boundaries.append(intervals[index].start)
            boundaries.append(intervals[index].end)
        }
        boundaries.sort()
        var segments: [Segment] = []
        segments.reserveCapacity(order.count)
        var active = Contenders()
        var next = 0
        for (position, now) in boundaries.enumerated() where position == 0 || boundaries[position - 1] != now {
            let firstPoint = next
            while next < order.count, intervals[order[next]].start == now {
                if intervals[order[next]].end > now { active.insert(order[next], in: intervals) }
                next += 1
            }
            let best = active.best(at: now, in: intervals)
            if let point = bestPoint(order[firstPoint..<next], at: now, against: best, in: intervals) {
                segments.append(Segment(start: now, end: now, index: point))
            }
            guard let best, let until = boundaries[position...].first(where: { $0 > now }) else { continue }
            if let last = segments.indices.last, segments[last].index == best, segments[last].end == now {
                segments[last].end = until
            } else {
                segments.append(Segment(start: now, end: until, index: best))
            }
        }
        return segments
    }

    /// A record of no length counts whole, unless something better covers its moment.
    private static func bestPoint(_ candidates: ArraySlice<Int>, at now: Int64, against best: Int?, in intervals: [Interval]) -> Int? {
        var winner: Int?
        for index in candidates where intervals[index].end == now {
            if let current = winner, !intervals[index].beats(intervals[current]) { continue }
            winner = index
        }
        guard let winner else { return nil }
        if let best, intervals[best].beats(intervals[winner]) { return nil }
        return winner
    }
}
