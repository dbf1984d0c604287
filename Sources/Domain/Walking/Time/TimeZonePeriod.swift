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
