/// A day and its hours, counted from intervals; the same arithmetic for the journal, the proof and the tests.
package struct DayCount: Sendable {
    /// What can be told from the intervals of each metric that touch the day.
    package struct Input: Sendable {
        package var date: CivilDate
        /// Milliseconds since 1970.
        package var start: Int64
        package var end: Int64
        package var intervals: [Metric: [Interval]]

        package init(date: CivilDate, start: Int64, end: Int64, intervals: [Metric: [Interval]]) {
            self.date = date
            self.start = start
            self.end = end
            self.intervals = intervals
        }
    }

    package struct Bucket: Hashable, Sendable {
        package var start: Int64
        package var steps = 0.0
        package var distance = 0.0
        package var speed: Double?
        package var stepLength: Double?
    }

    package private(set) var steps = 0.0
    package private(set) var distance = 0.0
    package private(set) var flights = 0.0
    package private(set) var exercise = 0.0
    package private(set) var speed: Double?
    package private(set) var stepLength: Double?
    package private(set) var briskMinutes = 0
    /// Steps by the caller's number of the source.
    package private(set) var stepsBySource: [Int: Double] = [:]
    package private(set) var hours: [Bucket] = []
    package private(set) var hasData = false

    static let hour: Int64 = 3_600_000

    package init(_ input: Input) {
        guard input.end > input.start else { return }
        let count = Int((input.end - input.start + Self.hour - 1) / Self.hour)
        hours = (0..<count).map { Bucket(start: input.start + Int64($0) * Self.hour) }
        var gait = GaitCount(hours: count)
        let hasTotalsAlone = input.intervals.values.allSatisfy { $0.allSatisfy(\.isTotal) }
        for metric in Metric.allCases {
            guard var intervals = input.intervals[metric], !intervals.isEmpty else { continue }
            intervals =
                metric.isSum
                ? DaySums.spread(intervals, from: input.start, until: input.end) : DaySums.averaged(intervals, isAlone: hasTotalsAlone)
            for segment in Merge.segments(intervals) {
                let interval = intervals[segment.index]
                let start = max(segment.start, input.start)
                let end = min(segment.end, input.end)
                guard start < end || (segment.start == segment.end && segment.start >= input.start && segment.start < input.end) else {
                    continue
                }
                hasData = true
                add(metric, interval, from: start, until: end, day: input, gait: &gait)
            }
        }
        hours = gait.fill(hours)
        (speed, stepLength) = gait.day(steps: steps, distance: distance)
        briskMinutes = Int((gait.briskMilliseconds / 60_000).rounded())
        hours.removeAll { $0.steps == 0 && $0.distance == 0 && $0.speed == nil && $0.stepLength == nil }
    }

    private mutating func add(
        _ metric: Metric, _ interval: Interval, from start: Int64, until end: Int64, day: Input, gait: inout GaitCount
    ) {
        let total = Double(interval.end - interval.start)
        if !metric.isSum {
            gait.measured(metric, interval.value, weight: max(1, Double(end - start)), hour: Int((start - day.start) / Self.hour))
            return
        }
        // A record's own length divides it; one without length counts whole where it is.
        let share = total > 0 ? interval.value * (Double(end - start) / total) : interval.value
        switch metric {
        case .steps:
            steps += share
            stepsBySource[interval.source, default: 0] += share
            gait.steps(share, milliseconds: Double(end - start))
        case .distance:
            distance += share
            gait.distance(share, milliseconds: Double(end - start))
        case .flights: flights += share
        case .exercise: exercise += share
        case .speed, .stepLength: break
        }
        guard metric == .steps || metric == .distance else { return }
        var from = start
        repeat {
            let index = min(hours.count - 1, Int((from - day.start) / Self.hour))
            let until = min(end, day.start + Int64(index + 1) * Self.hour)
            let part = end > start ? share * (Double(until - from) / Double(end - start)) : share
            if metric == .steps { hours[index].steps += part } else { hours[index].distance += part }
            from = until
        } while from < end
    }
}
