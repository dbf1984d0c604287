/// The walks of some dates, and the time of each date.
///
/// A walk, and all of its time, is of the date on which it began. One over midnight shares moments with those of the next day, so walks of the
/// days beside are read, too: a date has the same time whatever other dates are asked for.
struct WalksOfDates: Sendable {
    /// The walks that began on the dates, newest first.
    let walks: [Walk]
    /// The time of walks without pauses, in which each moment counts once; dates without a walk have none.
    let times: [CivilDate: Duration]

    /// Reads the walks between two dates; nil ends are open.
    init(
        _ journal: some JournalRepository, from first: CivilDate?, through last: CivilDate?, in zones: ZoneTimeline
    ) async throws(JournalFailure) {
        let near = try await journal.walks(WalkFilter(from: first?.adding(days: -1), through: last?.adding(days: 1)))
        func isAsked(_ date: CivilDate) -> Bool { date >= first ?? date && date <= last ?? date }
        walks = near.filter { isAsked(zones.day(of: $0.start)) }
        times = WalkedTime(near).byDay(in: zones).filter { isAsked($0.key) }
    }

    /// The time of all dates.
    var time: Duration { times.values.reduce(.zero, +) }
}
