/// The way in which the clocks of a zone go in every year alike.
struct YearlyRules: Hashable, Sendable {
    /// The part of the year with another offset.
    struct Summer: Hashable, Sendable {
        /// Seconds east of UTC.
        var offset: Int
        /// On the wall that still shows standard time.
        var start: YearlyMoment
        /// On the wall that still shows summer time.
        var end: YearlyMoment
    }

    /// Seconds east of UTC outside of summer.
    var standard: Int
    var summer: Summer?

    /// The moments of a year at which the clocks are put to another offset, the earlier one first.
    func changes(in year: Int) -> [ZoneChange] {
        guard let summer else { return [] }
        let start = ZoneChange(time: Int64(summer.start.seconds(in: year) - standard), offset: summer.offset)
        let end = ZoneChange(time: Int64(summer.end.seconds(in: year) - summer.offset), offset: standard)
        return start.time <= end.time ? [start, end] : [end, start]
    }

    /// Seconds from 1970 until weekdays and leap years come again as they were.
    private static let cycle: Int64 = 146_097 * 86_400

    /// Seconds east of UTC, so many seconds after 1970 began.
    func offset(at seconds: Int64) -> Int {
        let rest = seconds % Self.cycle
        let now = rest < 0 ? rest + Self.cycle : rest
        let year = CivilDate(dayNumber: Int(now / 86_400)).year
        // A change may lie up to a week before its year or after it.
        let changes = ((year - 2)...(year + 1)).flatMap(changes)
        return changes.last { $0.time <= now }?.offset ?? standard
    }
}
