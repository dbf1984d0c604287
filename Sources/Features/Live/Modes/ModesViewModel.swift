import Common
import Coordinators
import LiveWalking
import Observation
import Walking

/// The kinds of walk to choose from, and walks that were broken off.
@Observable
final class ModesViewModel {
    enum Purpose { case begin, change }

    /// A line of the list.
    enum Row: Hashable {
        case mode(WalkMode)
        case own(OwnPlan)
    }

    private(set) var state = Loadable<[Row]>.loading
    private(set) var preferences = LivePreferences()
    let purpose: Purpose
    /// The kind that is walked now; nil before a walk.
    private let current: WalkChoice?
    @ObservationIgnored private var beginsAtOnce: Bool
    @ObservationIgnored private let dependencies: LiveDependencies
    @ObservationIgnored private let router: any Router<LiveRoute>

    init(
        _ purpose: Purpose, from current: WalkChoice? = nil, dependencies: LiveDependencies, router: any Router<LiveRoute>
    ) {
        self.purpose = purpose
        self.current = current
        self.dependencies = dependencies
        self.router = router
        beginsAtOnce = purpose == .begin && dependencies.wanted != nil && dependencies.beginsAtOnce
    }

    /// Indicates whether a walk can be begun at all.
    var isAvailable: Bool { dependencies.walks != nil }

    var age: AgeBand { dependencies.age }

    var rows: [Row] { state.value ?? [] }

    func load() async {
        do throws(JournalFailure) {
            preferences = try await dependencies.journal.settings()[LivePreferences.self]
            var own = await dependencies.plans()
            if case .own(let plan) = wanted?.plan, !own.contains(where: { $0.plan == .success(plan) }) { own.append(OwnPlan(plan)) }
            state = .loaded(WalkMode.allCases.map(Row.mode) + own.map(Row.own))
        } catch {
            state.fail(error)
        }
    }

    /// The line to begin with: that which the command line asked for, or else that of the last walk, or else the stroll, which asks nothing of
    /// anybody.
    var firstRow: Int? {
        if let wanted, let row = rows.indices.first(where: { choice(at: $0)?.plan == wanted.plan }) { return row }
        return lastRow ?? row(of: WalkMode.stroll.rawValue)
    }

    /// The line of the kind that is walked now, or was walked last; nil before the first walk.
    var lastRow: Int? {
        if let current { return row(of: current.name) }
        guard let last = preferences.lastPlan, WalkMode(rawValue: last)?.isTest != true else { return nil }
        return row(of: last)
    }

    /// Returns whether a choice is what is walked already.
    func isCurrent(_ choice: WalkChoice) -> Bool { choice.plan == current?.plan }

    private func row(of plan: String) -> Int? {
        rows.firstIndex { row in
            switch row {
            case .mode(let mode): mode.rawValue == plan
            case .own(let own): own.name == plan
            }
        }
    }

    private var wanted: WalkChoice? { purpose == .begin ? dependencies.wanted : nil }

    /// Returns the choice that a line stands for; nil for a plan that cannot be read.
    func choice(at index: Int) -> WalkChoice? {
        guard rows.indices.contains(index) else { return nil }
        let choice =
            switch rows[index] {
            case .mode(let mode): WalkChoice?.some(WalkChoice(mode))
            case .own(let own): (try? own.plan.get()).map { WalkChoice(own: $0) }
            }
        return choice.map { choice in wanted.flatMap { $0.plan == choice.plan ? $0 : nil } ?? choice }
    }

    /// Indicates, once, whether the command line said how to walk, so that nothing is left to choose.
    func mayBeginAtOnce() -> Bool {
        defer { beginsAtOnce = false }
        return beginsAtOnce && isAvailable && state.value != nil
    }

    /// Leaves what the command line asked for, since something else is walked.
    func forgetWanted() { beginsAtOnce = false }

    func go(to route: LiveRoute) { router.trigger(route) }

    var stopSigns: StopSignAnswers { StopSignAnswers(journal: dependencies.journal) }

    // MARK: Walks that were broken off

    /// The newest walk that was broken off; nil where there is none.
    func unfinished() async -> UnfinishedWalk? {
        guard purpose == .begin else { return nil }
        return await dependencies.walks?.unfinished().first
    }

    /// The walk that another window or program records now.
    func recordedElsewhere() async -> UnfinishedWalk? {
        guard purpose == .begin else { return nil }
        return await dependencies.walks?.recordedElsewhere()
    }

    func canGoOn(with walk: UnfinishedWalk) -> Bool { walk.canGoOn(at: dependencies.clock.now) }

    /// The belt of such a walk that may still run.
    func belt(of walk: UnfinishedWalk) -> RunningBelt? { walk.belt(at: dependencies.clock.now) }

    /// The zone where the person is now.
    func zone() async -> Zone {
        guard let zones = try? await dependencies.journal.settings().zones else { return .utc }
        return zones.zone(on: zones.day(of: dependencies.clock.now))
    }

    func save(_ walk: UnfinishedWalk) async throws(JournalFailure) -> SavedLiveWalk? {
        let saved = try await dependencies.walks?.save(walk.id)
        if case .saved(let walk, let undo) = saved { dependencies.undo.add(undo, of: walk, by: dependencies.walks) }
        return saved
    }

    func discard(_ walk: UnfinishedWalk) async throws(JournalFailure) { try await dependencies.walks?.discard(walk.id) }
}
