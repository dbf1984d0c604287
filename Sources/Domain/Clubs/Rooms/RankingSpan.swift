import Walking

/// The days that a ranking counts.
package enum RankingSpan: Hashable, Sendable {
    /// Monday to Sunday of everybody's own calendar.
    case week(monday: CivilDate)
    /// From the room's first day on.
    case whole
}
