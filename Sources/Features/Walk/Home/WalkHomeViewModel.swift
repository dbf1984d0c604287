import Common
import Coordinators
import Observation
import Walking

/// The home screen: the state of the day, and the walks of the last days.
@Observable
final class WalkHomeViewModel {
    private(set) var phase = Loadable<Today>.loading
    private(set) var rows: [WalkRow] = []
    /// The length of the live walk that was broken off and waits for a decision; nil where there is none.
    private(set) var brokenOff: BrokenOffWalk?
    /// The growth of a goal that home tells of; nil where none grew today, or it was undone.
    private(set) var growth: GoalGrowth.Step?
    /// Indicates whether home asks if goals may grow by themselves.
    var asksForGrowth: Bool { offeredGrowth != nil }
    /// The first growth, which a yes takes at once; nil where home does not ask.
    private(set) var offeredGrowth: GoalGrowth.Step?
    /// The change of the way of walking that may be spoken of; nil where there is none, and until it is known.
    private(set) var change: LoadGaitChange.Change?
    let undo: UndoHistory
    /// The steps of the records, for walks that say none.
    @ObservationIgnored private var recorded: [WalkID: Int] = [:]
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let profile: () -> Profile?
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let findBrokenOff: () async -> BrokenOffWalk?
    @ObservationIgnored private let router: any Router<WalkRoute>

    static let recentWalks = 30

    /// - Parameter profile: its age band says how far goals grow.
    init(
        journal: any JournalRepository, clock: any WallClock, profile: @autoclosure @escaping () -> Profile?, units: Units,
        undo: UndoHistory, brokenOff: @escaping () async -> BrokenOffWalk?, router: any Router<WalkRoute>
    ) {
        findBrokenOff = brokenOff
        self.profile = profile
        self.units = units
        self.journal = journal
        self.clock = clock
        self.undo = undo
        self.router = router
    }

    /// Reads the day again; what is on show stays until the answer is there.
    func load() async {
        do {
            let today = try await grow(LoadToday(journal: journal, clock: clock)(recentWalks: Self.recentWalks))
            growth = today.growth.announcement(today.goals, today: today.date)
            show(today)
            phase = .loaded(today)
            brokenOff = await findBrokenOff()
            // The number of the day waits for no list.
            recorded = try await LoadRecordedSteps(journal: journal)(today.walks.walks)
            show(today)
        } catch {
            phase.fail(error)
        }
    }

    private func show(_ today: Today) {
        let new = WalkRow.rows(today.walks.walks, in: today.zones, silent: today.date, recorded: recorded)
        if new != rows { rows = new }
    }

    /// Lets a goal grow where a new week began.
    ///
    /// A journal that cannot be written is no reason to show nothing.
    /// - Returns: the day with the goal that holds now.
    private func grow(_ today: Today) async throws(JournalFailure) -> Today {
        let outcome = (try? await GrowGoals(journal: journal, clock: clock)(today, profile(), units: units)) ?? .nothing
        offeredGrowth =
            outcome == .question
            ? today.growth.next(of: today.recent, today.goals, held: today.choices.held, profile(), units: units, today: today.date) : nil
        guard case .grown(let step, let change) = outcome else { return today }
        undo.add(change, step.changeName)
        return try await LoadToday(journal: journal, clock: clock)(recentWalks: Self.recentWalks)
    }

    /// Lets goals grow by themselves from now on.
    func letGoalsGrow() async throws(JournalFailure) {
        try await undo.change(.growth(true), in: journal) { $0[GoalChoices.self].isGrowing = true }
        await load()
    }

    /// The moments at which the journal changed, or another day began.
    func changes() async -> AsyncStream<Void> { await journal.changes() }

    /// Reads everything again.
    func reload() async {
        await load()
        await loadChange()
    }

    /// Finds out if the way of walking changes; what is on show waits for nothing.
    func loadChange() async {
        change = try? await LoadGaitChange(journal: journal, clock: clock)()
    }

    var today: Today? { phase.value }

    func edit(_ index: Int?) {
        guard let index, rows.indices.contains(index), let walk = rows[index].walk else { return }
        router.trigger(.edit(walk.id))
    }

    /// The walk of a row with as much of its way as may leave the program; nil where the row has none.
    func outgoingWalk(at index: Int?) async -> Outgoing<Walk>? {
        guard let index, rows.indices.contains(index), let walk = rows[index].walk else { return nil }
        return try? await LoadOutgoingWalk(journal: journal)(walk.id)
    }

    func open(_ index: Int) {
        guard rows.indices.contains(index), let walk = rows[index].walk else { return }
        router.trigger(.walk(walk.id))
    }

    func go(to route: WalkRoute) { router.trigger(route) }

    /// Asks for the proof of the number on show.
    func explainToday() {
        guard let today else { return }
        guard today.leading == .minutes else { return explain(today.shown.date) }
        explain(today.yesterdayMinutes == nil ? today.date : today.date.adding(days: -1))
    }

    func explain(_ day: CivilDate) { router.trigger(.why(day)) }

    /// The last day that has data, where the screen has nothing to show: neither of today, nor a walk.
    var lastDay: CivilDate? { rows.isEmpty && today?.day.stepCount == 0 ? today?.lastDay : nil }
}
