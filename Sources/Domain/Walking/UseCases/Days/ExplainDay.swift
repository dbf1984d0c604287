/// Proves a day's number by the very records that it is counted from: what of each source counted, for any metric.
package struct ExplainDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ date: CivilDate, _ metric: Metric = .steps) async throws(JournalFailure) -> DayProof {
        var proof = DayProof(metric, try await journal.input(on: date))
        let zones = try await journal.settings().zones
        proof.zone = zones.zone(on: date)
        proof.hours = zones.hours(on: date, every: DayProof.slotLength)
        proof.leftOut = try await journal.leftOut(metric, from: zones.startOfDay(date), until: zones.endOfDay(date))
        if metric == .steps || (proof.lines.isEmpty && proof.others.isEmpty) {
            let silent = try await EstimateUncountedWalks(journal: journal).judged(on: [date])[date]
            (proof.uncounted, proof.covered) = (silent?.uncounted, silent?.covered)
        }
        return proof
    }
}
