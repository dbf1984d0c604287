/// The stretches of a walk whose steps no sensor counted, and the steps that a cadence makes of them.
///
/// They wait until the walker has tapped one: the first fills all that were before, and each that follows is filled at once.
struct StepEstimate: Sendable {
    private struct Stretch: Sendable {
        var from: SessionTime
        var until: SessionTime
    }

    private var waiting: [Stretch] = []
    /// The steps that were estimated so far.
    private(set) var total = 0.0

    /// Notes a stretch that was walked and not counted, without the pauses in it, down to the part of a second before each.
    mutating func wait(from: SessionTime, until: SessionTime, without pauses: [LivePause] = []) {
        var from = from
        for pause in pauses where pause.start < until && pause.end.map({ $0 > from }) ?? true {
            add(from: from, until: pause.start)
            from = pause.end ?? until
        }
        add(from: from, until: until)
    }

    private mutating func add(from: SessionTime, until: SessionTime) {
        guard until > from else { return }
        guard let last = waiting.indices.last, waiting[last].until >= from else {
            return waiting.append(Stretch(from: from, until: until))
        }
        waiting[last].until = max(waiting[last].until, until)
    }

    /// Lets go of what a sensor has counted after all.
    mutating func remove(_ part: Tally.Part) {
        waiting = waiting.flatMap { stretch in
            [
                Stretch(from: stretch.from, until: min(stretch.until, part.from)),
                Stretch(from: max(stretch.from, part.until), until: stretch.until),
            ]
            .filter { $0.until > $0.from }
        }
    }

    /// Fills what waits with steps.
    /// - Parameter cadence: steps a minute.
    mutating func fill(_ cadence: Double, by sensor: String) -> [Tally.Part] {
        defer { waiting = [] }
        return waiting.map { stretch in
            let amount = cadence / 60 * (stretch.until - stretch.from)
            total += amount
            return Tally.Part(from: stretch.from, until: stretch.until, amount: amount, sensor: sensor)
        }
    }
}
