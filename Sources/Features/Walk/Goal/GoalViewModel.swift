import Common
import Coordinators
import Observation
import Walking

/// The goal that is being thought about, and how the last weeks would have gone with it.
@Observable
final class GoalViewModel {
    static let trialDays = 28
    /// More minutes than a week of walks has.
    static let allowedMinutes = 5...5000

    /// The goal that holds now, of which the steps are one part.
    private(set) var goal = Loadable<Goal>.loading
    private(set) var isSaving = false
    private(set) var text = ""
    private(set) var failure: JournalFailure?
    private(set) var today: CivilDate?
    /// The minutes of a week, where the person has chosen to go by minutes; nil for the others.
    private(set) var weeklyMinutes: Int?
    /// Indicates whether the minutes of a week are what is asked for: minutes stand large on the home screen.
    private(set) var asksForMinutes = false
    @ObservationIgnored private var original = ""
    /// The days before.
    @ObservationIgnored private var draft: String?
    private var recent: [Day] = []
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(journal: any JournalRepository, clock: any WallClock, undo: UndoHistory, router: any Router<WalkRoute>) {
        self.journal = journal
        self.clock = clock
        self.undo = undo
        self.router = router
    }

    func load() async {
        guard case .loading = goal else { return }
        do throws(JournalFailure) {
            try await read()
            if let draft { text = draft }
            draft = nil
        } catch {
            goal = .failed(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled; what was typed stays.
    func follow() async {
        for await _ in await journal.changes() { await refresh() }
    }

    /// Reads again what may have changed elsewhere; what is on show is no worse for a glance that failed.
    func refresh() async {
        if goal.value != nil, !isSaving { try? await read() }
    }

    private func read() async throws(JournalFailure) {
        let settings = try await journal.settings()
        let today = settings.zones.day(of: clock.now)
        recent = try await journal.days(from: today.adding(days: -Self.trialDays), through: today.adding(days: -1))
        let (goal, choices) = (settings.goals.goal(on: today), settings[GoalChoices.self])
        asksForMinutes = try await LoadLeadingGoal(journal: journal)(settings, on: today).weeklyMinutes != nil
        let minutes = Int(clamping: choices.weeklyMinutes(on: today))
        weeklyMinutes = choices.shown?.contains(.minutes) == true ? minutes : nil
        (self.today, self.goal) = (today, .loaded(goal))
        let isUntouched = text == original
        original = String(asksForMinutes ? minutes : goal.steps)
        if isUntouched { text = original }
    }

    func type(_ text: String) {
        self.text = text
        failure = nil
    }

    var hasChanges: Bool {
        goal.value != nil && !isSaving && text != original
    }

    /// The typed text, where it is another goal.
    var restorableState: String? { draft ?? (hasChanges ? text : nil) }

    /// Goes on with what was typed.
    func restore(_ state: String) { draft = state }

    /// The goal as typed, in steps of a day or in minutes of a week; nil while it is none.
    var amount: Int? {
        guard asksForMinutes else { return TypedGoal.stepCount(text) }
        return Int(text.trimmed.filter { $0 != "," }).flatMap { Self.allowedMinutes.contains($0) ? $0 : nil }
    }

    /// The numbers that a person could aim at.
    var allowed: ClosedRange<Int> { asksForMinutes ? Self.allowedMinutes : TypedGoal.allowedSteps }

    /// On how many days with steps of the last weeks the goal would have been reached.
    var trial: (hits: Int, days: Int)? {
        let known = recent.filter(\.hasSteps)
        guard !asksForMinutes, let amount, !known.isEmpty else { return nil }
        return (known.count { $0.stepCount >= amount }, known.count)
    }

    /// Takes a number that one key away is more or less: 500 steps, or ten minutes.
    func step(isMore: Bool) {
        guard let amount else { return }
        let difference = asksForMinutes ? 10 : 500
        type(String(min(max(amount + (isMore ? difference : -difference), allowed.lowerBound), allowed.upperBound)))
    }

    func go(to route: WalkRoute) { router.trigger(route) }

    /// Saves the goal.
    /// - Returns: what was saved; nil where it could not be.
    func save() async -> WalkOutcome? {
        guard goal.value != nil, let today, !isSaving, let amount else { return nil }
        isSaving = true
        do {
            guard !asksForMinutes else {
                let goal = SpanGoal(.time, .week, Double(amount), from: today)
                try await undo.change(.goal(goal, .metric), in: journal) { $0[GoalChoices.self].spans.set(goal) }
                original = text
                return .spanGoal(goal)
            }
            // Days of the week with a goal of their own keep it.
            let name = ChangeName.goal(amount)
            undo.add(try await SetGoal(journal: journal, clock: clock)(named: name) { $0.steps = amount }, name)
            original = text
            return .goal(amount)
        } catch {
            failure = error
            isSaving = false
            return nil
        }
    }
}
