import Common
import Observation
import Walking

/// The sources in the order that counts.
@Observable
final class SourcesViewModel {
    private(set) var phase = Loadable<[Source]>.loading
    /// The metric whose order is on show; nil is one order for all that add up.
    private(set) var metric: Metric?
    /// The number of each source: one that stands alike with the source before it has the same.
    private(set) var places: [Int] = []
    /// The number of orders by which the journal counts its days now.
    private var counts = 0
    let undo: UndoHistory
    @ObservationIgnored private let journal: any JournalRepository

    init(journal: any JournalRepository, undo: UndoHistory, metric: Metric? = nil) {
        self.journal = journal
        self.undo = undo
        self.metric = metric
    }

    var sources: [Source] { phase.value ?? [] }

    func load() async {
        let asked = metric
        do {
            let priorities = try await journal.settings().priorities
            let found = try await journal.sources()
            guard asked == metric else { return }
            let sorted = Self.sorted(found, by: priorities, for: asked ?? .steps)
            places = Self.places(of: sorted.map { priorities.rank(of: $0, for: asked ?? .steps) })
            phase = .loaded(sorted)
        } catch {
            phase.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    ///
    /// An order that is being set here is on show already.
    func follow() async {
        for await _ in await journal.changes() where !isCounting { await load() }
    }

    /// Indicates whether the days are being counted in a new order, which takes a moment with those of years.
    var isCounting: Bool { counts > 0 }

    /// Moves a source by places, in the list at once; all days follow.
    /// - Returns: its new place, or nil when it is at that end already.
    func move(_ index: Int, by places: Int) async throws(JournalFailure) -> Int? {
        let new = index + places
        guard sources.indices.contains(index), sources.indices.contains(new) else { return nil }
        let (metrics, before) = (metrics, (places: self.places, phase: phase))
        var moved = sources
        moved.insert(moved.remove(at: index), at: new)
        let keys = moved.map(\.key)
        self.places = Array(1...moved.count)
        phase = .loaded(moved)
        counts += 1
        defer { counts -= 1 }
        do {
            try await undo.change(.sourceOrder, in: journal) { settings in
                for metric in metrics { settings.priorities.order[metric] = keys }
            }
        } catch {
            (self.places, phase) = before
            throw error
        }
        return new
    }

    /// Goes on to the next metric, after the last to all of them together.
    func showNextMetric() async {
        await show(([nil] + Metric.counted).element(after: metric))
    }

    /// Goes to the order of a metric, or to that of all that add up.
    func show(_ metric: Metric?) async {
        self.metric = metric
        await load()
    }

    /// Steps, distance and stairs follow one order unless somebody sets one apart: what was measured together is counted together.
    private var metrics: [Metric] {
        metric.map { [$0] } ?? Metric.counted.filter(\.isSum)
    }

    /// Indicates whether some sources have no order among themselves.
    var hasTies: Bool { Set(places).count < places.count }

    /// Indicates whether one of them is no device, and tells totals, which compete with nobody.
    var tellsTotals: Bool { sources.contains { $0.kind == .other } }

    private static func places(of ranks: [Int]) -> [Int] {
        var places: [Int] = []
        for (index, rank) in ranks.enumerated() {
            let isTied = index > 0 && rank == ranks[index - 1]
            places.append(isTied ? places[index - 1] : index + 1)
        }
        return places
    }

    private static func sorted(_ sources: [Source], by priorities: Priorities, for metric: Metric) -> [Source] {
        sources.sorted { left, right in
            (priorities.rank(of: left, for: metric), left.title, left.key)
                < (priorities.rank(of: right, for: metric), right.title, right.key)
        }
    }
}
