/// The time zones of a person's days: home, and for dated periods others.
package struct ZoneTimeline: Hashable, Sendable {
    package var home: Zone
    package var periods: [TimeZonePeriod]

    package init(home: Zone, periods: [TimeZonePeriod] = []) {
        self.home = home
        self.periods = periods
    }

    /// The zone in force when a day ends; of two periods on a day the later one.
    package func zone(on date: CivilDate) -> Zone {
        periods.last { $0.from <= date && date <= $0.through }?.zone ?? home
    }

    /// Returns the beginning of a day: at midnight where one was the day before.
    package func startOfDay(_ date: CivilDate) -> Instant {
        let yesterday = zone(on: date.adding(days: -1))
        return periods.isEmpty ? home.startOfDay(date) : yesterday.startOfDay(date)
    }

    /// The moment after a day's last one; never before its start, even over the date line.
    package func endOfDay(_ date: CivilDate) -> Instant {
        max(startOfDay(date), startOfDay(date.adding(days: 1)))
    }

    package func day(of instant: Instant) -> CivilDate {
        guard !periods.isEmpty else { return home.day(of: instant) }
        var date = home.day(of: instant).adding(days: -2)
        while endOfDay(date) <= instant { date = date.adding(days: 1) }
        return date
    }

    /// Returns the beginning of the wall-clock hour of an instant; hours are counted from the day's start.
    package func hour(of instant: Instant) -> Instant {
        let start = startOfDay(day(of: instant))
        let hours = (instant - start).milliseconds / 3_600_000
        return start + .seconds(hours * 3600)
    }

    /// Returns the hours that the wall clock shows from the start of a day to its end.
    /// - Parameter step: milliseconds.
    func hours(on date: CivilDate, every step: Int64) -> [Int] {
        let zone = zone(on: date)
        return stride(from: startOfDay(date).milliseconds, to: endOfDay(date).milliseconds, by: Int(step)).map {
            zone.wall(at: Instant(milliseconds: $0)).second / 3600
        }
    }

    /// The days that a stretch of time touches; one without length touches one day.
    package func days(from start: Instant, until end: Instant) -> ClosedRange<CivilDate> {
        let first = day(of: start)
        return first...max(first, end > start ? day(of: end - .milliseconds(1)) : first)
    }
}

/// The days that a person spends away from home, in another time zone.
package struct TimeZonePeriod: Hashable, Sendable {
    /// The day of arrival; it begins in the zone left and ends in the zone reached.
    package var from: CivilDate
    /// The last day there.
    package var through: CivilDate
    /// The time zone of these days.
    package var zone: Zone

    package init(from: CivilDate, through: CivilDate, zone: Zone) {
        self.from = from
        self.through = through
        self.zone = zone
    }
}
