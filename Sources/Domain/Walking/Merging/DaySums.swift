/// Lets the sums of an app give way to its finer records.
///
/// An export may say `8,000 on Tuesday`, another one tell Tuesday's quarters of an hour, and a third its minutes. The minutes count
/// where they are; a sum only adds what it has beyond them, spread over the time between, so that its span comes to the larger of the
/// two and never to both. The total of a whole journal gives way in the same manner to everything else.
enum DaySums {
    /// What lasts as long as this is the sum of a day: 20 hours, since days of travel and of changing clocks are short.
    static let shortest: Int64 = 20 * 3_600_000

    /// What a sum may be ahead by rounding alone, in steps, metres or flights.
    private static let rounding = 0.51

    private static func isLong(_ interval: Interval) -> Bool { interval.end - interval.start >= shortest }

    static func isSum(_ interval: Interval) -> Bool { interval.isTotal || interval.isSum || isLong(interval) }

    /// What makes a sum give way: finer records of the same app, and for a total all other records.
    static func isFiner(_ interval: Interval, than sum: Interval) -> Bool {
        if sum.isTotal { return !interval.isTotal }
        guard interval.family == sum.family, !interval.isTotal, !isLong(interval) else { return false }
        return isLong(sum) || !interval.isSum
    }

    /// The intervals with sums put between what is finer, as far as a day reaches.
    static func spread(_ intervals: [Interval], from start: Int64, until end: Int64) -> [Interval] {
        guard intervals.contains(where: isSum) else { return intervals }
        var known = intervals.filter { !isSum($0) }
        // What an old sum has beyond its correction is no gap to be filled.
        let sums = intervals.filter { isSum($0) && !isCorrected($0, in: intervals) }
        // The finest first, since each gives way to what is finer than itself.
        for sums in [sums.filter { !$0.isTotal && !isLong($0) }, sums.filter { !$0.isTotal && isLong($0) }, sums.filter(\.isTotal)] {
            known += sums.flatMap { sum in
                let (from, until) = (max(start, sum.start), min(end, sum.end))
                let finer = known.filter { isFiner($0, than: sum) && $0.start <= until && $0.end >= max(from, $0.start) }
                return pieces(of: sum, beside: finer, from: from, until: until)
            }
        }
        return known
    }

    /// Whether the same source says another number of the same time, and that one counts.
    static func isCorrected(_ sum: Interval, in intervals: [Interval]) -> Bool {
        intervals.contains { $0.source == sum.source && $0.start == sum.start && $0.end == sum.end && $0.beats(sum) }
    }

    /// The values of what is averaged: a total counts only where nothing else tells of the day.
    static func averaged(_ intervals: [Interval], isAlone: Bool) -> [Interval] {
        isAlone ? intervals : intervals.filter { !$0.isTotal }
    }

    private static func pieces(of sum: Interval, beside finer: [Interval], from start: Int64, until end: Int64) -> [Interval] {
        guard !finer.isEmpty else { return [sum] }
        guard end > start else { return [] }
        let known = Merge.segments(finer).reduce(0.0) { total, segment in total + share(of: finer[segment.index], segment, start, end) }
        guard known > 0 else { return [sum] }
        let rest = sum.value * Double(end - start) / Double(sum.end - sum.start) - known
        guard rest > (sum.isTotal || sum.isSum ? rounding : 0) else { return [] }
        let gaps = gaps(between: finer, from: start, until: end)
        let length = gaps.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
        return gaps.map { gap in
            var piece = sum
            (piece.start, piece.end) = (gap.lowerBound, gap.upperBound)
            piece.value = rest * Double(gap.upperBound - gap.lowerBound) / Double(length)
            return piece
        }
    }

    private static func share(of interval: Interval, _ segment: Merge.Segment, _ start: Int64, _ end: Int64) -> Double {
        guard interval.end > interval.start else { return interval.start >= start && interval.start < end ? interval.value : 0 }
        let overlap = min(segment.end, end) - max(segment.start, start)
        return overlap > 0 ? interval.value * Double(overlap) / Double(interval.end - interval.start) : 0
    }

    /// The time that no finer record covers; a record without length covers its moment.
    private static func gaps(between finer: [Interval], from start: Int64, until end: Int64) -> [Range<Int64>] {
        var gaps: [Range<Int64>] = []
        var here = start
        for interval in finer.sorted(by: { $0.start < $1.start }) {
            if interval.start > here, here < end { gaps.append(here..<min(end, interval.start)) }
            here = max(here, interval.end, interval.start + 1)
        }
        if here < end { gaps.append(here..<end) }
        return gaps
    }
}
