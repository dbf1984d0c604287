import Coordinators
import Login
import Onboarding
import Phrases
import Screens
import Settings
import Terminal
import Walk
import Walking

/// The root: decides which flow is on show, and exchanges the whole stack when one of them has ended.
///
/// First launch → onboarding → (a token in the keychain? main : login → main) → sign out → login.
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    private let services: any AppServices
    private let appearance: any AppearanceController
    private weak var main: TabCoordinator?
    /// The opener of links.
    private(set) lazy var links = LinkOpener(root: rootViewController, language: { [appearance] in appearance.language }, now: uptime)
    private let uptime: @MainActor () -> Duration
    private var inspector: Inspector?
    private var midnightObserver: MidnightObserver?
    /// The alerts of the program's start.
    private(set) lazy var alerts = StartAlerts(self, on: rootViewController, appearance: appearance)
    /// The keeper of the screens over a crash.
    private(set) lazy var sessions = SessionKeeper(asks: !services.resumesUnasked) { [appearance] in appearance.language }

    /// - Parameter uptime: the time that a waiting link gets too old by; any clock that does not go back.
    init(
        services: any AppServices, appearance: any AppearanceController,
        uptime: @escaping @MainActor () -> Duration = ContinuousClock.uptime()
    ) {
        self.services = services
        self.appearance = appearance
        self.uptime = uptime
        wanted = services.profile
        super.init()
    }

    /// Puts the app into a window: the first flow, and the keys that work everywhere.
    func show(in window: Window) {
        window.rootViewController = rootViewController
        // Appearance holds the window, so the window must not hold it.
        window.globalCommands.append { [weak self, weak appearance] in
            KeyCommand(AppKeys.link(.for(appearance?.language ?? .en))) { self?.links.ask() }
        }
        window.globalCommands.append { [weak self] in self?.main?.beltStop }
        window.paletteSource = { [weak self] text in
            guard let self, let main else { return [] }
            let today = appearance.today()
            let places = PalettePlaces(
                journal: main.person.journal, phrases: Phrases(appearance.language), today: today, leading: await main.leading(on: today),
                hasAccount: !main.person.account.isLocal)
            return await places.found(text).map { place in
                var command = KeyCommand(title: place.title) { [links] in links.open(place.link) }
                command.otherNames = place.otherNames
                return command
            }
        }
        let inspector = Inspector(window) { [appearance] in Phrases(appearance.language)(en: .en, ko: .ko) }
        inspector.watch { [appearance] in
            LinkStrings.for(appearance.language).parked
        } items: { [weak self] in
            self?.links.parked.map { [$0] } ?? []
        }
        self.inspector = inspector
        let midnightObserver = MidnightObserver(window, clock: services.clock, zones: ZoneTimeline(home: services.zone)) { [weak self] in
            self?.main?.dayTurned()
        }
        appearance.today = { midnightObserver.today }
        self.midnightObserver = midnightObserver
        start()
    }

    /// The welcome has been read; where nothing can be saved, only this knows it.
    private var hasWelcomed = false
    /// Indicates whether whoever comes in first has said that nothing counts their steps.
    private var goesByMinutes = false

    /// Shows the first flow, as soon as it is known which.
    override func start() {
        begin("launch") { [self] () async throws(JournalFailure) in try await launch() }
    }

    private func launch() async throws(JournalFailure) {
        if !hasWelcomed, await services.firstLaunch.isFirstLaunch() {
            await trigger(.onboarding)
            links.nobodyIsIn()
            return
        }
        let account: Account
        switch try await services.resume(named: wanted) {
        case .entered(let holder): account = holder
        // Only what the command line names is looked up; a name that nobody has stands in the field as it was given.
        case .mustSignIn(let named): return try await login(nil, name: wanted.map { named?.name ?? $0 })
        }
        guard account.isComplete else { return try await login(account) }
        try await enter(account)
    }

    /// Begins a flow; a journal that cannot be opened is said on a screen of its own.
    private func begin(_ what: String, _ step: @escaping () async throws(JournalFailure) -> Void) {
        rootViewController.taskBeforeKeys(what) { [self] in
            do throws(JournalFailure) {
                try await step()
            } catch {
                await trigger(.trouble(error))
            }
        }
    }

    private func enter(_ account: Account) async throws(JournalFailure) {
        await enter(
            UserSession(
                account: account, journal: try await services.journal(of: account), accounts: try await services.accounts(),
                rooms: try await services.rooms(), tokens: services.tokens, clubs: try await services.clubs(of: account)))
    }

    private func enter(_ person: UserSession) async {
        if goesByMinutes {
            goesByMinutes = false
            _ = try? await person.journal.note { settings in
                if settings[GoalChoices.self].shown == nil { settings[GoalChoices.self].shown = [.minutes] }
            }
        }
        appearance.setsLanguageAside = false
        await trigger(.main(person))
        // The demo keeps no session, and nothing was done in it before.
        if services.session(of: person.account) == nil { await person.undo.skip() }
        main?.followChanges()
        if let obstacle = await services.obstacle(), let main { alerts.show(obstacle, to: main.person.account) }
        guard let main, let window = rootViewController.treeWindow else { return }
        // A failure to read is reported by the screens that need the settings.
        if let zones = try? await person.journal.settings().zones { midnightObserver?.zones = zones }
        main.followZones { [weak self] in self?.midnightObserver?.zones = $0 }
        await sessions.begin(main, in: window) { services.session(of: person.account) }
        links.mainFlowDidBegin(main)
    }

    /// Shows the sign-in, in the language of the system: a choice is one person's, and the next may be another.
    ///
    /// The choice of the only person who has an account, or who keeps a journal without one, holds before they are in, too.
    /// - Parameter name: what stands in the field for the ID.
    private func login(_ account: Account?, name: String? = nil) async throws(JournalFailure) {
        let accounts = try await services.accounts()
        knownAccounts = accounts
        let known = try await accounts.accounts()
        people = known.filter { !$0.isLocal }.map(\.name)
        appearance.setsLanguageAside = known.count != 1
        if let name { await trigger(.login(as: name)) } else { await trigger(.login(resuming: account)) }
        links.nobodyIsIn()
    }

    /// The person that the command line named, or who came in their place; nil once they have left, and where nobody was named.
    private var wanted: String?

    /// The IDs of those who can sign in here.
    private var people: [String] = []

    /// Opened before the login flow is made, so that making it cannot fail.
    private var knownAccounts: (any AccountRepository)?

    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .onboarding:
            let dependencies = OnboardingDependencies(firstLaunch: services.firstLaunch, language: appearance.language)
            let onboarding = OnboardingCoordinator(rootViewController: rootViewController, dependencies: dependencies)
            return .multiple(.addChild(onboarding), .route(.welcome, on: onboarding))
        case .login(let account, let name):
            guard let knownAccounts else { return .none() }
            let dependencies = LoginDependencies(
                accounts: knownAccounts, tokens: services.tokens, hasher: services.hasher, clock: services.clock,
                language: appearance.language, units: appearance.units, people: people)
            let login = LoginCoordinator(
                rootViewController: rootViewController, dependencies: dependencies, name: name, resuming: account)
            return .multiple(
                .addChild(login), .route(.login, on: login),
                .perform { [weak self] in
                    self?.didLeave()
                    login.resume()
                })
        case .main(let person):
            let tabs = TabCoordinator(person: person, services: services, appearance: appearance)
            tabs.flow = self
            return .multiple(.set([tabs]), .perform { [weak self] in self?.didEnter(tabs) })
        case .trouble(let failure):
            let phrases = Phrases(appearance.language)
            return .set([StartupErrorViewController(failure, phrases: phrases) { [weak self] in self?.start() }])
        }
    }
}

