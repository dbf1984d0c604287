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
        let walks = try await walks(around: date, beside: samples)
        return DayProof(date: date, zones: settings.zones, samples: samples + walks, priorities: settings.priorities)
    }

    /// Walks as the journal counts them: a typed one fills gaps, a recorded workout counts where no record touches it.
    private func walks(around date: CivilDate, beside samples: [Sample]) async throws(JournalFailure) -> [Sample] {
        // A walk may last for days.
        let filter = WalkFilter(from: date.adding(days: -8), through: date.adding(days: 1))
        var found: [Sample] = []
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await journal.walks(filter, after: cursor, limit: 200)
            found += page.walks.compactMap { walk in
                guard let steps = walk.steps, steps > 0 else { return nil }
                var source = walk.source
                if source.kind != .manual {
                    guard !samples.contains(where: { $0.start < walk.end && $0.end > walk.start && $0.source != .totals }) else {
                        return nil
                    }
                    source = Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .workout)
                }
                return Sample(
                    metric: .steps, start: walk.start, end: walk.end, value: Double(steps), source: source, modified: walk.start)
            }
            cursor = page.next
        } while cursor != nil
        return found
    }
}
