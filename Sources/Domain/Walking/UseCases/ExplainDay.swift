/// Proves a day's number, record by record: what of each source counted, for any metric.
package struct ExplainDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ date: CivilDate, _ metric: Metric = .steps) async throws(JournalFailure) -> DayProof {
        let settings = try await journal.settings()
        let (start, end) = (settings.zones.startOfDay(date), settings.zones.endOfDay(date))
        var samples = try await journal.samples(metric, from: start, until: end)
        var derived: Double?
        if metric.isSum {
            samples += try await walks(metric, around: date, beside: samples)
        } else {
            // The mean of a whole day says nothing beside what was measured at a time.
            if try await hasRecords(on: date, from: start, until: end) { samples.removeAll { $0.source == .totals } }
            derived = try await journal.days(from: date, through: date).first.flatMap(metric.value)
        }
        return DayProof(
            metric, date: date, zones: settings.zones, samples: samples, priorities: settings.priorities, derived: derived)
    }

    /// Whether anything tells of the day but the total of a whole journal.
    private func hasRecords(on date: CivilDate, from start: Instant, until end: Instant) async throws(JournalFailure) -> Bool {
        for metric in Metric.allCases {
            let samples = try await journal.samples(metric, from: start, until: end)
            let walks = try await walks(metric, around: date, beside: samples).filter { $0.start < end && $0.end > start }
            if !walks.isEmpty || samples.contains(where: { $0.source != .totals }) { return true }
        }
        return false
    }

    /// Walks as the journal counts them: a typed one fills gaps, a recorded workout counts where no record touches it.
    private func walks(_ metric: Metric, around date: CivilDate, beside samples: [Sample]) async throws(JournalFailure) -> [Sample] {
        guard metric == .steps || metric == .distance else { return [] }
        // A walk may last for days.
        let filter = WalkFilter(from: date.adding(days: -8), through: date.adding(days: 1))
        var found: [Sample] = []
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await journal.walks(filter, after: cursor, limit: 200)
            found += page.walks.compactMap { walk in
                let value = metric == .steps ? walk.steps.map(Double.init) : walk.distance
                guard let value, value > 0 else { return nil }
                var source = walk.source
                if source.kind != .manual {
                    guard !samples.contains(where: { $0.start < walk.end && $0.end > walk.start && $0.source != .totals }) else {
                        return nil
                    }
                    source = Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .workout)
                }
                return Sample(metric: metric, start: walk.start, end: walk.end, value: value, source: source, modified: walk.start)
            }
            cursor = page.next
        } while cursor != nil
        return found
    }
}
