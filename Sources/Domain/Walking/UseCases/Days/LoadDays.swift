/// Days that have data, for lists and for the command line.
package struct LoadDays: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(from: CivilDate? = nil, through: CivilDate? = nil) async throws(JournalFailure) -> [Day] {
        try await journal.days(from: from, through: through)
    }
}
