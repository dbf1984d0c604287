/// Compares the sums of one metric that reach over midnights with all other sums of their days.
///
/// Such a sum may share a part of its time with the total of a day, or with a sum of another source that lies otherwise, and nobody knows in
/// which part of either was walked. So it comes after the sums that lie in one day, and adds only what is true in every case: what it has above
/// the records of its stretch and above all that the sums meeting it add to its days, as though all of that lay in its stretch. Of two that meet,
/// the one of the better source comes first, and of one source the one that ends first.
///
/// ## Why not more
///
/// Days then come to no more than was walked, whatever was told, and each day to no less than any source tells of it alone. But all days together
/// may come to less than one source's sums over midnights: of totals from noon to noon of 10,000 beside totals of days of 5,000, nothing is
/// added. No rule that looks at the neighbours of a sum alone can do better. Beside the totals of its two days, the one total from noon to noon
/// adds nothing, for both may tell the same 10,000 steps. Two of them with the three totals of days prove 20,000 and not 15,000; three with
/// four, 30,000 and not 20,000. Each of these totals meets the same, and yet each adds the more, the more there are. To know how much, a day would
/// have to be counted from all the years that such totals bind to it.
package struct SumsOverMidnight {
    /// The records and sums of one day without those that reach beyond it.
    private struct Known {
        let records: RunningTotal
        /// The sums that add something.
        let sums: [(sum: Interval, added: Double)]
        /// The sums over its midnights that have been compared.
        var compared: [Interval] = []

        init(_ intervals: [Interval], of day: DayInput) {
            let merge = DayMerge(intervals, from: day.start, until: day.end)
            records = RunningTotal(merge.pieces)
            sums = merge.fillings.compactMap { filling in
                let sum = intervals[filling.index]
                let isOfDay = sum.grain == .sum && DayMerge.share(of: sum, in: day.start..<day.end) == 1
                return isOfDay && filling.added > 0 ? (sum, filling.added) : nil
            }
        }
    }

    private let metric: Metric
    /// The sums, the better sources' first.
    private let sums: [Interval]

    /// - Parameter sums: in any order.
    init(_ metric: Metric, _ sums: [Interval], of sources: [Source]) {
        self.metric = metric
        var told: Set<[Int64]> = []
        self.sums = sums.sorted { left, right in
            if left.rank != right.rank { return left.rank < right.rank }
            let (leftKey, rightKey) = (sources[left.source].key, sources[right.source].key)
            return leftKey != rightKey ? leftKey < rightKey : DayMerge.isBefore(left, right)
        }.filter { $0.value > 0 && told.insert([Int64($0.source), $0.start, $0.end]).inserted }
    }

    /// Notes at each of the sums what other sums add to its days (`Interval.beside`).
    /// - Parameter days: in order of time.
    func note(in days: inout [DayInput]) {
        var known: [Int: Known] = [:]
        var beside: [Interval: Double] = [:]
        for sum in sums {
            let touched = days.place { $0.end <= sum.start }..<days.place { $0.start < sum.end }
            for index in touched where known[index] == nil { known[index] = Known(days[index].intervals[metric] ?? [], of: days[index]) }
            beside[sum] = amount(beside: sum, touched.compactMap { known[$0] })
            for index in touched { known[index]?.compared.append(sum) }
        }
        for index in known.keys {
            guard let intervals = days[index].intervals[metric] else { continue }
            for place in intervals.indices where intervals[place].grain == .sum {
                if let amount = beside[intervals[place]] { days[index].intervals[metric]?[place].beside = amount }
            }
        }
    }

    /// Returns what the sums that meet a sum can have added to its stretch at most; no more is added up than it takes to leave nothing of it.
    private func amount(beside sum: Interval, _ days: [Known]) -> Double {
        var amount = 0.0
        for day in days {
            for other in day.sums where other.sum.meets(sum) { amount += other.added }
        }
        // One that is over several midnights is met at each of them.
        var met: Set<Interval> = []
        for better in days.lazy.flatMap(\.compared) where better.meets(sum) && met.insert(better).inserted {
            guard amount < sum.value else { break }
            amount += rest(of: better, in: max(better.start, sum.start)..<min(better.end, sum.end), days)
        }
        return amount
    }

    /// Returns what a sum can have in a stretch at most, above the records there and what finer sums add there.
    private func rest(of sum: Interval, in stretch: Range<Int64>, _ days: [Known]) -> Double {
        let rest = days.reduce(sum.value) { rest, day in
            let within = day.sums.lazy.filter { stretch.lowerBound <= $0.sum.start && $0.sum.end <= stretch.upperBound }
            return rest - day.records.amount(from: stretch.lowerBound, until: stretch.upperBound) - within.reduce(0) { $0 + $1.added }
        }
        return max(0, rest)
    }
}

extension SumsOverMidnight {
    /// Returns dates with those beside them that sums over midnights touch as well: what these add follows from all sums of their days.
    package static func dates(_ dates: [CivilDate], with sums: some Sequence<Range<Instant>>, in zones: ZoneTimeline) -> [CivilDate] {
        let days = dates.map { (start: zones.startOfDay($0), end: zones.endOfDay($0)) }
        let asked = Set(dates)
        var all = asked
        for sum in sums {
            // Most lie within a day, which is found without asking for its date.
            if let day = days[..<days.place { $0.start <= sum.lowerBound }].last, sum.upperBound <= day.end { continue }
            let touched = zones.days(from: sum.lowerBound, until: min(sum.upperBound, sum.lowerBound + Quarantine.longestRecord))
            if touched.contains(where: asked.contains) { all.formUnion(touched) }
        }
        return all.sorted()
    }
}

extension Interval {
    fileprivate func meets(_ other: Interval) -> Bool { start < other.end && other.start < end }
}
