import Common
import Coordinators
import Observation
import Walking

/// Every pair of shoes with its mileage.
@Observable
final class ShoesViewModel {
    private(set) var state = Loadable<[Shoes]>.loading
    /// The time zones; nil until the journal has answered.
    private(set) var zones: ZoneTimeline?
    let undo: UndoHistory
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let profile: () -> Profile?
    @ObservationIgnored private let router: any Router<WalkRoute>

    /// - Parameter profile: its height says how far a walk was of which only the steps are known.
    init(
        journal: any JournalRepository, clock: any WallClock, profile: @autoclosure @escaping () -> Profile? = nil, undo: UndoHistory,
        router: any Router<WalkRoute>
    ) {
        self.journal = journal
        self.clock = clock
        self.profile = profile
        self.undo = undo
        self.router = router
    }

    func load() async {
        do throws(JournalFailure) {
            zones = try await journal.settings().zones
            state = .loaded(try await LoadShoes(journal: journal)(profile()))
        } catch {
            state.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    var pairs: [Shoes] { state.value ?? [] }

    var today: CivilDate? { zones?.day(of: clock.now) }

    /// The day on which a pair was on last; nil for a new one.
    func lastDay(of pair: Shoes) -> CivilDate? { pair.lastWorn.flatMap { zones?.day(of: $0) } }

    func open(_ index: Int) {
        if pairs.indices.contains(index) { router.trigger(.shoe(pairs[index].name)) }
    }

    func go(to route: WalkRoute) { router.trigger(route) }

    /// Gives new walks a pair, or none where it has them already.
    /// - Returns: the pair that new walks get from now on.
    func chooseUsual(_ index: Int) async throws(JournalFailure) -> String? {
        guard pairs.indices.contains(index) else { return nil }
        let pair = pairs[index]
        let usual = pair.isUsual ? nil : pair.name
        try await undo.change(.usualShoes, in: journal) {
            $0[ShoeRack.self].usual = usual
            if let usual { $0[ShoeRack.self].retire(usual, false) }
        }
        await load()
        return usual
    }

    /// Retires a pair, or takes it up again.
    /// - Returns: whether it is retired now.
    func retire(_ index: Int) async throws(JournalFailure) -> Bool {
        guard pairs.indices.contains(index) else { return false }
        let pair = pairs[index]
        try await undo.change(.retirement(of: pair.name), in: journal) { $0[ShoeRack.self].retire(pair.name, !pair.isRetired) }
        await load()
        return !pair.isRetired
    }
}
