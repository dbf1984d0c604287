/// All that a day's numbers and their proofs follow from.
package struct DayInput: Sendable {
    package let date: CivilDate
    /// Milliseconds since 1970.
    package let start: Int64
    package let end: Int64
    /// By the numbers that intervals bear; a device and its recorded walks are two.
    package internal(set) var sources: [Source]
    package var intervals: [Metric: [Interval]]

    package init(date: CivilDate, start: Int64, end: Int64, sources: [Source] = [], intervals: [Metric: [Interval]]) {
        self.date = date
        self.start = start
        self.end = end
        self.sources = sources
        self.intervals = intervals
    }

    /// - Parameters:
    ///   - samples: in any order, with some that do not touch the day.
    package init(
        date: CivilDate, zones: ZoneTimeline, samples: [Sample], walks: [Walk] = [], priorities: Priorities = Priorities()
    ) {
        var inputs = DayInputs(dates: [date], zones: zones, priorities: priorities)
        var numbers: [Source: Int] = [:]
        func number(_ source: Source) -> Int {
            if let known = numbers[source] { return known }
            let number = inputs.add(source)
            numbers[source] = number
            return number
        }
        for walk in walks {
            let place = number(DayInputs.source(ofWalk: walk.source))
            inputs.add(
                walkFrom: walk.start, until: walk.end, moving: walk.movingTime.map { Double($0.milliseconds) },
                steps: walk.steps.map(Double.init), distance: walk.distance,
                source: place)
        }
        // What reaches beyond the day comes first.
        for isSum in [true, false] {
            for sample in samples where (sample.grain != .record) == isSum {
                let place = number(sample.source)
                let origin = inputs.origin(place, for: sample.metric)
                inputs.add(
                    sample.metric,
                    Interval(
                        from: sample.start, until: sample.end, value: sample.value, modified: sample.modified, exported: sample.exported,
                        grain: sample.grain, origin))
            }
        }
        self = inputs.days[0]
    }

    /// Whether nothing but the totals of a whole journal tells of the day.
    var isOfTotalsAlone: Bool {
        intervals.values.allSatisfy { $0.allSatisfy { $0.grain == .journalTotal } }
    }
}
