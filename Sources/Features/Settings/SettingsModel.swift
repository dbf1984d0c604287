import Coordinators
import Observation
import Phrases
import Walking

/// The current settings: the list shows them, and every editor changes them here, so that they never disagree.
@Observable
final class SettingsModel {
    private(set) var account: Account
    /// Nil until the journal has answered.
    private(set) var goal: Goal?
    private(set) var rests = RestSchedule()
    private(set) var streakKind: StreakKind?
    private(set) var zones: ZoneTimeline?
    private(set) var preferences = Preferences()
    private(set) var problem: String?

    @ObservationIgnored let dependencies: SettingsDependencies
    @ObservationIgnored let strings: SettingsStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let router: any Router<SettingsRoute>

    init(_ dependencies: SettingsDependencies, router: any Router<SettingsRoute>) {
        self.dependencies = dependencies
        self.router = router
        account = dependencies.account
        strings = dependencies.strings
        phrases = dependencies.phrases
    }

    func load() async {
        preferences = await dependencies.preferences.preferences()
        do throws(JournalFailure) {
            let settings = try await dependencies.journal.settings()
            goal = settings.goals.goal(on: settings.zones.day(of: dependencies.clock.now))
            (rests, streakKind, zones) = (settings.rests, settings.streakKind, settings.zones)
        } catch {
            problem = phrases.sentence(error)
        }
    }

    /// The day where the person is; nil until the journal has answered.
    var today: CivilDate? { zones?.day(of: dependencies.clock.now) }

    func open(_ route: SettingsRoute) { router.trigger(route) }

    func close() { router.trigger(.close) }

    func saved(_ account: Account, _ message: String) async {
        self.account = account
        await router.trigger(.changed(.account(account)))
        await router.trigger(.saved(message))
    }

    /// Another passphrase is kept; what the keychain did not take matters at the next start.
    func changedPassphrase(_ signedIn: SignedIn) async {
        await router.trigger(.saved(signedIn.keychainFailure == nil ? strings.passphrase.saved : strings.passphrase.savedWithoutToken))
    }

    /// Removes the person and all that is theirs; says why not, where that failed.
    func deleteAccount() async -> String? {
        let delete = DeleteAccount(accounts: dependencies.accounts, tokens: dependencies.tokens, clock: dependencies.clock)
        do throws(JournalFailure) {
            try await delete(account)
            await router.trigger(.deleted(strings.deletion.deleted(account.name)))
            return nil
        } catch {
            return phrases.sentence(error)
        }
    }

    /// Keeps a goal for today and the days that come; earlier days keep theirs.
    /// - Parameters:
    ///   - weekdays: those on which to rest, 1 for Monday to 7.
    ///   - kept: called as soon as it is safe, before anybody leaves.
    func setGoal(_ goal: Goal, restingOn weekdays: Set<Int>, kept: () -> Void) async throws(JournalFailure) {
        let change = try await SetGoal(journal: dependencies.journal, clock: dependencies.clock)(restingOn: weekdays) { $0 = goal }
        dependencies.undo.add(change, .goal(goal.steps))
        (self.goal, rests) = (goal, try await dependencies.journal.settings().rests)
        kept()
        await router.trigger(.changed(.goal(goal.steps)))
        await router.trigger(.saved(strings.goal.saved(phrases.steps(goal.steps))))
    }

    /// Says why it was not kept, where it was not; all screens are made again in the other language, so that whoever does it says so.
    func choose(language: Language?) async -> String? {
        await keep(.language(language), saying: nil) { $0.language = language }
    }

    /// Says why it was not kept, where it was not; whoever makes all screens again says what was chosen.
    func choose(units: Units?) async -> String? {
        await keep(.units(units), saying: nil) { $0.units = units }
    }

    /// Says why it was not kept, where it was not.
    func choose(theme: String?) async -> String? {
        let value = theme.map(strings.themeName) ?? strings.automatic
        return await keep(.theme(theme), saying: strings.saved(strings.theme, value)) { $0.theme = theme }
    }

    /// Says why it was not kept, where it was not.
    func choose(reduceMotion: Bool?) async -> String? {
        let value = strings.motionName(reduceMotion)
        return await keep(.motion(reduceMotion), saying: strings.saved(strings.motion, value)) { $0.reduceMotion = reduceMotion }
    }

    /// Ends the session; whoever is told shows the way in again.
    func signOut() async {
        problem = nil
        do throws(JournalFailure) {
            let signOut = SignOut(accounts: dependencies.accounts, tokens: dependencies.tokens, clock: dependencies.clock)
            let failure = try await signOut(account.id)
            await router.trigger(.signedOut(warning: failure == nil ? nil : strings.keychainFailed))
        } catch {
            problem = phrases.sentence(error)
        }
    }

    private func keep(_ change: SettingsChange, saying done: String?, _ edit: (inout Preferences) -> Void) async -> String? {
        // Another window, or a link that was quicker than the first reading, must not cost what was chosen elsewhere.
        var new = await dependencies.preferences.preferences()
        edit(&new)
        do throws(PreferencesFailure) {
            try await dependencies.preferences.save(new)
            preferences = new
            if let done { await router.trigger(.saved(done)) }
            await router.trigger(.changed(change))
            return nil
        } catch {
            switch error {
            case .notWritten(let path): return strings.notWritten(path)
            }
        }
    }
}
