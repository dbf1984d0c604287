/// The merge of one day and one metric that adds up: the part of all records that counts.
///
/// Records are merged moment by moment (`Merge`). A walk says how much, but not evenly when: it adds what it has above the better
/// records in its whole stretch, in the time that they leave free, at most at twice its own pace. Of walks that are told as well as each
/// other the faster one is better.
///
/// Sums come last and never take part in any moment. The steps of a day cannot be fewer than the sum of any stretch of it, so a sum
/// adds what it has above everything finer in its stretch, and sums that overlap count once. They are gone through by their ends, the
/// shorter first, and each puts what it adds at its end, where as many later ones as possible find it: no other places come to less.
/// The amount that a sum adds belongs to the day, and to no time in it. A record that holds finer ones of its own source comes here as a sum,
/// too (`DayInput.makeSumsOfOwnRecords()`).
///
/// The total of a civil date comes here as the sum of the whole day (`DayInputs`). A sum over a stretch that reaches over a midnight comes
/// after those of the day, is compared with the records of all of it and with the sums of all its days (`SumsOverMidnight`), and each day that it
/// touches takes its part of the rest: nobody knows on which of them it was walked. Only one that is as long as a day and has its middle in the
/// middle of this one is this day's total, told in another zone.
struct DayMerge {
    /// The amount that an interval adds in a stretch of time.
    struct Piece: Hashable {
        /// Index into the intervals handed in.
        var index: Int
        var start: Int64
        var end: Int64
        var amount: Double

        /// The part between two moments; one without length is where it is.
        func amount(from: Int64, until: Int64) -> Double {
            guard end > start else { return start >= from && start < until ? amount : 0 }
            let overlap = min(end, until) - max(start, from)
            return overlap > 0 ? amount * (Double(overlap) / Double(end - start)) : 0
        }
    }

    /// The amount of a sum that goes beyond everything finer.
    struct Filling: Hashable {
        /// Index into the intervals handed in.
        var index: Int
        /// The part of it that belongs to the day.
        var value: Double
        /// The amount of records in its stretch.
        var records: Double
        /// The amount that other sums have added to its stretch, or can have where they and it reach beyond one another.
        var sums: Double
        var added: Double
        /// Indicates whether its source says another number of the same time, and that one counts.
        var isCorrected = false
    }

    /// The lead of a sum that rounding alone can explain, in steps, metres or flights.
    private static let rounding = 0.51

    /// The pieces in order of time, within the day.
    private(set) var pieces: [Piece] = []
    private(set) var fillings: [Filling] = []

    /// Indicates whether anything is known of the day, be it that it came to nothing.
    var hasData: Bool { !pieces.isEmpty || fillings.contains { $0.added > 0 || ($0.records == 0 && $0.sums == 0 && !$0.isCorrected) } }

    /// - Parameter intervals: all that touch the day, and all in the stretch of a walk or sum that reaches beyond it.
    init(_ intervals: [Interval], from start: Int64, until end: Int64) {
        var all = Merge.segments(intervals).map { segment in
            let interval = intervals[segment.index]
            let whole = Piece(index: segment.index, start: interval.start, end: interval.end, amount: interval.value)
            // A record's own length divides it; one without length counts whole where it is.
            let amount = segment.end > segment.start ? whole.amount(from: segment.start, until: segment.end) : interval.value
            return Piece(index: segment.index, start: segment.start, end: segment.end, amount: amount)
        }
        Self.limitWalks(intervals, in: &all)
        fillings = Self.fillings(intervals, above: all, from: start, until: end)
        pieces = all.compactMap { piece in
            var part = piece
            (part.start, part.end) = (max(piece.start, start), min(piece.end, end))
            guard part.start < part.end || (piece.start == piece.end && piece.start >= start && piece.start < end) else { return nil }
            part.amount = piece.amount(from: start, until: end)
            return part
        }
    }

    /// The best grain that a mean can be made of; nil for a journal's totals on days of which anything else tells.
    static func grainOfMean(_ intervals: [Interval], isAlone: Bool) -> Grain? {
        if intervals.contains(where: { $0.grain == .record }) { return .record }
        if intervals.contains(where: { $0.grain == .sum }) { return .sum }
        return isAlone ? .journalTotal : nil
    }

    // MARK: Walks

    /// The better ones first, so that each is compared with what the better ones came to.
    private static func limitWalks(_ intervals: [Interval], in pieces: inout [Piece]) {
        guard intervals.contains(where: \.isWalk) else { return }
        let walks = intervals.indices.filter { intervals[$0].isWalk }.sorted { intervals[$0].beats(intervals[$1]) }
        for index in walks {
            let walk = intervals[index]
            let range = range(from: walk.start, until: walk.end, in: pieces)
            var (own, better, isAlone) = (0.0, 0.0, true)
            for piece in pieces[range] {
                let amount = piece.amount(from: walk.start, until: max(walk.end, walk.start + 1))
                if piece.index == index {
                    own += amount
                } else {
                    better += amount
                    isAlone = isAlone && amount == 0 && (piece.end <= walk.start || piece.start >= walk.end)
                }
            }
            // A better record of nothing leaves the rest of the time as free as one of a single step.
            guard own > 0, !isAlone else { continue }
            let factor = min(max(0, walk.value - better), 2 * own) / own
            for place in range where pieces[place].index == index { pieces[place].amount *= factor }
        }
    }

