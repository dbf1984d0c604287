/// The proof of one of a day's numbers: by the records of sources, or by walks.
package enum NumberProof: Hashable, Sendable {
    case records(DayProof)
    case walks(MinutesProof)

    package var measure: ChartMeasure {
        switch self {
        case .records(let proof): .metric(proof.metric)
        case .walks: .minutes
        }
    }

    package var date: CivilDate {
        switch self {
        case .records(let proof): proof.date
        case .walks(let proof): proof.date
        }
    }
}

/// Proves a day's number, by default the one that the person goes by.
package struct ExplainNumber: Sendable {
    private let journal: any JournalRepository
    private let clock: any WallClock

    package init(journal: any JournalRepository, clock: any WallClock) {
        self.journal = journal
        self.clock = clock
    }

    /// - Parameter measure: nil for the one that the person goes by.
    package func callAsFunction(_ date: CivilDate, _ measure: ChartMeasure?) async throws(JournalFailure) -> NumberProof {
        let asked = if let measure { measure } else { try await leading() }
        switch asked {
        case .metric(let metric): return .records(try await ExplainDay(journal: journal)(date, metric))
        case .minutes: return .walks(try await ExplainMinutes(journal: journal, clock: clock)(date))
        }
    }

    private func leading() async throws(JournalFailure) -> ChartMeasure {
        let settings = try await journal.settings()
        return ChartMeasure(leading: try await LoadLeadingGoal(journal: journal)(settings, on: settings.zones.day(of: clock.now)).measure)
    }
}
