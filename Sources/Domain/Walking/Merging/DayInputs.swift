/// Gathers the inputs of some days: the one place where records and walks become what is merged.
///
/// Walks and sums are handed in before records: one that reaches beyond its day is compared with what was recorded there, too. Of sums over
/// midnights all dates have to be among those asked for (`SumsOverMidnight.dates`).
package struct DayInputs {
    /// The origin of an interval: the source by its number, and its rank for a metric.
    package struct Origin {
        package let source: Int
        package let rank: Int
    }

    private var inputs: [DayInput]
    private var live = LiveRecords()
    private let priorities: Priorities
    private var sources: [Source] = []
    /// Days that need what was recorded beyond them, and from when until when.
    private var wide: [Int: Range<Int64>] = [:]
    /// The walks, of which each day gets those that it is wide enough for when all are known.
    private var walks: [(metric: Metric, interval: Interval)] = []
    /// The sums that reach over a midnight.
    private var overMidnight: [Metric: Set<Interval>] = [:]
    private var position = 0

    /// - Parameter dates: in order.
    package init(dates: [CivilDate], zones: ZoneTimeline, priorities: Priorities) {
        self.priorities = priorities
        inputs = dates.map { date in
            DayInput(
                date: date, start: zones.startOfDay(date).milliseconds, end: zones.endOfDay(date).milliseconds, intervals: [:])
        }
    }

    /// The inputs of all that was added.
    package var days: [DayInput] {
        var all = self
        for (metric, interval) in live.counted { all.gather(metric, interval) }
        for (metric, interval) in walks { all.spread(metric, interval, beyond: all.touched(by: interval)) }
        for index in all.inputs.indices {
            all.inputs[index].makeSumsOfOwnRecords()
            if !walks.isEmpty { all.inputs[index].takeTypedWalksInTurn() }
        }
        for (metric, sums) in overMidnight where metric.isSum { SumsOverMidnight(metric, Array(sums), of: sources).note(in: &all.inputs) }
        return all.inputs
    }

    /// The time from the first moment that matters to the last.
    package var span: Range<Int64> {
        let start = min(inputs.first?.start ?? 0, wide.values.map(\.lowerBound).min() ?? .max)
        return start..<max(start, inputs.last?.end ?? 0, wide.values.map(\.upperBound).max() ?? .min)
    }

    /// Returns the source that a walk is told by: a device's recorded workouts come after all its records, and what a person typed is
    /// typed.
    package static func source(ofWalk source: Source) -> Source {
        guard source.kind != .manual else { return source }
        return Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .workout)
    }

    /// The number of a source that was not there yet.
    package mutating func add(_ source: Source) -> Int {
        sources.append(source)
        for index in inputs.indices { inputs[index].sources.append(source) }
        return sources.count - 1
    }

    package func origin(_ source: Int, for metric: Metric) -> Origin {
        Origin(source: source, rank: priorities.rank(of: sources[source], for: metric))
    }

    /// Adds a walk; one that was merged counts as each of its parts.
    /// - Parameters:
    ///   - moving: milliseconds without pauses; nil where nothing is known of any.
    ///   - parts: empty for a walk in one piece.
    package mutating func add(
        walkFrom start: Instant, until end: Instant, moving: Double?, steps: Double?, distance: Double?, parts: [WalkPart], source: Int
    ) {
        var pieces = [(start: start, end: end, steps: steps, distance: distance)]
        if !parts.isEmpty { pieces = parts.map { ($0.start, $0.end, $0.steps.map(Double.init), $0.distance) } }
        let length = pieces.reduce(0) { $0 + ($1.end - $1.start).milliseconds }
        let share = moving.map { $0 / Double(length) } ?? 1
        for piece in pieces {
            if sources[source] == .liveWalk {
                live.add(walkFrom: piece.start, until: piece.end, steps: piece.steps, distance: piece.distance)
            }
            if piece.steps == nil, piece.start < piece.end { addSilent(piece.start.milliseconds..<piece.end.milliseconds) }
            for (metric, value) in [(Metric.steps, piece.steps), (.distance, piece.distance)] {
                guard let value, value > 0 else { continue }
                var interval = Interval(
                    from: piece.start, until: piece.end, value: value, modified: piece.start, exported: nil, grain: .record,
                    origin(source, for: metric))
                interval.isWalk = true
                if share > 0, share < 1 { interval.movingShare = share }
                walks.append((metric, interval))
                gather(metric, interval)
            }
        }
    }

    /// Adds the time of a walk without steps to each day that it touches, as far as it lies there.
    private mutating func addSilent(_ time: Range<Int64>) {
        for index in inputs.indices {
            let own = time.clamped(to: inputs[index].start..<max(inputs[index].start, inputs[index].end))
            if !own.isEmpty { inputs[index].silentWalks.append(own) }
        }
    }

    /// Adds the slope of a way to each day that it touches.
    package mutating func add(_ slope: Slope) {
        for index in inputs.indices where inputs[index].start < slope.end && inputs[index].end > slope.start {
            inputs[index].slopes.append(slope)
        }
    }

    /// Adds a record or a sum; a record of a live walk's sensor counts only where its walk was added before.
    /// - Parameter interval: records in order of time are the quickest.
    package mutating func add(_ metric: Metric, _ interval: Interval) {
        if interval.grain == .record, sources[interval.source].isOfLiveWalk {
            live.add(metric, interval)
        } else {
            gather(metric, interval)
        }
    }

    private mutating func gather(_ metric: Metric, _ interval: Interval) {
        let touched = touched(by: interval)
        if interval.grain.isOfDate { return add(metric, ofDate: interval, among: touched) }
        for index in touched {
            guard interval.isWalk || interval.grain != .record else {
                inputs[index].intervals[metric, default: []].append(interval)
                continue
            }
            let day = inputs[index].start..<inputs[index].end
            let share = interval.grain == .record ? 1 : DayMerge.share(of: interval, in: day)
            guard share > 0 else { continue }
            if share < 1 { overMidnight[metric, default: []].insert(interval) }
            inputs[index].intervals[metric, default: []].append(interval)
            guard interval.start < day.lowerBound || interval.end > day.upperBound else { continue }
            let known = wide[index] ?? day
            wide[index] = min(known.lowerBound, interval.start)..<max(known.upperBound, interval.end)
        }
        if interval.grain == .record, !interval.isWalk { spread(metric, interval, beyond: touched) }
    }

    /// Adds what was recorded beyond some days to those among them that need it.
    private mutating func spread(_ metric: Metric, _ interval: Interval, beyond touched: Range<Int>) {
        for (index, reach) in wide where !touched.contains(index) {
            guard interval.start < reach.upperBound, interval.end > reach.lowerBound else { continue }
            inputs[index].intervals[metric, default: []].append(interval)
        }
    }

    /// Adds all of a civil date's value to that date, even where it begins and ends at other moments in the present zone.
    private mutating func add(_ metric: Metric, ofDate interval: Interval, among touched: Range<Int>) {
        guard let index = place(ofDate: interval, among: touched) else { return }
        var total = interval
        (total.start, total.end) = (inputs[index].start, inputs[index].end)
        if total.grain == .day { total.grain = .sum }
        inputs[index].intervals[metric, default: []].append(total)
    }

    /// Returns the day that a civil date's value is of, by the midnight with which it begins in whatever zone it was read.
    ///
    /// Clocks are 12 hours behind UTC to 14 ahead of it, so a midnight may be that of two dates; then it is the one that begins nearer to it
    /// here.
    private func place(ofDate interval: Interval, among touched: Range<Int>) -> Int? {
        guard let any = touched.first else { return nil }
        let hour: Int64 = 3_600_000
        func ahead(of date: CivilDate, _ midnight: Int64) -> Int64 { Int64(date.dayNumber) * 24 * hour - midnight }
        // Beyond this it is no date's, and might be any number.
        let midnight = max(interval.start, inputs[any].start - 48 * hour)
        let last = Zone.utc.day(of: Instant(milliseconds: midnight + 14 * hour))
        let (there, here) = (ahead(of: last, midnight), ahead(of: inputs[any].date, inputs[any].start))
        let isBefore = there >= 12 * hour && abs(there - 24 * hour - here) < abs(there - here)
        let date = isBefore ? last.adding(days: -1) : last
        return touched.first { inputs[$0].date == date }
    }

    /// The days that an interval touches; those in order of time let the search go on where it stood.
    private mutating func touched(by interval: Interval) -> Range<Int> {
        while position > 0, inputs[position - 1].end > interval.start { position -= 1 }
        while position < inputs.count, inputs[position].end <= interval.start { position += 1 }
        var end = position
        while end < inputs.count, inputs[end].start < interval.end || inputs[end].start <= interval.start { end += 1 }
        return position..<end
    }
}

extension Interval {
    package init(
        from start: Instant, until end: Instant, value: Double, modified: Instant?, exported: Instant?, grain: Grain,
        _ origin: DayInputs.Origin
    ) {
        self.init(
            start: start.milliseconds, end: end.milliseconds, value: value, rank: origin.rank,
            modified: modified?.milliseconds ?? .min, source: origin.source, exported: exported?.milliseconds ?? .min, grain: grain)
    }
}
