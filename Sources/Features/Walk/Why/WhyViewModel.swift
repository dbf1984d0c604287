import Common
import Observation
import Walking

/// The proof of one of a day's numbers, and the order of sources that it follows from, where it is one of records.
@Observable
final class WhyViewModel {
    private(set) var phase = Loadable<NumberProof>.loading
    private(set) var date: CivilDate
    /// The measure that was asked for; nil until it is known by which one the person goes.
    private(set) var measure: ChartMeasure?
    private(set) var today: CivilDate
    let order: SourcesViewModel
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    /// The number of the question: another day or measure is another one, and the measure that a first look finds is not.
    @ObservationIgnored private var question = 0

    init(
        _ date: CivilDate, _ measure: ChartMeasure? = nil, journal: any JournalRepository, clock: any WallClock, undo: UndoHistory
    ) {
        self.date = date
        self.measure = measure
        today = date
        self.journal = journal
        self.clock = clock
        order = SourcesViewModel(journal: journal, undo: undo, metric: Self.order(of: measure))
    }

    /// Reads the proof again; what is on show stays until the answer is there, and an answer to an older question is dropped.
    func load() async {
        let (date, measure, question) = (date, measure, question)
        await order.load()
        do {
            let now = try await journal.settings().zones.day(of: clock.now)
            let found = try await ExplainNumber(journal: journal, clock: clock)(date, measure)
            guard question == self.question else { return }
            (today, phase, self.measure) = (now, .loaded(found), found.measure)
        } catch {
            // A look that failed does not take away what could be read before, but another day's number is no answer.
            guard question == self.question, shown?.date != date || shown?.measure != measure ?? shown?.measure else { return }
            phase = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() where !order.isCounting { await load() }
    }

    /// The proof on show, of whichever kind.
    var shown: NumberProof? { phase.value }

    /// The proof by records; nil for one by walks.
    var proof: DayProof? { if case .records(let proof) = shown { proof } else { nil } }

    /// The proof by walks; nil for one by records.
    var walks: MinutesProof? { if case .walks(let proof) = shown { proof } else { nil } }

    /// The day in its numbers; nil where it has none.
    func day() async -> Day? { try? await journal.days(from: date, through: date).first }

    var isToday: Bool { date >= today }

    /// Goes to another day, never past today.
    func turn(by days: Int) async {
        let target = date.adding(days: days)
        guard target <= today else { return }
        date = target
        question += 1
        await load()
    }

    /// Goes on to the day's next measure, after the last to the first.
    func showNextMeasure() async {
        measure = ChartMeasure.charted.element(after: measure ?? .steps)
        question += 1
        await order.show(Self.order(of: measure))
        await load()
    }

    /// Returns the metric whose order is on show: steps stand for all that adds up.
    private static func order(of measure: ChartMeasure?) -> Metric? { measure == .steps ? nil : measure?.metric }

    /// Moves a source up or down; this day and all others follow.
    func move(_ index: Int, by places: Int) async throws(JournalFailure) -> Int? {
        let place = try await order.move(index, by: places)
        await load()
        return place
    }

    /// The sources in their order, where the proof has one.
    var ordered: [Source] { walks == nil ? order.sources : [] }

    /// The same, then those that only this day knows: walks that nothing else recorded.
    var sources: [Source] {
        ordered + (proof?.lines.map(\.source).filter { !order.sources.contains($0) } ?? [])
    }

    /// Returns the number of a source in the list: that of the order, and behind it one for each that only this day knows.
    func place(of index: Int) -> Int {
        order.places.indices.contains(index) ? order.places[index] : index + 1
    }

    func line(of source: Source) -> DayProof.Line? {
        proof?.lines.first { $0.source == source }
    }
}
