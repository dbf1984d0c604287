/// A day and its hours, counted from intervals; the same arithmetic for the journal, the proof and the tests.
package struct DayCount: Sendable {
    package private(set) var steps = 0.0
    package private(set) var distance = 0.0
    package private(set) var flights = 0.0
    package private(set) var exercise = 0.0
    package private(set) var speed: Double?
    package private(set) var stepLength: Double?
    /// The whole minutes of at least a hundred steps; nil where nothing says in which minutes the steps were made.
    package private(set) var briskMinutes: Int?
    /// The metres and the time that the speed follows from, and the metres and the steps of the step length, where nobody measured them.
    package private(set) var speedParts: (metres: Double, time: Duration) = (0, .zero)
    package private(set) var stepLengthParts: (metres: Double, steps: Double) = (0, 0)
    /// Steps by the number of the source; none of those that recorded something that did not count.
    package private(set) var stepsBySource: [Int: Double] = [:]
    package private(set) var hours: [HourCount] = []
    /// The cadence of the minutes; nil where no steps have a time.
    private(set) var cadence: MinuteCadence?
    package private(set) var hasData = false
    /// Indicates whether any source told of steps.
    package private(set) var hasSteps = false

    package init(_ input: DayInput) {
        guard input.end > input.start else { return }
        let count = Int((input.end - input.start + HourCount.length - 1) / HourCount.length)
        hours = (0..<count).map { HourCount(start: input.start + Int64($0) * HourCount.length) }
        var gait = GaitCount(hours: count)
        var paired = PairedSteps(hours: count)
        var counted: DayMerge?
        let isAlone = input.isOfTotalsAlone
        for metric in Metric.counted {
            guard let intervals = input.intervals[metric], !intervals.isEmpty else { continue }
            note(intervals, of: input)
            guard metric.isSum else {
                measure(metric, intervals, isAlone: isAlone, day: input, gait: &gait)
                continue
            }
            let merge = DayMerge(intervals, from: input.start, until: input.end)
            if metric == .steps { (counted, hasSteps) = (merge, merge.hasData) }
            if metric == .distance, let counted, let steps = input.intervals[.steps] {
                paired.add(steps: counted.pieces, of: steps, distances: merge.pieces, of: intervals, from: input.start)
                paired.add(steps: counted.fillings, of: steps, distances: merge.fillings, of: intervals)
            }
            if merge.hasData { hasData = true }
            for piece in merge.pieces { add(metric, piece, of: intervals[piece.index], day: input, gait: &gait) }
            for filling in merge.fillings where filling.added > 0 { fill(metric, filling.added, intervals[filling.index], day: input) }
        }
        noteMeasured(input)
        hours = gait.fill(hours, paired)
        (speed, stepLength) = gait.day(paired)
        (speedParts, stepLengthParts) = (gait.way, paired.day.within(steps: steps, metres: distance))
        if hasSteps, let counted, let records = input.intervals[.steps] {
            let cadence = MinuteCadence(
                counted.pieces, of: records, steps: steps, silent: input.silentWalks, from: input.start, until: input.end)
            briskMinutes = cadence.time(from: BriskCadence.absolute).map { Int(clamping: $0 / 60_000) }
            self.cadence = counted.pieces.isEmpty ? nil : cadence
        }
        hours.removeAll { $0.steps == 0 && $0.distance == 0 && $0.speed == nil && $0.stepLength == nil }
    }

    /// Notes the sources of the day: all that recorded anything.
    private mutating func note(_ intervals: [Interval], of day: DayInput) {
        var last = -1
        for interval in intervals where interval.source != last && interval.start < day.end && interval.end >= day.start {
            last = interval.source
            stepsBySource[last, default: 0] += 0
        }
    }

    /// Notes the sources of what is no number of a day: the way of walking alone, as the steadiness of a week, makes no day.
    private mutating func noteMeasured(_ input: DayInput) {
        for (metric, intervals) in input.intervals where !Metric.counted.contains(metric) {
            guard intervals.contains(where: { $0.start < input.end && max($0.end, $0.start + 1) > input.start }) else { continue }
            note(intervals, of: input)
        }
    }

    /// Means, each with the time that it counts for.
    private mutating func measure(_ metric: Metric, _ intervals: [Interval], isAlone: Bool, day: DayInput, gait: inout GaitCount) {
        guard let grain = DayMerge.grainOfMean(intervals, isAlone: isAlone) else { return }
        for segment in Merge.segments(intervals, of: grain) {
            let (start, end) = (max(segment.start, day.start), min(segment.end, day.end))
            let isMoment = segment.start == segment.end && segment.start >= day.start && segment.start < day.end
            guard start < end || isMoment else { continue }
            hasData = true
            let value = intervals[segment.index].value
            gait.measured(metric, value, weight: max(1, Double(end - start)), hour: Int((start - day.start) / HourCount.length))
        }
    }

    /// Adds a piece that was recorded at its time.
    private mutating func add(_ metric: Metric, _ piece: DayMerge.Piece, of interval: Interval, day: DayInput, gait: inout GaitCount) {
        count(metric, piece.amount, interval.source)
        guard metric == .steps || metric == .distance else { return }
        let (start, end) = (piece.start, piece.end)
        let parts = parts(from: start, until: end, of: day)
        add(metric, piece.amount, to: parts)
        if metric == .distance {
            let moving = Double(end - start) * interval.movingShare
            let isWhole = start == max(interval.start, day.start) && end == min(interval.end, day.end)
            let isFine = interval.isWalk || interval.end - interval.start <= SteadyStretch.longestRecord
            gait.distance(piece.amount, milliseconds: moving, hours: parts, isRest: !isWhole && !isFine)
        }
    }

    /// Returns the hours of a stretch of the day, each with its part of it; a moment is whole in its hour.
    private func parts(from start: Int64, until end: Int64, of day: DayInput) -> [(hour: Int, part: Double)] {
        var parts: [(hour: Int, part: Double)] = []
        var from = start
        repeat {
            let index = min(hours.count - 1, Int((from - day.start) / HourCount.length))
            let until = min(end, day.start + Int64(index + 1) * HourCount.length)
            parts.append((index, end > start ? Double(until - from) / Double(end - start) : 1))
            from = until
        } while from < end
        return parts
    }

    private mutating func add(_ metric: Metric, _ amount: Double, to parts: [(hour: Int, part: Double)]) {
        for (hour, part) in parts {
            if metric == .steps { hours[hour].steps += amount * part }
            if metric == .distance { hours[hour].distance += amount * part }
        }
    }

    /// Adds an amount of a sum, which has no time, but its hour where it is the sum of a part of one, or those of a coarse record.
    private mutating func fill(_ metric: Metric, _ amount: Double, _ sum: Interval, day: DayInput) {
        count(metric, amount, sum.source)
        guard sum.start >= day.start, sum.end <= day.end, sum.end > sum.start else { return }
        let parts = parts(from: sum.start, until: sum.end, of: day)
        if sum.isSpread || parts.count == 1 { add(metric, amount, to: parts) }
    }

    private mutating func count(_ metric: Metric, _ amount: Double, _ source: Int) {
        switch metric {
        case .steps:
            steps += amount
            stepsBySource[source, default: 0] += amount
        case .distance: distance += amount
        case .flights: flights += amount
        case .exercise: exercise += amount
        default: break
        }
    }
}
