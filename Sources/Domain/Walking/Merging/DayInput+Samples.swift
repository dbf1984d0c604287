extension DayInput {
    /// - Parameters:
    ///   - samples: in any order, with some that do not touch the day.
    package init(
        date: CivilDate, zones: ZoneTimeline, samples: [Sample], walks: [Walk] = [], priorities: Priorities = Priorities()
    ) {
        let sums = samples.lazy.filter { $0.grain == .sum && $0.end > $0.start }.map { $0.start..<$0.end }
        let dates = SumsOverMidnight.dates([date], with: sums, in: zones)
        var inputs = DayInputs(dates: dates, zones: zones, priorities: priorities)
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
                steps: walk.steps.map(Double.init), distance: walk.distance, parts: walk.parts, source: place)
            if let slope = Slope(start: walk.start, end: walk.end, route: walk.route) { inputs.add(slope) }
        }
        // Sums, which may reach beyond the day, come first.
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
        self = inputs.days[dates.place { $0 < date }]
    }
}

extension DayInput {
    /// Returns the steps that count on the day, of all walks of the source with the time of this one.
    package func countedSteps(of walk: Walk) -> Double {
        guard end > start, let intervals = intervals[.steps] else { return 0 }
        let source = DayInputs.source(ofWalk: walk.source)
        return DayMerge(intervals, from: start, until: end).pieces.reduce(0) { sum, piece in
            let interval = intervals[piece.index]
            return interval.isWalk && sources[interval.source] == source && interval.isOfTime(of: walk) ? sum + piece.amount : sum
        }
    }
}

extension Interval {
    /// Returns whether it has the time of a walk, or all but the seconds in which the next one came after it.
    fileprivate func isOfTime(of walk: Walk) -> Bool {
        let (start, end) = walk.stretch
        guard self.start == start else { return false }
        return self.end == end || (walk.source.kind == .manual && TypedWalks.areInTurn((start, end), (self.end, end + (end - start))))
    }
}