    /// The pieces that touch a stretch of time.
    private static func range(from start: Int64, until end: Int64, in pieces: [Piece]) -> Range<Int> {
        let first = pieces.place { $0.end < start }
        return first..<max(first, pieces.place { $0.start <= end })
    }

    // MARK: Sums

    private static func fillings(_ intervals: [Interval], above pieces: [Piece], from start: Int64, until end: Int64) -> [Filling] {
        guard intervals.contains(where: { $0.grain != .record }) else { return [] }
        let day = start..<end
        let sums = intervals.indices.filter { intervals[$0].grain != .record }
            .map { (index: $0, share: share(of: intervals[$0], in: day)) }.filter { $0.share > 0 }
            .sorted { left, right in
                if (left.share < 1) != (right.share < 1), intervals[left.index].grain == intervals[right.index].grain {
                    return left.share == 1
                }
                return isBefore(intervals[left.index], intervals[right.index])
            }
        let records = RunningTotal(pieces)
        var added = RunningTotal()
        var total = 0.0
        var told: Set<Int> = []
        var last: Interval?
        return sums.map { index, share in
            let sum = intervals[index]
            if let last, (last.start, last.end, last.grain) != (sum.start, sum.end, sum.grain) { told = [] }
            last = sum
            var filling = Filling(index: index, value: sum.value * share, records: 0, sums: 0, added: 0)
            guard told.insert(sum.source).inserted else {
                filling.isCorrected = true
                return filling
            }
            filling.records = records.amount(from: sum.start, until: sum.end) * share
            if sum.grain == .journalTotal {
                filling.sums = total
            } else {
                filling.sums = share < 1 ? sum.beside * share : added.amount(from: sum.start + 1, until: .max)
            }
            let rest = filling.value - filling.records - filling.sums
            let isKnown = filling.records > 0 || filling.sums > 0
            guard rest > (isKnown ? rounding : 0) else { return filling }
            filling.added = rest
            total += rest
            if share == 1, sum.grain != .journalTotal { added.add(rest, at: sum.end) }
            return filling
        }
    }

    /// Orders sums by their ends, of those the shorter first, then the better; a journal's totals after all others.
    static func isBefore(_ left: Interval, _ right: Interval) -> Bool {
        if left.grain != right.grain { return left.grain == .sum }
        if left.end != right.end { return left.end < right.end }
        if left.start != right.start { return left.start > right.start }
        return left.beats(right)
    }

    /// Returns the share of a sum that belongs to the day.
    static func share(of sum: Interval, in day: Range<Int64>) -> Double {
        let length = sum.end - sum.start
        guard length > 0 else { return day.contains(sum.start) ? 1 : 0 }
        if sum.start >= day.lowerBound, sum.end <= day.upperBound { return 1 }
        let middle = sum.start + length / 2
        let fromMidnight = min(abs(middle - day.lowerBound), abs(middle - day.upperBound))
        if daysLong.contains(length), fromMidnight >= leastFromMidnight { return day.contains(middle) ? 1 : 0 }
        return max(0, Double(min(sum.end, day.upperBound) - max(sum.start, day.lowerBound)) / Double(length))
    }

    /// The lengths of a day, of those on which clocks change, too.
    private static let daysLong: ClosedRange<Int64> = 23 * 3_600_000...25 * 3_600_000
    /// The distance from its midnights that the middle of a day's total has: it begins at most nine hours off, as far as Seoul is from UTC.
    private static let leastFromMidnight: Int64 = 3 * 3_600_000
}

/// Sums of stretches that do not overlap, between any two moments.
struct RunningTotal {
    private var pieces: [DayMerge.Piece]
    /// The totals before each piece.
    private var before: [Double]
    private var total: Double

    /// - Parameter pieces: in order of time.
    init(_ pieces: [DayMerge.Piece] = []) {
        self.pieces = pieces
        before = []
        before.reserveCapacity(pieces.count)
        total = 0
        for piece in pieces {
            before.append(total)
            total += piece.amount
        }
    }

    /// - Parameter moment: no earlier than those before.
    mutating func add(_ amount: Double, at moment: Int64) {
        pieces.append(DayMerge.Piece(index: 0, start: moment, end: moment, amount: amount))
        before.append(total)
        total += amount
    }

    /// Returns the amount between two moments, the first of them included; rounding never makes something of nothing.
    func amount(from: Int64, until: Int64) -> Double {
        let amount = amount(until: until) - amount(until: from)
        return amount > Self.nothing ? amount : 0
    }

    private static let nothing = 1e-7

    private func amount(until moment: Int64) -> Double {
        let next = pieces.place { $0.start < moment }
        guard next > 0 else { return 0 }
        let last = pieces[next - 1]
        return before[next - 1] + last.amount(from: last.start, until: moment)
    }
}
