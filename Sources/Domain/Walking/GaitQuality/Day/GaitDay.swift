/// The way of walking of a day: for each source what it measured, and what follows from its steady stretches.
package struct GaitDay: Sendable {
    /// A stretch or a measurement at its time.
    package struct Reading: Hashable, Sendable {
        package var measure: GaitMeasure
        /// The input's number of the source.
        package var source: Int
        package var basis: GaitBasis
        package var start: Instant
        package var end: Instant
        package var value: Double
    }

    /// The figures by the numbers that the input has for sources.
    package private(set) var figures: [GaitFigure<Int>] = []
    /// The readings in the order of time within a measure and a source.
    package private(set) var readings: [Reading] = []
    /// The first number of each source: an input may have several of one.
    private var firstNumbers: [Int] = []

    /// - Parameter count: what the same input was counted to.
    package init(_ input: DayInput, _ count: DayCount) {
        guard input.end > input.start else { return }
        var known: [Source: Int] = [:]
        for (number, source) in input.sources.enumerated() {
            let first = known[source] ?? number
            known[source] = first
            firstNumbers.append(first)
        }
        addMeasured(input)
        addStretches(input)
        if let cadence = count.cadence { addCadences(cadence) }
    }

    /// The measurements of devices, in stretches that they chose: each is of the day on which it ends, also where it looks back on a week.
    private mutating func addMeasured(_ input: DayInput) {
        for measure in GaitMeasure.allCases {
            guard let metric = measure.metric, let all = input.intervals[metric] else { continue }
            let own = all.filter { interval in
                let last = max(interval.start, interval.end - 1)
                // Of what a day counts its long records are means of it; of all else they are measurements like others.
                return (interval.grain == .record || (interval.grain == .sum && !Metric.counted.contains(metric)))
                    && last >= input.start && last < input.end
                    && (metric != .speed || Gait.walkingSpeeds.contains(interval.value))
            }
            for (source, intervals) in Dictionary(grouping: own, by: { firstNumbers[$0.source] }).sorted(by: { $0.key < $1.key }) {
                let isOnStairs = measure == .stairAscent || measure == .stairDescent
                let flat = intervals.filter { interval in
                    isOnStairs || !input.slopes.contains { $0.isSteep(from: interval.start, until: max(interval.end, interval.start + 1)) }
                }
                let found = flat.sorted { ($0.start, $0.end, $0.value) < ($1.start, $1.end, $1.value) }
                readings += found.map { interval in
                    Reading(
                        measure: measure, source: source, basis: .measured, start: Instant(milliseconds: interval.start),
                        end: Instant(milliseconds: interval.end), value: interval.value)
                }
                figures.append(
                    GaitFigure(
                        .measure(measure), of: source, value: found.map(\.value).median, stretches: found.count,
                        seconds: found.reduce(0) { $0 + Double($1.end - $1.start) / 1000 },
                        leftOut: GaitLeftOut(hilly: intervals.count - flat.count)))
            }
        }
    }

    /// The figures that follow from steps and distances, by source.
    private mutating func addStretches(_ input: DayInput) {
        let (steps, distances) = (input.intervals[.steps] ?? [], input.intervals[.distance] ?? [])
        let isOwn: (Interval) -> Bool = { $0.grain == .record && $0.start >= input.start && $0.start < input.end }
        let stepsBySource = Dictionary(grouping: steps.filter(isOwn)) { firstNumbers[$0.source] }
        let distancesBySource = Dictionary(grouping: distances.filter(isOwn)) { firstNumbers[$0.source] }
        for source in Set(stepsBySource.keys).union(distancesBySource.keys).sorted() where input.sources[source].kind != .manual {
            let (steps, distances) = (stepsBySource[source] ?? [], distancesBySource[source] ?? [])
            let walks = Self.walks(steps, distances)
            let found =
                walks.isEmpty
                ? SteadyStretch.find(steps: steps, distances: distances, slopes: input.slopes)
                : SteadyStretch.find(walks: walks, slopes: input.slopes)
            guard !found.stretches.isEmpty || found.leftOut != GaitLeftOut() else { continue }
            let basis = walks.isEmpty ? GaitBasis.records : .walks
            add(.speed, \.speed, of: found, source, basis)
            add(.stepLength, \.stepLength, of: found, source, basis)
            add(.cadence, \.cadence, of: found, source, basis)
            add(.walkRatio, \.walkRatio, of: found, source, basis)
        }
    }

    private mutating func add(
        _ measure: GaitMeasure, _ value: (SteadyStretch) -> Double?, of found: (stretches: [SteadyStretch], leftOut: GaitLeftOut),
        _ source: Int, _ basis: GaitBasis
    ) {
        let known = found.stretches.compactMap { stretch in value(stretch).map { (stretch, $0) } }
        readings += known.map { stretch, value in
            Reading(
                measure: measure, source: source, basis: basis, start: Instant(milliseconds: stretch.start),
                end: Instant(milliseconds: stretch.end), value: value)
        }
        figures.append(
            GaitFigure(
                .measure(measure), of: source, basis, value: known.map { (value: $0.1, weight: $0.0.moving) }.weightedMedian,
                stretches: known.count, seconds: known.reduce(0) { $0 + $1.0.moving / 1000 }, leftOut: found.leftOut))
    }

    /// The walks of a source, with the steps and metres that belong together.
    private static func walks(_ steps: [Interval], _ distances: [Interval]) -> [(steps: Double, metres: Double?, interval: Interval)] {
        struct Time: Hashable {
            var start: Int64
            var end: Int64
        }
        var walks: [Time: (steps: Double, metres: Double?, interval: Interval)] = [:]
        for walk in steps where walk.isWalk && walk.end > walk.start {
            walks[Time(start: walk.start, end: walk.end)] = (walk.value, nil, walk)
        }
        for walk in distances where walk.isWalk && walk.end > walk.start {
            let time = Time(start: walk.start, end: walk.end)
            walks[time] = (walks[time]?.steps ?? 0, walk.value, walk)
        }
        return walks.values.sorted { ($0.interval.start, $0.interval.end) < ($1.interval.start, $1.interval.end) }
    }

    private mutating func addCadences(_ cadences: MinuteCadence) {
        if let peak = cadences.peak {
            figures.append(
                GaitFigure(
                    .measure(.peakCadence), of: nil, .records, value: peak, stretches: 1,
                    seconds: Double(MinuteCadence.peakMinutes) * 60))
        }
        for cadence in BriskCadence.all {
            guard let time = cadences.time(from: cadence) else { continue }
            figures.append(
                GaitFigure(
                    .minutes(cadence: cadence), of: nil, .records, value: time / 60_000, stretches: 1, seconds: time / 1000))
        }
    }
}
