import Coordinators
import Observation
import Walking

/// The proof of one day's number, and the order of sources that it follows from.
@Observable
final class WhyViewModel {
    enum Phase {
        case loading
        case failed(JournalFailure)
        case ready(DayProof)
    }

    private(set) var phase = Phase.loading
    private(set) var date: CivilDate
    private(set) var today: CivilDate
    let order: SourcesViewModel
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(_ date: CivilDate, journal: any JournalRepository, clock: any WallClock, router: any Router<WalkRoute>) {
        self.date = date
        today = date
        self.journal = journal
        self.clock = clock
        self.router = router
        order = SourcesViewModel(journal: journal)
    }

    func load() async {
        await order.load()
        do {
            today = try await journal.settings().zones.day(of: clock.now)
            phase = .ready(try await ExplainDay(journal: journal)(date))
        } catch {
            if case .loading = phase { phase = .failed(error) }
        }
    }

    var proof: DayProof? {
        if case .ready(let proof) = phase { proof } else { nil }
    }

    var isToday: Bool { date >= today }

    /// Goes to another day, never past today.
    func turn(by days: Int) async {
        let wish = date.adding(days: days)
        guard wish <= today else { return }
        date = wish
        await load()
    }

    /// Moves a source up or down; this day and all others follow.
    func move(_ index: Int, by places: Int) async throws(JournalFailure) -> Int? {
        let place = try await order.move(index, by: places)
        await load()
        return place
    }

    func takeBack() async throws(JournalFailure) {
        try await order.undo()
        await load()
    }

    /// The sources in their order, then those that only this day knows: walks that nothing else recorded.
    var sources: [Source] {
        order.sources + (proof?.lines.map(\.source).filter { !order.sources.contains($0) } ?? [])
    }

    func line(of source: Source) -> DayProof.Line? {
        proof?.lines.first { $0.source == source }
    }

    /// What did not count because better sources were there, the most first.
    var displacements: [(source: Source, steps: Int, by: Source)] {
        guard let proof else { return [] }
        return proof.lines.flatMap { line in
            line.displaced.compactMap { key, steps in
                guard key != line.source.key, Int(steps.rounded()) > 0, let winner = proof.lines.first(where: { $0.source.key == key })
                else { return nil }
                return (source: line.source, steps: Int(steps.rounded()), by: winner.source)
            }
        }.sorted { ($1.steps, $0.source.key) < ($0.steps, $1.source.key) }
    }
}
