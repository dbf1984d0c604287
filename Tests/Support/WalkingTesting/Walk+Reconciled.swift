import Walking

extension Walk {
    /// One walk out of what several files say of it, for somebody who lives by UTC.
    package static func reconciled(_ readings: [Walk]) -> Walk? { reconciled(readings, in: ZoneTimeline(home: .utc)) }
}
