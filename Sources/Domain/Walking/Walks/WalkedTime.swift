/// The time that some walks took, in which each moment counts once, however many of them cover it.
///
/// A walk that was written down twice, or that a watch and a person both tell of, was walked once; steps are counted so, too.
package struct WalkedTime: Sendable {
    private let stretches: [EachMoment.Stretch]
    private let walks: [Walk]

    package init(_ walks: [Walk]) {
        self.walks = walks
        var stretches = walks.indices.flatMap { index in
            let walk = walks[index]
            let pieces = walk.parts.isEmpty ? [(walk.start, walk.end)] : walk.parts.map { ($0.start, $0.end) }
            let length = pieces.reduce(0) { $0 + Double(($1.1 - $1.0).milliseconds) }
            // The part of its time that was on the move, since nobody knows when its pauses were.
            let share = length > 0 ? min(1, Double(walk.walkingTime.milliseconds) / length) : 0
            return pieces.map { EachMoment.Stretch(start: $0.0, end: $0.1, rate: share, owner: index) }
        }
        stretches.takeInTurn { walks[$0.owner].source.kind == .manual }
        self.stretches = stretches
    }

    package var total: Duration { Self.duration(EachMoment.amounts(stretches).values.reduce(0, +)) }

    /// The time between two moments.
    package func total(from start: Instant, until end: Instant) -> Duration {
        let inside = stretches.map { stretch in
            EachMoment.Stretch(start: max(start, stretch.start), end: min(end, stretch.end), rate: stretch.rate, owner: stretch.owner)
        }
        return Self.duration(EachMoment.amounts(inside).values.reduce(0, +))
    }

    /// The time by date: that of a walk belongs to the day on which it began.
    package func byDay(in zones: ZoneTimeline) -> [CivilDate: Duration] {
        var days: [CivilDate: Double] = [:]
        for walk in walks { days[zones.day(of: walk.start)] = 0 }
        for (owner, amount) in EachMoment.amounts(stretches) { days[zones.day(of: walks[owner].start), default: 0] += amount }
        return days.mapValues(Self.duration)
    }

    /// Goes through the time that is walked, each moment with the walk that it counts for, by its place among the walks.
    func forEachPiece(_ handle: (EachMoment.Piece) -> Void) { EachMoment.forEach(stretches, handle) }

    private static func duration(_ milliseconds: Double) -> Duration { .milliseconds(Int64(clamping: milliseconds)) }
}

/// Sums over stretches of time in which each moment counts once: at the greatest rate of those that cover it.
enum EachMoment {
    struct Stretch: Sendable {
        var start: Instant
        var end: Instant
        /// The amount of a millisecond.
        var rate: Double
        /// The caller's number for where it is from.
        var owner: Int

        /// Ends it earlier, with the same amount.
        mutating func end(at moment: Instant) {
            guard moment < end, moment > start else { return }
            rate *= Double((end - start).milliseconds) / Double((moment - start).milliseconds)
            end = moment
        }
    }

    /// The amounts by owner; of equal rates the one that began first has the moment.
    static func amounts(_ stretches: [Stretch]) -> [Int: Double] {
        var amounts: [Int: Double] = [:]
        forEach(stretches) { piece in amounts[piece.best.owner, default: 0] += piece.amount(of: piece.best) }
        return amounts
    }

    /// A time in which the same stretches go on, and the one of them that has it.
    struct Piece {
        var from: Instant
        var until: Instant
        var best: Stretch
        var open: [Stretch]

        func amount(of stretch: Stretch) -> Double { stretch.rate * Double((until - from).milliseconds) }
    }

    /// Goes through the time that stretches cover, in order.
    static func forEach(_ stretches: [Stretch], _ handle: (Piece) -> Void) {
        let order = stretches.filter { $0.end > $0.start && $0.rate > 0 }.sorted { ($0.start, $0.owner) < ($1.start, $1.owner) }
        let edges = Set(order.flatMap { [$0.start, $0.end] }).sorted()
        var (open, next): ([Stretch], Int) = ([], 0)
        for (from, until) in zip(edges, edges.dropFirst()) {
            open.removeAll { $0.end <= from }
            while next < order.count, order[next].start <= from {
                open.append(order[next])
                next += 1
            }
            guard let first = open.first else { continue }
            let best = open.dropFirst().reduce(first) { $1.rate > $0.rate ? $1 : $0 }
            handle(Piece(from: from, until: until, best: best, open: open))
        }
    }
}

extension [EachMoment.Stretch] {
    /// Ends those that a person typed where the next one begins, of those that came one after the other.
    mutating func takeInTurn(where isTyped: (Element) -> Bool) {
        let typed = indices.filter { isTyped(self[$0]) }
        let ends = TypedWalks.ends(of: typed.map { (self[$0].start.milliseconds, self[$0].end.milliseconds) })
        for (index, end) in zip(typed, ends) { self[index].end(at: Instant(milliseconds: end)) }
    }
}
