import Walking

/// The days that a ranking counts.
package enum RankingSpan: Hashable, Sendable {
    /// Monday to Sunday of everybody's own calendar.
    case week(monday: CivilDate)
    /// All days from the room's first one on.
    case whole
}