extension AppCoordinator {
    /// Shows who is in.
    private func didEnter(_ tabs: TabCoordinator) {
        main = tabs
        appearance.show(tabs.person.account.shownName)
    }

    /// Shows that nobody is in.
    private func didLeave() {
        appearance.show(nil)
        midnightObserver?.zones = ZoneTimeline(home: services.zone)
    }
}

extension AppCoordinator: CoordinatorFinishDelegate {
    /// A flow has ended: its screens have left the stack, and the next one begins, unless another has taken its place.
    func coordinatorDidEnd(childCoordinator: any Coordinator, ending: FlowEnding) {
        guard ending != .replaced else { return }
        switch childCoordinator {
        case let onboarding as OnboardingCoordinator:
            hasWelcomed = true
            // It waits until somebody is in; what the command line asked for comes first.
            goesByMinutes = onboarding.goesByMinutes
            if onboarding.wantsInbox, links.parked == nil { links.open(.walk(.inbox)) }
            start()
        case let login as LoginCoordinator:
            guard ending == .finished, let account = login.account else { return start() }
            // A restart lets the same person in again.
            if wanted != nil { wanted = account.name }
            begin("enter") { [self] () async throws(JournalFailure) in try await enter(account) }
        default:
            break
        }
    }
}

extension AppCoordinator: MainFlowDelegate {
    func mainFlowDidSignOut() {
        links.mainFlowDidEnd()
        sessions.end(keeping: false)
        services.signedOut()
        // Out is out: neither who was named nor somebody else whose token still lies in the keychain comes in by it.
        wanted = nil
        begin("sign in") { [self] () async throws(JournalFailure) in try await login(nil) }
    }

    func mainFlowDidChangeLanguage(to language: Language?) {
        beginAnew { $0.languageChanged(language) }
    }

    func mainFlowDidChangeUnits(to units: Units?) {
        beginAnew { [appearance] strings in strings.unitsChanged(units.map(Phrases(appearance.language).name)) }
    }

    /// Makes every screen again for whoever is in, each as it was left, and says what was changed.
    ///
    /// The session goes on: what can be undone, and what was typed, outlives the screens.
    private func beginAnew(saying done: @escaping (AppStrings) -> String) {
        rootViewController.taskBeforeKeys("language") { [self] in
            guard let main else { return }
            let record = main.stackRecord
            await enter(main.person)
            self.main?.restore(record)
            rootViewController.treeWindow?.showToast(done(AppStrings.for(appearance.language)))
        }
    }
}
