/// The minutes of the walks of each day, for somebody whose steps nothing counts.
package struct LoadWalkedMinutes: Sendable {
    private let journal: any JournalRepository

    private static let pageLength = 500

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    /// The minutes by date, which a date without walks is not among.
    ///
    /// Nil ends are open.
    package func callAsFunction(
        from first: CivilDate? = nil, through last: CivilDate? = nil, in zones: ZoneTimeline
    ) async throws(JournalFailure) -> [CivilDate: Int] {
        var (minutes, cursor): ([CivilDate: Double], WalkPage.Cursor?) = ([:], nil)
        repeat {
            let page = try await journal.walks(WalkFilter(from: first, through: last), after: cursor, limit: Self.pageLength)
            for walk in page.walks { minutes[zones.day(of: walk.start), default: 0] += Double(walk.walkingTime.milliseconds) / 60_000 }
            cursor = page.next
        } while cursor != nil
        return minutes.mapValues { Int(clamping: $0) }
    }
}
