/// Proves a day's number, record by record: what of each source counted, for any metric.
package struct ExplainDay: Sendable {
    private let journal: any JournalRepository

    package init(journal: any JournalRepository) {
        self.journal = journal
    }

    package func callAsFunction(_ date: CivilDate, _ metric: Metric = .steps) async throws(JournalFailure) -> DayProof {
        let settings = try await journal.settings()
        let day = Span(start: settings.zones.startOfDay(date), end: settings.zones.endOfDay(date), date: date)
        var samples = try await samples(metric, of: day)
        var derived: Double?
        if metric.isSum {
            samples += try await walks(metric, of: day)
        } else {
            // The mean of a whole day says nothing beside what was measured at a time.
            let hasTotal = samples.contains { $0.grain == .journalTotal }
            if hasTotal, try await hasRecords(on: day) { samples.removeAll { $0.grain == .journalTotal } }
            derived = try await journal.days(from: date, through: date).first.flatMap(metric.value)
        }
        return DayProof(
            metric, date: date, zones: settings.zones, samples: samples, priorities: settings.priorities, derived: derived)
    }

    private struct Span {
        var start: Instant
        var end: Instant
        var date: CivilDate
    }

    /// The records that reach into the day; one that ends as it begins is the day before's.
    private func samples(_ metric: Metric, of day: Span) async throws(JournalFailure) -> [Sample] {
        try await journal.samples(metric, from: day.start, until: day.end).filter { $0.end > day.start || $0.start >= day.start }
    }

    /// Whether anything tells of the day but the total of a whole journal.
    private func hasRecords(on day: Span) async throws(JournalFailure) -> Bool {
        for metric in Metric.allCases {
            if try await samples(metric, of: day).contains(where: { $0.grain != .journalTotal }) { return true }
            if try await !walks(metric, of: day).isEmpty { return true }
        }
        return false
    }

    /// Walks as the journal counts them: a typed one fills gaps, a recorded workout counts where no record touches it.
    private func walks(_ metric: Metric, of day: Span) async throws(JournalFailure) -> [Sample] {
        guard metric == .steps || metric == .distance else { return [] }
        // A walk may last for days.
        let filter = WalkFilter(from: day.date.adding(days: -8), through: day.date.adding(days: 1))
        var found: [Sample] = []
        var cursor: WalkPage.Cursor?
        repeat {
            let page = try await journal.walks(filter, after: cursor, limit: 200)
            for walk in page.walks where walk.start < day.end && walk.end > day.start {
                if let sample = try await sample(metric, of: walk) { found.append(sample) }
            }
            cursor = page.next
        } while cursor != nil
        return found
    }

    private func sample(_ metric: Metric, of walk: Walk) async throws(JournalFailure) -> Sample? {
        let value = metric == .steps ? walk.steps.map(Double.init) : walk.distance
        guard let value, value > 0 else { return nil }
        var source = walk.source
        if source.kind != .manual {
            let beside = try await journal.samples(metric, from: walk.start, until: walk.end)
            guard !beside.contains(where: { $0.start < walk.end && $0.end > walk.start && $0.grain == .record }) else { return nil }
            source = Source(name: source.name, manufacturer: source.manufacturer, model: source.model, kind: .workout)
        }
        return Sample(metric: metric, start: walk.start, end: walk.end, value: value, source: source, modified: walk.start, grain: .record)
    }
}
