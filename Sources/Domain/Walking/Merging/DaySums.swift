/// Lets the sum of a whole day give way to finer records of the same app.
///
/// An export may say `8,000 on Tuesday` and another one tell Tuesday's minutes. The minutes count where they are; the sum only
/// adds what it has beyond them, spread over the time between, so that the day comes to the larger of the two and never to both.
/// The total of a whole journal gives way in the same manner to everything else.
enum DaySums {
    /// What lasts as long as this is the sum of a day: 20 hours, since days of travel and of changing clocks are short.
    static let shortest: Int64 = 20 * 3_600_000

    /// What a total may be ahead by rounding alone, in steps, metres or flights.
    private static let rounding = 0.51

    static func isSum(_ interval: Interval) -> Bool {
        interval.isTotal || interval.end - interval.start >= shortest
    }

    /// What makes a sum give way: finer records of the same app, and for a total all other records.
    static func isFiner(_ interval: Interval, than sum: Interval) -> Bool {
        sum.isTotal ? !interval.isTotal : !isSum(interval) && interval.family == sum.family
    }

    /// The intervals with sums of days put between what is finer, as far as a day reaches.
    static func spread(_ intervals: [Interval], from start: Int64, until end: Int64) -> [Interval] {
        guard intervals.contains(where: isSum) else { return intervals }
        let finer = Dictionary(grouping: intervals.filter { !isSum($0) && $0.end >= $0.start }, by: \.family)
        let known = intervals.filter { !$0.isTotal }.flatMap { interval in
            guard isSum(interval), let beside = finer[interval.family] else { return [interval] }
            return pieces(of: interval, beside: beside, from: max(start, interval.start), until: min(end, interval.end))
        }
        return known
            + intervals.filter(\.isTotal).flatMap {
                pieces(of: $0, beside: known, from: max(start, $0.start), until: min(end, $0.end))
            }
    }

    /// The values of what is averaged: a total counts only where nothing else tells of the day.
    static func averaged(_ intervals: [Interval], isAlone: Bool) -> [Interval] {
        isAlone ? intervals : intervals.filter { !$0.isTotal }
    }

    private static func pieces(of sum: Interval, beside finer: [Interval], from start: Int64, until end: Int64) -> [Interval] {
        guard end > start else { return [] }
        let known = Merge.segments(finer).reduce(0.0) { total, segment in total + share(of: finer[segment.index], segment, start, end) }
        guard known > 0 else { return [sum] }
        let rest = sum.value * Double(end - start) / Double(sum.end - sum.start) - known
        guard rest > (sum.isTotal ? rounding : 0) else { return [] }
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
