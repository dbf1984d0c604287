/// Some minutes of walking at one pace on flat ground, by one source: what can be compared with such minutes of another day.
///
/// Walking up a hill, strolling past shop windows and crossing a room are slower for reasons that are not the walker's. So a stretch lasts
/// at least five minutes without a stop, nearly all of it has about one cadence, and where its height is known it goes up and down by no
/// more than two metres in a hundred.
///
/// A record over minutes says how many steps there were and not that nobody stopped: ten minutes of 65 a minute are seldom slow walking,
/// and often four minutes of walking. So records show a pace only by agreeing with one another, three of them or more; fewer show it where
/// they come to a brisk cadence, which with a stop would be a run.
struct SteadyStretch: Hashable, Sendable {
    /// Milliseconds.
    static let shortest: Int64 = 5 * 60_000
    /// A record that is longer may hide a stop.
    static let longestRecord: Int64 = 11 * 60_000
    /// Steps a minute; with fewer one stands about.
    private static let leastCadence = 60.0
    /// Milliseconds between two records that belong together.
    private static let longestGap: Int64 = 60_000
    /// The part by which a cadence may differ from the median, and the part of the time in which it may differ by more.
    private static let tolerance = 0.15
    private static let unevenTime = 0.2
    /// The part of a stretch that one record may be, where others are to bear it out: it takes three of them.
    private static let largestRecord = 0.4
    /// Metres up and down in a metre of way.
    static let flat = 0.02

    /// Milliseconds since 1970.
    var start: Int64
    var end: Int64
    var steps: Double
    /// The length; nil where no distance was recorded.
    var metres: Double?
    /// Milliseconds on the move.
    var moving: Double

    /// Metres a second; nil for what is no walking.
    var speed: Double? { metres.map { $0 / moving * 1000 }.flatMap { Gait.walkingSpeeds.contains($0) ? $0 : nil } }
    var stepLength: Double? {
        guard let metres, steps > 0 else { return nil }
        return Gait.stepLengths.contains(metres / steps) ? metres / steps : nil
    }
    /// Steps a minute; nil where nobody counted them.
    var cadence: Double? { steps > 0 ? steps / moving * 60_000 : nil }
    var walkRatio: Double? { stepLength.flatMap { length in cadence.map { length / $0 } } }

    /// Finds the stretches of one source.
    /// - Parameters:
    ///   - steps: its records, as are the distances.
    ///   - slopes: how steep it was where heights are known.
    static func find(steps: [Interval], distances: [Interval], slopes: [Slope]) -> (stretches: [SteadyStretch], leftOut: GaitLeftOut) {
        var metres = Distances(distances)
        let records = steps.filter { $0.end > $0.start && $0.end - $0.start <= longestRecord }.sorted { $0.start < $1.start }
        var runs: [[SteadyStretch]] = []
        for record in records where Double(record.end - record.start) * leastCadence / 60_000 <= record.value {
            let piece = SteadyStretch(
                start: record.start, end: record.end, steps: record.value, metres: metres.amount(from: record.start, until: record.end),
                moving: Double(record.end - record.start))
            if let last = runs.last?.last, piece.start - last.end <= longestGap, piece.start >= last.start {
                runs[runs.count - 1].append(piece)
            } else {
                runs.append([piece])
            }
        }
        var found: [SteadyStretch] = []
        var leftOut = GaitLeftOut()
        for run in runs {
            guard let stretch = joined(run), stretch.end - stretch.start >= 60_000 else { continue }
            if stretch.moving < Double(shortest) {
                leftOut.short += 1
            } else if !isSteady(run, stretch) {
                leftOut.uneven += 1
            } else if slopes.contains(where: { $0.isSteep(from: stretch.start, until: stretch.end) }) {
                leftOut.hilly += 1
            } else {
                found.append(stretch)
            }
        }
        return (found, leftOut)
    }

    /// The walk of a device as one stretch; it is even where hardly any of it was a pause.
    static func find(walks: [(steps: Double, metres: Double?, interval: Interval)], slopes: [Slope]) -> (
        stretches: [SteadyStretch], leftOut: GaitLeftOut
    ) {
        var found: [SteadyStretch] = []
        var leftOut = GaitLeftOut()
        for walk in walks {
            let (start, end) = (walk.interval.start, walk.interval.end)
            let moving = Double(end - start) * walk.interval.movingShare
            if moving < Double(shortest) {
                leftOut.short += 1
            } else if walk.interval.movingShare < 1 - unevenTime / 2 {
                leftOut.uneven += 1
            } else if slopes.contains(where: { $0.isSteep(from: start, until: end) }) {
                leftOut.hilly += 1
            } else {
                found.append(SteadyStretch(start: start, end: end, steps: walk.steps, metres: walk.metres, moving: moving))
            }
        }
        return (found, leftOut)
    }

