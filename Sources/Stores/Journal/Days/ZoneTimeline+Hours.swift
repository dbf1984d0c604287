import Walking

extension ZoneTimeline {
    /// The days that some hours since 1970 touch, of a record at its longest.
    func days(fromHour first: Int64, throughHour last: Int64) -> ClosedRange<CivilDate> {
        let start = Instant(milliseconds: first.multipliedReportingOverflow(by: 3_600_000).partialValue)
        let end = Instant(milliseconds: last.multipliedReportingOverflow(by: 3_600_000).partialValue) + .seconds(3600)
        return days(from: start, until: min(end, start + Quarantine.longestRecord + .seconds(7200)))
    }
}
