/// Ends the laps of a walk: by a key, or by a length in metres or in time on the move.
struct LapCounter: Sendable {
    /// The amounts since the walk began, at a moment.
    struct Totals {
        var time: SessionTime
        var steps: Double
        var distance: Double
        /// Seconds on the move.
        var moving: Double
    }

    /// The laps that are over, in order.
    private(set) var laps: [LiveLap] = []
    /// The length of the laps that end by themselves.
    private(set) var length: LapLength?
    /// Metres at which laps of one length were asked for.
    private var start = 0.0
    /// Seconds on the move when the lap began that goes on, or laps of one length were asked for.
    private var moving = 0.0

    /// Laps end by themselves from now on; nil lets only keys end them.
    mutating func begin(_ length: LapLength?, from now: Totals) {
        (self.length, start, moving) = (length, now.distance, now.moving)
    }

    /// Ends a lap.
    mutating func end(at now: Totals) {
        let start = laps.last?.end ?? .zero
        guard now.time > start else { return }
        let lapped = lapped
        laps.append(LiveLap(start: start, end: now.time, steps: now.steps - lapped.steps, distance: now.distance - lapped.distance))
        moving = now.moving
    }

    /// Gives the laps that are over their share of an amount that was counted later, and walked partly in them.
    mutating func credit(_ part: Tally.Part, to quantity: WritableKeyPath<LiveLap, Double>) {
        for index in laps.indices.reversed() {
            guard laps[index].end > part.from else { return }
            let shared = min(laps[index].end, part.until) - max(laps[index].start, part.from)
            guard shared > 0, part.until > part.from else { continue }
            laps[index][keyPath: quantity] += part.amount * shared / (part.until - part.from)
        }
    }

    /// Ends the laps whose length was reached on a way; the moment lies on it where the length does.
    mutating func add(_ way: Tally.Part, from before: Totals, to now: Totals) {
        guard let length = length?.metres, now.distance > before.distance else { return }
        while true {
            let lapped = lapped
            let mark = max(lapped.distance, self.start) + length
            guard mark <= now.distance else { return }
            let part = max(0, mark - before.distance) / (now.distance - before.distance)
            let start = laps.last?.end ?? .zero
            laps.append(
                LiveLap(
                    start: start, end: max(start, way.from + part * (way.until - way.from)),
                    steps: max(0, before.steps + part * (now.steps - before.steps) - lapped.steps), distance: mark - lapped.distance))
        }
    }

    /// Ends a lap whose time on the move is over.
    mutating func endByTime(_ now: Totals) {
        guard let length = length?.seconds, now.moving - moving >= length else { return }
        end(at: now)
    }

    /// The amounts in all laps that are over.
    private var lapped: (steps: Double, distance: Double) {
        laps.reduce((steps: 0.0, distance: 0.0)) { ($0.steps + $1.steps, $0.distance + $1.distance) }
    }
}