    private static func joined(_ run: [SteadyStretch]) -> SteadyStretch? {
        guard let first = run.first, let last = run.map(\.end).max() else { return nil }
        let measured = run.filter { $0.metres != nil }.reduce(0) { $0 + $1.moving }
        let moving = run.reduce(0) { $0 + $1.moving }
        // A distance of half the way says nothing of the speed.
        let metres = measured >= 0.9 * moving ? run.reduce(0) { $0 + ($1.metres ?? 0) } * moving / max(1, measured) : nil
        return SteadyStretch(
            start: first.start, end: last, steps: run.reduce(0) { $0 + $1.steps }, metres: metres, moving: moving)
    }

    /// Returns whether the records of a run show that nearly all of it was walked at one cadence.
    private static func isSteady(_ run: [SteadyStretch], _ stretch: SteadyStretch) -> Bool {
        let longest = run.map(\.moving).max() ?? 0
        let isBrisk = stretch.cadence.map { $0 >= Gait.briskCadence } ?? false
        return (isBrisk || longest <= largestRecord * stretch.moving) && isEven(run)
    }

    private static func isEven(_ run: [SteadyStretch]) -> Bool {
        let whole = run.reduce(0) { $0 + $1.moving }
        var before = 0.0
        let byCadence = run.compactMap { piece in piece.cadence.map { ($0, piece.moving) } }.sorted { $0.0 < $1.0 }
        let middle = byCadence.first { piece in
            before += piece.1
            return before >= whole / 2
        }
        guard let median = middle?.0 else { return false }
        let far = byCadence.filter { abs($0.0 - median) > tolerance * median }.reduce(0) { $0 + $1.1 }
        return far <= unevenTime * whole
    }
}

/// A way whose height is known, and how steep it is.
package struct Slope: Hashable, Sendable {
    /// Milliseconds since 1970.
    package var start: Int64
    package var end: Int64
    /// Metres up and down in a metre of way.
    package var gradient: Double

    package init(start: Int64, end: Int64, gradient: Double) {
        self.start = start
        self.end = end
        self.gradient = gradient
    }

    /// Returns nil where a walk is too short to be compared, or its heights are not known.
    package init?(start: Instant, end: Instant, route: [RoutePoint]) {
        guard (end - start).milliseconds >= SteadyStretch.shortest, let gradient = RoutePoint.gradient(of: route) else { return nil }
        self.init(start: start.milliseconds, end: end.milliseconds, gradient: gradient)
    }

    func isSteep(from start: Int64, until end: Int64) -> Bool {
        gradient > SteadyStretch.flat && self.start < end && self.end > start
    }
}

extension RoutePoint {
    /// Heights of a receiver swing by some metres while one walks on the flat.
    private static let leastClimb = 5.0

    /// Metres up and down in a metre of way; nil without heights.
    static func gradient(of way: [RoutePoint]) -> Double? {
        let metres = length(of: way)
        let heights = way.compactMap(\.elevation)
        guard metres > 0, var last = heights.first, heights.count * 2 >= way.count else { return nil }
        var climbed = 0.0
        for height in heights where abs(height - last) >= leastClimb {
            climbed += abs(height - last)
            last = height
        }
        return climbed / metres
    }
}

/// The distances of one source, asked for in the order of time.
private struct Distances {
    private let records: [Interval]
    private var first = 0

    init(_ records: [Interval]) {
        self.records = records.filter { $0.end > $0.start }.sorted { $0.start < $1.start }
    }

    /// Metres between two moments; nil where less than nine tenths of the time have a distance.
    mutating func amount(from start: Int64, until end: Int64) -> Double? {
        while first < records.count, records[first].end <= start { first += 1 }
        var (amount, covered, index) = (0.0, 0.0, first)
        while index < records.count, records[index].start < end {
            let record = records[index]
            let overlap = Double(min(end, record.end) - max(start, record.start))
            if overlap > 0 {
                amount += record.value * overlap / Double(record.end - record.start)
                covered += overlap
            }
            index += 1
        }
        return covered >= 0.9 * Double(end - start) ? amount : nil
    }
}
