import Observation
import Walking

/// The sources in the order that counts, and the last orders, so that a move can be taken back.
@Observable
final class SourcesViewModel {
    enum Phase {
        case loading, ready
        case failed(JournalFailure)
    }

    private(set) var phase = Phase.loading
    private(set) var sources: [Source] = []
    private var history: [[String]?] = []
    @ObservationIgnored private let journal: any JournalRepository

    init(journal: any JournalRepository) {
        self.journal = journal
    }

    var canUndo: Bool { !history.isEmpty }

    func load() async {
        do {
            let priorities = try await journal.settings().priorities
            sources = Self.sorted(try await journal.sources(), by: priorities)
            phase = .ready
        } catch {
            if case .loading = phase { phase = .failed(error) }
        }
    }

    /// Moves a source by places; all days follow.
    /// - Returns: its new place, or nil when it is at that end already.
    func move(_ index: Int, by places: Int) async throws(JournalFailure) -> Int? {
        let new = index + places
        guard sources.indices.contains(index), sources.indices.contains(new) else { return nil }
        let before = try await journal.settings().priorities.order[.steps]
        var moved = sources
        moved.insert(moved.remove(at: index), at: new)
        try await save(moved.map(\.key))
        history.append(before)
        sources = moved
        return new
    }

    /// Takes the last move back.
    func undo() async throws(JournalFailure) {
        guard let before = history.last else { return }
        try await save(before)
        history.removeLast()
        await load()
    }

    /// Steps, distance and stairs follow one order: what was measured together is counted together.
    private func save(_ order: [String]?) async throws(JournalFailure) {
        var settings = try await journal.settings()
        for metric in Metric.allCases where metric.isSum { settings.priorities.order[metric] = order }
        try await journal.save(settings)
    }

    private static func sorted(_ sources: [Source], by priorities: Priorities) -> [Source] {
        sources.sorted { left, right in
            (priorities.rank(of: left, for: .steps), left.title, left.key)
                < (priorities.rank(of: right, for: .steps), right.title, right.key)
        }
    }
}
