/// Tells a belt on which nobody walks from its own clock and counters.
///
/// Some belts go on saying their speed although nobody is on them any more, while their clock stands (Mobvoi, qdomyos-zwift). A belt that
/// slows down to a pause stops its clock at once, too, but counts its last metres; so it is empty only once nothing of it has moved for a
/// while. One that never had a clock says nothing of it.
struct EmptyBelt: Sendable {
    /// Seconds.
    private static let patience = 5.0

    private var clock: LatestReading<Int>?
    private var hasRun = false
    private var distance: Double?
    private var steps: Int?
    private var moved = SessionTime.zero

    mutating func clock(_ seconds: Int, at time: SessionTime) {
        if let clock, clock.value != seconds {
            hasRun = true
            moved = time
        }
        clock = LatestReading(value: seconds, time: time)
    }

    mutating func distance(_ metres: Double, at time: SessionTime) {
        if metres != distance { moved = time }
        distance = metres
    }

    mutating func steps(_ count: Int, at time: SessionTime) {
        if count != steps { moved = time }
        steps = count
    }

    /// Returns whether nobody walks on it, as far as it says the time.
    func isEmpty(at now: SessionTime) -> Bool {
        hasRun && clock?.fresh(at: now) != nil && now - moved >= Self.patience
    }
}
