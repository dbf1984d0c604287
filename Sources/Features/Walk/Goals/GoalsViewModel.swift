import Common
import Coordinators
import Observation
import Walking

/// Every goal with its standing, and the records.
@Observable
final class GoalsViewModel {
    private(set) var state = Loadable<GoalsOverview>.loading
    let undo: UndoHistory
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let profile: () -> Profile?
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let router: any Router<WalkRoute>

    /// - Parameter profile: its age band says how far goals grow.
    init(
        journal: any JournalRepository, clock: any WallClock, profile: @autoclosure @escaping () -> Profile?, units: Units,
        undo: UndoHistory,
        router: any Router<WalkRoute>
    ) {
        self.journal = journal
        self.clock = clock
        self.profile = profile
        self.units = units
        self.undo = undo
        self.router = router
    }

    func load() async {
        do throws(JournalFailure) {
            state = .loaded(try await LoadGoals(journal: journal, clock: clock)(profile(), units: units))
        } catch {
            state.fail(error)
        }
    }

    /// Indicates whether nobody said how old the person is.
    var lacksAge: Bool { (profile()?.ageBand ?? .unsaid) == .unsaid }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    func go(to route: WalkRoute) { router.trigger(route) }

    /// Takes the next goal of a measure from today on.
    func take(_ goal: Double, for measure: GoalMeasure) async throws(JournalFailure) {
        let name = ChangeName.goal(goal, for: measure)
        undo.add(try await SetGoal(journal: journal, clock: clock)(named: name) { $0.set(goal, for: measure) }, name)
        await load()
    }

    /// Holds a goal, or lets it grow again.
    /// - Returns: whether it is held now.
    func hold(_ measure: GoalMeasure) async throws(JournalFailure) -> Bool {
        let isHeld = state.value?.choices.held.contains(measure) == false
        try await change(.hold(measure, isHeld)) { choices, _ in
            if isHeld { choices.held.insert(measure) } else { choices.held.remove(measure) }
        }
        return isHeld
    }

    /// Lets goals grow by themselves, beginning with one that is ready, or stops that.
    /// - Returns: whether they do now.
    func grow() async throws(JournalFailure) -> Bool {
        let isOn = state.value?.choices.isGrowing != true
        try await change(.growth(isOn)) { choices, _ in choices.isGrowing = isOn }
        guard isOn else { return false }
        let today = try await LoadToday(journal: journal, clock: clock)(recentWalks: 0)
        let outcome = try await GrowGoals(journal: journal, clock: clock)(today, profile(), units: units)
        if case .grown(let step, let change) = outcome {
            undo.add(change, step.changeName)
            await load()
        }
        return true
    }

    /// Puts a measure on the home screen, or takes it off.
    /// - Returns: whether it is there now.
    func show(_ measure: GoalMeasure) async throws(JournalFailure) -> Bool {
        var shown = self.shown
        let isShown = !shown.contains(measure)
        if isShown { shown.insert(measure) } else { shown.remove(measure) }
        let chosen = shown
        try await change(.home(measure, isShown)) { choices, _ in choices.shown = chosen }
        return isShown
    }

    /// The measures that the person has chosen; before that those that have a goal.
    var shown: Set<GoalMeasure> {
        guard let overview = state.value else { return [] }
        return overview.choices.shown ?? Set(overview.levels.filter { $0.goal != nil }.map(\.measure))
    }

    /// Gives a goal up from today on.
    func end(_ goal: SpanGoal) async throws(JournalFailure) {
        try await change(.goal(goal, units)) { choices, today in choices.spans.end(goal, on: today) }
    }

    private func change(
        _ name: ChangeName, _ edit: @escaping @Sendable (inout GoalChoices, CivilDate) -> Void
    ) async throws(JournalFailure) {
        let now = clock.now
        try await undo.change(name, in: journal) { edit(&$0[GoalChoices.self], $0.zones.day(of: now)) }
        await load()
    }
}
