import Walking

/// A clock that begins at half past two of the present day, so that the demo shows a day that is well under way at any hour.
struct AfternoonClock: WallClock {
    private let clock: any WallClock
    private let shift: Duration

    init(_ clock: any WallClock, zone: Zone) {
        self.clock = clock
        let now = clock.now
        shift = zone.startOfDay(zone.day(of: now)) + .seconds(14 * 3600 + 30 * 60) - now
    }

    var now: Instant { clock.now + shift }
}
