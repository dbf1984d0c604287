/// Proves a day's number, record by record.
package struct ExplainDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ date: CivilDate) async throws(JournalFailure) -> DayProof {
        let settings = try await journal.settings()
        let samples = try await journal.samples(
            .steps, from: settings.zones.startOfDay(date), until: settings.zones.endOfDay(date))
        return DayProof(date: date, zones: settings.zones, samples: samples, priorities: settings.priorities)
    }
}
