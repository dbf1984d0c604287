/// The definition of a challenge: which days of a room count for it, up to how many steps each, and against what they are compared.
package struct ChallengeTerms: Hashable, Codable, Sendable {
    /// The most days of a challenge.
    package static let longest = 92
    /// The first day is at most so many days ahead.
    package static let latestStart = 31
    /// A challenge is listed for so many days after its last one.
    package static let listedDays = 35

    /// The most challenges of a member in a room that are not over.
    package static let maximumOpen = 5

    package let first: CivilDate
    package let last: CivilDate
    package let dailyCap: DailyCap
    /// Indicates that everybody is compared with their own usual day, and not by steps.
    package let hasHandicap: Bool

    /// Returns nil when there would be no day, or more than `longest`.
    package init?(first: CivilDate, last: CivilDate, dailyCap: DailyCap, hasHandicap: Bool) {
        guard (0..<Self.longest).contains(last - first) else { return nil }
        self.first = first
        self.last = last
        self.dailyCap = dailyCap
        self.hasHandicap = hasHandicap
    }

    package var days: Int { last - first + 1 }

    /// The moment from which on the result stays: the last day is over everywhere, and late machines had a day to send theirs.
    package var settles: Instant { Instant(milliseconds: (Int64(last.dayNumber) + 1) * 86_400_000 + 36 * 3_600_000) }

    package func isSettled(at now: Instant) -> Bool { now >= settles }

    /// Returns whether it can be started on a day in a room of those dates, with a tolerance of so many days.
    package func canStart(on today: CivilDate, opened: CivilDate, closes: CivilDate?, tolerance: Int = 0) -> Bool {
        first >= opened && last <= closes ?? .latest && first >= today.adding(days: -tolerance)
            && first <= today.adding(days: Self.latestStart + tolerance)
    }

    /// Returns whether it is still listed on a day.
    package func isListed(on today: CivilDate) -> Bool { last >= today.adding(days: -Self.listedDays) }
}
