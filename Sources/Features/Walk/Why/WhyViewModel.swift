import Common
import Observation
import Walking

/// The proof of one of a day's numbers, and the order of sources that it follows from.
@Observable
final class WhyViewModel {
    private(set) var phase = Loadable<DayProof>.loading
    private(set) var date: CivilDate
    private(set) var metric: Metric
    private(set) var today: CivilDate
    let order: SourcesViewModel
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock

    init(_ date: CivilDate, _ metric: Metric = .steps, journal: any JournalRepository, clock: any WallClock, undo: UndoHistory) {
        self.date = date
        self.metric = metric
        today = date
        self.journal = journal
        self.clock = clock
        order = SourcesViewModel(journal: journal, undo: undo, metric: Self.order(of: metric))
    }

    /// Reads the proof again; what is on show stays until the answer is there, and an answer to an older question is dropped.
    func load() async {
        let asked = (date, metric)
        await order.load()
        do {
            let now = try await journal.settings().zones.day(of: clock.now)
            let proof = try await ExplainDay(journal: journal)(asked.0, asked.1)
            guard asked == (date, metric) else { return }
            (today, phase) = (now, .loaded(proof))
        } catch {
            // A look that failed does not take away what could be read before, but another day's number is no answer.
            guard asked == (date, metric), proof.map({ ($0.date, $0.metric) == asked }) != true else { return }
            phase = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() where !order.isCounting { await load() }
    }

    var proof: DayProof? { phase.value }

    /// The day in its numbers; nil where it has none.
    func day() async -> Day? { try? await journal.days(from: date, through: date).first }

    var isToday: Bool { date >= today }

    /// Goes to another day, never past today.
    func turn(by days: Int) async {
        let target = date.adding(days: days)
        guard target <= today else { return }
        date = target
        await load()
    }

    /// Goes on to the day's next metric, after the last to the first.
    func showNextMetric() async {
        metric = Metric.charted.element(after: metric)
        await order.show(Self.order(of: metric))
        await load()
    }

    /// Returns the metric whose order is on show: steps stand for all that adds up.
    private static func order(of metric: Metric) -> Metric? { metric == .steps ? nil : metric }

    /// Moves a source up or down; this day and all others follow.
    func move(_ index: Int, by places: Int) async throws(JournalFailure) -> Int? {
        let place = try await order.move(index, by: places)
        await load()
        return place
    }

    /// The sources in their order, then those that only this day knows: walks that nothing else recorded.
    var sources: [Source] {
        order.sources + (proof?.lines.map(\.source).filter { !order.sources.contains($0) } ?? [])
    }

    /// Returns the number of a source in the list: that of the order, and behind it one for each that only this day knows.
    func place(of index: Int) -> Int {
        order.places.indices.contains(index) ? order.places[index] : index + 1
    }

    func line(of source: Source) -> DayProof.Line? {
        proof?.lines.first { $0.source == source }
    }
}
