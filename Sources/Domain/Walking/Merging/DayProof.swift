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
        /// What its sums said beside everything finer, in order of time.
        package var sums: [Sum] = []
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

    /// The sum of a day or of a part of it, which competes with everything finer.
    package struct Sum: Hashable, Sendable {
        package var isDay: Bool
        package var value: Double
        /// What is known of its stretch without it.
        package var known: Double
        /// Whether most of that was recorded at its time, and not by other sums.
        package var isKnownByTime: Bool
        package var added: Double
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
        // What a source is to the merge, worked out once for the thousand records that it may have.
        let places = Dictionary(
            uniqueKeysWithValues: sources.enumerated().map { index, source in (source, (index, priorities.rank(of: source, for: metric))) })
        let intervals = samples.compactMap { sample -> Interval? in
            guard let (source, rank) = places[sample.source] else { return nil }
            return Interval(
                start: sample.start.milliseconds, end: sample.end.milliseconds, value: sample.value, rank: rank,
                modified: sample.modified?.milliseconds ?? .min, source: source, exported: sample.exported?.milliseconds ?? .min,
                grain: sample.grain)
        }
        let slotCount = Int((end.milliseconds - start.milliseconds + Self.slotLength - 1) / Self.slotLength)
        lines = sources.map { Line($0, slots: slotCount, isAverage: !metric.isSum) }
        if metric.isSum {
            proveSum(intervals)
        } else if let grain = DayMerge.grainOfMean(intervals, isAlone: true) {
            proveMean(intervals.filter { $0.grain == grain }, grain)
        }
        lines.removeAll { $0.recorded == 0 }
    }

    /// The part of an interval that falls between two moments of the day; a measurement without length weighs as a millisecond.
    private static func share(of interval: Interval, from: Int64, until: Int64, isSum: Bool, _ day: Range<Int64>) -> Double {
        let length = interval.end - interval.start
        let whole = isSum ? interval.value : Double(max(1, length))
        guard length > 0 else { return day.contains(interval.start) ? whole : 0 }
        let overlap = min(until, interval.end, day.upperBound) - max(from, interval.start, day.lowerBound)
        return overlap > 0 ? whole * Double(overlap) / Double(length) : 0
    }

    private func share(of interval: Interval, from: Int64, until: Int64) -> Double {
        Self.share(of: interval, from: from, until: until, isSum: metric.isSum, start.milliseconds..<end.milliseconds)
    }

    private mutating func proveMean(_ intervals: [Interval], _ grain: Grain) {
        for interval in intervals { record(interval) }
        let segments = Merge.segments(intervals, of: grain)
        for segment in segments {
            let interval = intervals[segment.index]
            let share = share(of: interval, from: segment.start, until: segment.end)
            lines[interval.source].counted += share
            lines[interval.source].countedLevel += share * interval.value
            eachSlot(of: interval, from: segment.start, until: segment.end) { $0.counted += $1 }
        }
        for (index, interval) in intervals.enumerated() { displace(interval, index, by: segments, in: intervals) }
    }

    private mutating func proveSum(_ intervals: [Interval]) {
        guard end > start else { return }
        let merge = DayMerge(intervals, from: start.milliseconds, until: end.milliseconds)
        for interval in intervals where interval.grain == .record { record(interval) }
        var counted = Array(repeating: 0.0, count: intervals.count)
        for piece in merge.pieces {
            let source = intervals[piece.index].source
            counted[piece.index] += piece.amount
            lines[source].counted += piece.amount
            eachSlot(from: piece.start, until: piece.end, source: source) {
                $0.counted += piece.end > piece.start ? piece.amount(from: $1, until: $2) : piece.amount
            }
        }
        let segments = merge.pieces.map { Merge.Segment(start: $0.start, end: $0.end, index: $0.index) }
        for (index, interval) in intervals.enumerated()
        where interval.grain == .record && !(interval.start == interval.end && counted[index] > 0) {
            displace(interval, index, by: segments, in: intervals)
        }
        for filling in merge.fillings { fill(filling, intervals[filling.index]) }
    }

    /// A sum is in the ribbon where it is the sum of a part of a slot.
    private mutating func fill(_ filling: DayMerge.Filling, _ sum: Interval) {
        lines[sum.source].recorded += filling.value
        guard !filling.isCorrected else {
            return lines[sum.source].displaced[lines[sum.source].source.key, default: 0] += filling.value
        }
        lines[sum.source].counted += filling.added
        lines[sum.source].sums.append(
            Sum(
                isDay: sum.end - sum.start >= Grain.shortestDay.milliseconds, value: filling.value, known: filling.records + filling.sums,
                isKnownByTime: filling.records >= filling.sums, added: filling.added))
        let first = (sum.start - start.milliseconds) / Self.slotLength
        guard sum.start >= start.milliseconds, sum.end > sum.start, (sum.end - 1 - start.milliseconds) / Self.slotLength == first else {
            return
        }
        eachSlot(from: sum.start, until: sum.end, source: sum.source) { slot, _, _ in
            slot.recorded += filling.value
            slot.counted += filling.added
        }
    }

    private mutating func record(_ interval: Interval) {
        let share = share(of: interval, from: interval.start, until: interval.end)
        lines[interval.source].recorded += share
        if !metric.isSum { lines[interval.source].recordedLevel += share * interval.value }
        eachSlot(of: interval, from: interval.start, until: interval.end) { $0.recorded += $1 }
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

    private mutating func eachSlot(of interval: Interval, from: Int64, until: Int64, _ add: (inout Slot, Double) -> Void) {
        let (isSum, day) = (metric.isSum, start.milliseconds..<end.milliseconds)
        eachSlot(from: from, until: until, source: interval.source) {
            add(&$0, Self.share(of: interval, from: $1, until: $2, isSum: isSum, day))
        }
    }

    private mutating func eachSlot(from: Int64, until: Int64, source: Int, _ add: (inout Slot, Int64, Int64) -> Void) {
        let first = max(from, start.milliseconds)
        let last = min(until, end.milliseconds)
        guard first <= last, !lines[source].slots.isEmpty else { return }
        var here = first
        repeat {
            let slot = min(lines[source].slots.count - 1, Int((here - start.milliseconds) / Self.slotLength))
            let edge = min(last, start.milliseconds + Int64(slot + 1) * Self.slotLength)
            add(&lines[source].slots[slot], here, edge)
            here = edge
        } while here < last
    }
}
