import Walking

/// The days that a ranking counts.
package enum RankingSpan: Hashable, Sendable {
    /// Monday to Sunday of everybody's own calendar.
    case week(monday: CivilDate)
    /// All days from the room's first one on.
    case whole
    /// The days of a challenge, by its own rules: places are by `RankChallenge.score`.
    ///
    /// Stores keep such sums of the challenges of a room's founder alone, so that there are never many.
    case challenge(ChallengeID)
}
