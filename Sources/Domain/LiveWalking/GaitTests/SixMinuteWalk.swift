import Walking

/// The six-minute test within a live walk: holds the way that was walked in the moment in which its time is over.
///
/// Its clock runs on while one stands. The way counts only where a sensor measured all of it.
package struct SixMinuteWalk: Sendable {
    package enum Outcome: Hashable, Sendable {
        case measured(GaitTestResult)
        /// No sensor knows the way; the walker may.
        case unmeasured(at: Instant)
    }

    private struct Moment: Sendable {
        var elapsed: Int
        var metres: Double?
    }

    /// The outcome; nil until the time is over; it stays, however the walk goes on.
    package private(set) var outcome: Outcome?
    /// Laps that were marked by key in its time, as at the turns of a course.
    package private(set) var turns = 0
    /// The beginning of the test; nil while the walk is none.
    private var start: Moment?
    private var last: Moment?
    /// Seconds between two updates beyond which nobody knows what was at the moment between them.
    private static let longestGap = 10

    package init() {}

    /// Hears of the walk, at each of its seconds.
    package mutating func observe(_ update: LiveUpdate, at now: Instant) {
        let state = update.state
        let moment = Moment(elapsed: state.elapsed, metres: state.isDistanceEstimated ? nil : state.distance)
        guard update.choice.plan == .mode(.sixMinutes) else {
            (start, last) = (nil, moment)
            return
        }
        // A walk that was no other kind before has been a test from its first step.
        let start = start ?? (last == nil ? Moment(elapsed: 0, metres: 0) : moment)
        self.start = start
        defer { last = moment }
        let due = start.elapsed + Int(clamping: GaitTest.sixMinuteSeconds)
        guard outcome == nil, moment.elapsed >= due else { return }
        let time = Double(start.elapsed)..<Double(due)
        turns = state.lapLength == nil ? state.laps.count { time.contains($0.end.seconds) } : 0
        let isOnBelt = state.sensors.contains(where: \.isTreadmill)
        let result = metres(at: due, until: moment).flatMap { metres in
            GaitTestResult(
                .sixMinutes, taken: now, metres: (metres - (start.metres ?? 0)).rounded(), seconds: GaitTest.sixMinuteSeconds,
                on: isOnBelt ? .belt : .floor)
        }
        outcome = result.map(Outcome.measured) ?? .unmeasured(at: now)
    }

    /// The metres at a second between the last update and this one.
    private func metres(at second: Int, until moment: Moment) -> Double? {
        guard let metres = moment.metres, moment.elapsed > second else { return moment.metres }
        guard let last, let before = last.metres, moment.elapsed - last.elapsed <= Self.longestGap else { return nil }
        let part = Double(second - last.elapsed) / Double(moment.elapsed - last.elapsed)
        return before + (metres - before) * part
    }
}
