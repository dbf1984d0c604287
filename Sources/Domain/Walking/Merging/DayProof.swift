/// Why a day has its number: what each source recorded, what of it counted, and who was preferred where it did not.
package struct DayProof: Hashable, Sendable {
    /// What one source has to say about the day.
    ///
    /// What adds up is told in steps, metres, flights or seconds of exercise; what is averaged, in the milliseconds that it was
    /// measured for.
    package struct Line: Hashable, Sendable {
        package var source: Source
        package var recorded = 0.0
        package var counted = 0.0
        /// What did not count, by the key of the source that counted at that time.
        package var displaced: [String: Double] = [:]
        /// Recorded and counted, half an hour at a time.
        package var slots: [Slot]
        /// Value times time, of what is averaged.
        fileprivate var recordedLevel = 0.0
        fileprivate var countedLevel = 0.0
        private let isAverage: Bool

        /// The mean of what counted, or of everything where nothing did; nil for what adds up.
        package var mean: Double? {
            guard isAverage, recorded > 0 else { return nil }
            return counted > 0 ? countedLevel / counted : recordedLevel / recorded
        }

        init(_ source: Source, slots: Int, isAverage: Bool) {
            self.source = source
            self.isAverage = isAverage
            self.slots = Array(repeating: Slot(), count: slots)
        }
    }

    /// Half an hour of one source.
    package struct Slot: Hashable, Sendable {
        package var recorded = 0.0
        package var counted = 0.0

        package init() {}
    }

    package static let slotLength: Int64 = 1_800_000

    package let metric: Metric
    package let date: CivilDate
    package let start: Instant
    package let end: Instant
    /// The sources that recorded something, the best first.
    package private(set) var lines: [Line]

    /// What the day comes to without a measurement, by other metrics; nil where there is one, or nothing to derive it from.
    package let derived: Double?

    /// The day's number: a sum, or the mean over the time that counts; nil where an average has nothing to stand on.
    package var value: Double? {
        let counted = lines.reduce(0) { $0 + $1.counted }
        guard !metric.isSum else { return counted }
        return counted > 0 ? lines.reduce(0) { $0 + $1.countedLevel } / counted : derived
    }

    /// Whether an amount of a line is more than rounding: half a step, or a second of what is averaged.
    package func isNoticeable(_ amount: Double) -> Bool { amount >= (metric.isSum ? 0.5 : 1000) }

    /// - Parameters:
    ///   - samples: the metric's records that touch the day; those that reach beyond it count in proportion.
    ///   - derived: the value of an average that nobody measured, as it follows from other metrics.
    package init(
        _ metric: Metric = .steps, date: CivilDate, zones: ZoneTimeline, samples: [Sample], priorities: Priorities, derived: Double? = nil
    ) {
        self.metric = metric
        self.date = date
        self.derived = samples.isEmpty ? derived : nil
        start = zones.startOfDay(date)
        end = zones.endOfDay(date)
        lines = []
        let sources = Set(samples.map(\.source)).sorted { left, right in
            (priorities.rank(of: left, for: metric), left.key) < (priorities.rank(of: right, for: metric), right.key)
        }
        let families = Dictionary(sources.enumerated().map { ($1.family, $0) }) { first, _ in first }
        // What a source is to the merge, worked out once for the thousand records that it may have.
        let places = Dictionary(
            uniqueKeysWithValues: sources.enumerated().map { index, source in
                let rank = priorities.rank(of: source, for: metric)
                let interval = Interval(
                    start: 0, end: 0, value: 0, rank: rank, source: index, family: families[source.family], isTotal: source == .totals,
                    isSum: source.isSumming)
                return (source, interval)
            })
        let intervals = samples.compactMap { sample -> Interval? in
            guard var interval = places[sample.source] else { return nil }
            (interval.start, interval.end) = (sample.start.milliseconds, sample.end.milliseconds)
            interval.value = sample.value
            interval.modified = sample.modified?.milliseconds ?? .min
            interval.exported = sample.exported?.milliseconds ?? .min
            return interval
        }
        let spread = metric.isSum ? DaySums.spread(intervals, from: start.milliseconds, until: end.milliseconds) : intervals
        let slotCount = Int((end.milliseconds - start.milliseconds + Self.slotLength - 1) / Self.slotLength)
        lines = sources.map { Line($0, slots: slotCount, isAverage: !metric.isSum) }
        for interval in intervals { record(interval) }
        let segments = Merge.segments(spread)
        for segment in segments { count(segment, of: spread[segment.index]) }
        for (index, interval) in spread.enumerated() { displace(interval, index, by: segments, in: spread) }
        for interval in intervals where metric.isSum && DaySums.isSum(interval) { displaceKnown(interval, spread: spread, in: intervals) }
        lines.removeAll { $0.recorded == 0 }
    }

    /// The part of an interval that falls between two moments of the day; a measurement without length weighs as a millisecond.
    private func share(of interval: Interval, from: Int64, until: Int64) -> Double {
        let length = interval.end - interval.start
        let whole = metric.isSum ? interval.value : Double(max(1, length))
        guard length > 0 else { return interval.start >= start.milliseconds && interval.start < end.milliseconds ? whole : 0 }
        let overlap = min(until, interval.end, end.milliseconds) - max(from, interval.start, start.milliseconds)
        return overlap > 0 ? whole * Double(overlap) / Double(length) : 0
    }

    private mutating func record(_ interval: Interval) {
        let share = share(of: interval, from: interval.start, until: interval.end)
        lines[interval.source].recorded += share
        if !metric.isSum { lines[interval.source].recordedLevel += share * interval.value }
        eachSlot(of: interval, from: interval.start, until: interval.end) { $0.recorded += $1 }
    }

    private mutating func count(_ segment: Merge.Segment, of interval: Interval) {
        let share = share(of: interval, from: segment.start, until: segment.end)
        lines[interval.source].counted += share
        if !metric.isSum { lines[interval.source].countedLevel += share * interval.value }
        eachSlot(of: interval, from: segment.start, until: segment.end) { $0.counted += $1 }
    }

    /// Notes who counted while an interval did not.
    private mutating func displace(_ interval: Interval, _ index: Int, by segments: [Merge.Segment], in intervals: [Interval]) {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].end < interval.start { low = middle + 1 } else { high = middle }
        }
        for segment in segments[low...] {
            guard segment.start <= interval.end else { return }
            guard segment.index != index, segment.end > segment.start || interval.start == interval.end else { continue }
            let lost = share(of: interval, from: segment.start, until: segment.end)
            if lost > 0 { lines[interval.source].displaced[lines[intervals[segment.index].source].source.key, default: 0] += lost }
        }
    }

    /// Notes what a sum of the day did not add, since its correction or finer records say it already.
    private mutating func displaceKnown(_ sum: Interval, spread: [Interval], in intervals: [Interval]) {
        guard !DaySums.isCorrected(sum, in: intervals) else {
            let lost = share(of: sum, from: sum.start, until: sum.end)
            return lines[sum.source].displaced[lines[sum.source].source.key, default: 0] += lost
        }
        let finer = intervals.first { DaySums.isFiner($0, than: sum) }
        guard let finer, !spread.contains(sum) else { return }
        let pieces = spread.filter {
            $0.source == sum.source && $0.modified == sum.modified && $0.exported == sum.exported && $0.start >= sum.start
                && $0.end <= sum.end && !intervals.contains($0)
        }
        let rest = pieces.reduce(0.0) { $0 + share(of: $1, from: $1.start, until: $1.end) }
        let known = share(of: sum, from: sum.start, until: sum.end) - rest
        if known > 0 { lines[sum.source].displaced[lines[finer.source].source.key, default: 0] += known }
    }

    private mutating func eachSlot(of interval: Interval, from: Int64, until: Int64, _ add: (inout Slot, Double) -> Void) {
        let first = max(from, start.milliseconds)
        let last = min(until, end.milliseconds)
        guard first <= last, !lines[interval.source].slots.isEmpty else { return }
        var here = first
        repeat {
            let slot = min(lines[interval.source].slots.count - 1, Int((here - start.milliseconds) / Self.slotLength))
            let edge = min(last, start.milliseconds + Int64(slot + 1) * Self.slotLength)
            add(&lines[interval.source].slots[slot], share(of: interval, from: here, until: edge))
            here = edge
        } while here < last
    }
}
