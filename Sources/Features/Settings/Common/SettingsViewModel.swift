import Coordinators
import Observation
import Phrases
import Walking

/// The current settings: the list shows them, and every editor changes them here, so that they never disagree.
@Observable
final class SettingsViewModel {
    private(set) var account: Account
    /// The goal; nil until the journal has answered.
    private(set) var goal: Goal?
    private(set) var rests = RestSchedule()
    private(set) var choices = GoalChoices()
    /// The minutes of walks that a week asks for, where the person goes by them and not by steps; nil for everybody else.
    private(set) var weeklyMinutes: Int?
    private(set) var streakKind: StreakKind?
    private(set) var zones: ZoneTimeline?
    /// The folder whose files are imported as they come.
    private(set) var inbox: String?
    /// The step length that was counted; nil where none was.
    private(set) var stepLength: StepCalibration?
    /// The number of places of which nothing leaves the program.
    private(set) var privatePlaces = 0
    private(set) var preferences = Preferences()
    /// The failure of the last attempt to read the settings, or to end the session.
    private(set) var failure: JournalFailure?

    @ObservationIgnored let dependencies: SettingsDependencies
    @ObservationIgnored let words: SettingsWords
    @ObservationIgnored private let router: any Router<SettingsRoute>
    @ObservationIgnored private let notify: (SettingsChange) -> Void

    /// - Parameters:
    ///   - dependencies: what the settings need from outside.
    ///   - router: where its screens go on.
    ///   - notify: called with what was changed and matters elsewhere.
    init(_ dependencies: SettingsDependencies, router: any Router<SettingsRoute>, notify: @escaping (SettingsChange) -> Void) {
        self.dependencies = dependencies
        self.router = router
        self.notify = notify
        account = dependencies.account
        words = dependencies.words
    }

    func load() async {
        preferences = await dependencies.preferences.preferences()
        do throws(JournalFailure) {
            let settings = try await dependencies.journal.settings()
            failure = nil
            let today = settings.zones.day(of: dependencies.clock.now)
            goal = settings.goals.goal(on: today)
            (rests, streakKind, zones) = (settings.rests, settings.streakKind, settings.zones)
            (inbox, choices) = (settings[Inbox.self].folder, settings[GoalChoices.self])
            stepLength = settings.calibrations.last
            privatePlaces = settings.privacyZones.zones.count
            weeklyMinutes = try await LoadLeadingGoal(journal: dependencies.journal)(settings, on: today).weeklyMinutes
        } catch {
            failure = error
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    /// - Parameter read: reads what the screen on show has beside the list of settings.
    func follow(_ read: @MainActor () async -> Void = {}) async {
        for await _ in await dependencies.journal.changes() {
            await read()
            await load()
        }
    }

    /// Indicates whether the journal has answered, be it that it cannot.
    var isRead: Bool { zones != nil || failure != nil }

    /// The day where the person is; nil until the journal has answered.
    var today: CivilDate? { zones?.day(of: dependencies.clock.now) }

    func open(_ route: SettingsRoute) { router.trigger(route) }

    /// Opens the goal that the person goes by: that of the day, or the minutes of the week, which the first tab asks for.
    func openGoal() { open(weeklyMinutes == nil ? .goal : .stepGoal) }

    /// Takes the person over as they are called and described now, as a step that can be undone.
    func didSave(_ account: Account, _ name: ChangeName) async {
        let (old, accounts) = (self.account, dependencies.accounts)
        self.account = account
        if account != old {
            // A change that cannot be kept for another session can still be undone in this one.
            if let change = try? await accounts.remember(from: old, to: account) {
                dependencies.undo.add(change, name)
            } else {
                dependencies.undo.add(AccountEdit(from: old, to: account, in: accounts), name)
            }
        }
        notify(.account(account))
    }

    /// Keeps a goal for today and the days that come; earlier days keep theirs.
    /// - Parameters:
    ///   - weekdays: those on which to rest, 1 for Monday to 7.
    ///   - name: the name by which it is undone.
    func setGoal(_ goal: Goal, restingOn weekdays: Set<Int>, _ name: ChangeName) async throws(JournalFailure) {
        let set = SetGoal(journal: dependencies.journal, clock: dependencies.clock)
        let change = try await set(named: name, restingOn: weekdays) { $0 = goal }
        dependencies.undo.add(change, name)
        (self.goal, rests) = (goal, try await dependencies.journal.settings().rests)
    }

    /// The measures on the home screen: those that were chosen, else those that have a goal.
    var shownMeasures: Set<GoalMeasure> {
        choices.shown ?? Set(GoalMeasure.allCases.filter { goal?.value(of: $0) != nil })
    }

    /// Keeps which measures are on the home screen.
    func show(_ measures: Set<GoalMeasure>) async throws(JournalFailure) {
        let name = ChangeName.named(en: "goals on the home screen", ko: "첫 화면의 목표")
        try await dependencies.undo.change(name, in: dependencies.journal) { $0[GoalChoices.self].shown = measures }
        choices.shown = measures
        guard let today else { return }
        let settings = try await dependencies.journal.settings()
        weeklyMinutes = try await LoadLeadingGoal(journal: dependencies.journal)(settings, on: today).weeklyMinutes
    }

    /// Keeps how the program looks or speaks.
    func keep(_ change: SettingsChange, _ edit: (inout Preferences) -> Void) async throws(PreferencesFailure) {
        // Another window, or a link that was quicker than the first reading, must not cost what was chosen elsewhere.
        var new = await dependencies.preferences.preferences()
        edit(&new)
        try await dependencies.preferences.save(new)
        preferences = new
        notify(change)
    }

    /// Removes the person and all that is theirs.
    func deleteAccount() async throws(JournalFailure) { try await DeleteAccount(dependencies.session)(account) }

    /// Ends the session.
    /// - Returns: what is to be known about it; nil where it has not ended, which `failure` says.
    func signOut() async -> SignedOut? {
        failure = nil
        do throws(JournalFailure) {
            return SignedOut(keychainFailure: try await SignOut(dependencies.session)(account.id))
        } catch {
            failure = error
            return nil
        }
    }

    /// Goes out, when the session has ended; whoever is told shows the way in again.
    func leave() { notify(.signedOut) }
}

/// A session that has ended.
struct SignedOut {
    /// The reason for which the keychain may still let the person in.
    let keychainFailure: TokenStoreFailure?
}
