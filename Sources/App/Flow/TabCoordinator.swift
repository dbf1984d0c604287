import Analyze
import Clubs
import Common
import Coordinators
import Live
import LiveWalking
import Phrases
import Screens
import Settings
import Terminal
import Together
import Walk
import Walking

/// The main flow: three tabs, each with a coordinator and a stack of its own, and the settings over them.
final class TabCoordinator: TabBarCoordinator<TabRoute> {
    weak var flow: (any MainFlowDelegate)?
    private(set) var person: UserSession
    private let services: any AppServices
    private let appearance: any AppearanceController
    /// Indicates whether the walk that the command line asked for has been offered; the next one is chosen by hand.
    private var hasBegunWanted = false
    /// The live walk, while one lies over the tabs.
    private weak var live: LiveCoordinator?
    private lazy var inbox = services.inbox(of: person.account).map { access in
        InboxFollower(access, journal: person.journal, reader: services.reader, clock: services.clock)
    }
    /// The zones of the person's days; nil until the journal has said them.
    private var zones: ZoneTimeline?
    /// The zone where the person is.
    private var zone: Zone { zones?.zone(on: appearance.today()) ?? services.zone }
    /// The measure that the person goes by, for whoever asks often.
    private(set) lazy var leading = LeadingMeasure(person.journal)
    private lazy var clubs = person.clubs.map { ClubFollower($0) }
    private lazy var liveWalks = services.liveWalks(
        of: person.account, in: person.journal, phrases: phrases,
        notification: TerminalNotifier { [weak self] in self?.rootViewController.treeWindow?.notify($0) },
        bell: TerminalBell { [weak self] in self?.rootViewController.treeWindow?.beep() })

    init(person: UserSession, services: any AppServices, appearance: any AppearanceController) {
        self.person = person
        self.services = services
        self.appearance = appearance
        let tabs = MainTabBarController(strings: AppStrings.for(appearance.language))
        super.init(rootViewController: tabs, initialRoute: nil)
        tabs.onSettings = { [weak self] in self?.trigger(.settings) }
        perform(.set([makeWalk(), makeTogether(), makeAnalyze()]))
    }

    /// Starts what goes on as long as the person is in.
    override func presented(from presenter: (any Coordinator)?) {
        followAccount()
        followInbox()
        followClubs()
    }

    /// Keeps the rooms that are shared with other machines up to date, as long as the person is in.
    private func followClubs() {
        guard let clubs else { return }
        clubs.report = { [weak self] in self?.show($0) }
        rootViewController.task("clubs", isLongLived: true) { await clubs.follow() }
    }

    /// Says who cheered, that there is a new challenge, which one is over, in which rooms the person no longer is, which word lets them in no more, and
    /// that another computer writes as this one; the title of the tab says it where a club is out of reach for long.
    private func show(_ news: ClubNews) {
        if let sentence = phrases.sentence(news, today: appearance.today()) { rootViewController.treeWindow?.showToast(sentence) }
        for gone in news.goneRooms { rootViewController.treeWindow?.showToast(phrases.sentence(gone), role: .warning) }
        for word in news.refusedWords { rootViewController.treeWindow?.showToast(phrases.sentence(word), role: .warning) }
        if news.hasNewKey { rootViewController.treeWindow?.showToast(phrases.newKeyOfComputer, role: .warning) }
        for club in news.twinClubs {
            let sentence = "\(club.name.text): \(phrases.twinOfComputer(at: club.place))"
            rootViewController.treeWindow?.showToast(sentence, role: .warning)
        }
        let tab = rootViewController.viewControllers?.dropFirst().first?.tabBarItem
        tab?.badgeValue = news.unreachedSince.map { phrases.unreached(since: $0, in: zone, today: appearance.today()) }
    }

    /// Imports what comes into the inbox, as long as the person is in.
    private func followInbox() {
        guard let inbox else { return }
        inbox.report = { [weak self] in self?.show($0, again: $1) }
        rootViewController.task("inbox", isLongLived: true) { await inbox.follow() }
    }

    private func runHook(after reports: [ImportReport]) {
        rootViewController.task("hook") { [weak self, services, phrases] in
            guard let problem = await services.runHook(after: reports, phrases) else { return }
            self?.rootViewController.treeWindow?.showToast(problem, role: .danger)
        }
    }

    /// Says once what came by the inbox, and how it is undone, and which file broke off.
    private func show(_ round: InboxRound, again: @escaping UndoHistory.ImportAgain) {
        guard let sentence = phrases.news(round) else { return }
        guard !round.files.isEmpty else {
            rootViewController.treeWindow?.showToast(sentence, role: .warning)
            return
        }
        let role: Role = round.left.contains { $0.reason == .incomplete } ? .warning : .success
        runHook(after: round.reports)
        person.undo.add(imports: round.imports, .inbox(file: phrases.name(of: round)), again: again)
        let home = rootViewController.selectedViewController.flatMap { ($0 as? NavigationController)?.topViewController }
        if let screen = home as? any ViewController & OutcomeReporting, home is WalkHomeViewController {
            // The screen has a line for the rest.
            screen.showToast(phrases.arrival(of: round), role: role, offering: screen.undoKey)
        } else {
            rootViewController.treeWindow?.showToast(sentence, role: role)
        }
    }

    /// A day has begun: what every tab shows as today is another day's now.
    func dayTurned() {
        rootViewController.task("new day") { [journal = person.journal] in await journal.announceNewDay() }
    }

    /// Says where the person's days are whenever that may have changed, as long as they are in.
    func followZones(_ handle: @escaping @MainActor (ZoneTimeline) -> Void) {
        rootViewController.task("zones", isLongLived: true) { [weak self, leading, journal = person.journal] in
            for await _ in await journal.changes() {
                leading.forget()
                guard let zones = try? await journal.settings().zones else { continue }
                self?.zones = zones
                handle(zones)
            }
        }
    }

    /// Keeps undo up to date with what a session before, the shell and other windows changed.
    func followChanges() {
        let undone = services.undoneRecording(of: person.account)
        person.undo.saveRecording = { [weak self] path async throws(JournalFailure) in
            guard let walks = self?.liveWalks else { throw .missing }
            let imports = try await walks.saveAgain(path)
            undone?.remove()
            return imports
        }
        person.undo.findUndoneRecording = { [journal = person.journal] in await undone?.path(in: journal) }
        rootViewController.task("undo", isLongLived: true) { [person] in
            let changes = await person.journal.changes()
            // A journal that does not answer says so wherever something is shown of it.
            try? await person.undo.follow()
            for await _ in changes { try? await person.undo.follow() }
        }
    }

    /// Follows what the person is called, which undo or another window may change.
    private func followAccount() {
        rootViewController.task("account", isLongLived: true) { [weak self, person] in
            for await _ in await person.journal.changes() {
                if let account = try? await person.accounts.account(person.account.id) { self?.show(account) }
            }
        }
    }

    private func show(_ account: Account) {
        guard account != person.account else { return }
        person.account = account
        appearance.show(account.shownName)
    }

    /// Goes where a link would; whoever stays for what they typed has answered a guard.
    private func go(to place: AppLink) -> TabBarTransition {
        .perform { [weak self] in self?.open(place) }
    }

    /// Goes to a place, which takes keys before the screen beneath does: what is typed meanwhile is meant for it.
    private func open(_ place: AppLink) {
        rootViewController.taskBeforeKeys("place") { [weak self] in _ = try? await self?.follow(place.segments) }
    }

    private var phrases: Phrases {
        Phrases(appearance.language, units: appearance.units, formats: services.reader.formats)
    }

    /// The profile as it is when it is asked for, which the settings may have changed since a screen was made.
    private var profile: @MainActor @Sendable () -> Profile? {
        { [weak self] in self?.person.account.profile }
    }

    private var walkDependencies: WalkDependencies {
        let profile = profile
        var dependencies = WalkDependencies(
            journal: person.journal, undo: person.undo, reader: services.reader, folders: services.folders, clock: services.clock,
            language: appearance.language, units: appearance.units, homeFolder: services.homeFolder, profile: profile(),
            settingsKey: AppKeys.settings(AppStrings.for(appearance.language)),
            brokenOff: { [liveWalks, phrases, clock = services.clock] in
                await liveWalks?.unfinished().first.map {
                    BrokenOffWalk(
                        length: .seconds($0.state.moving), canGoOn: $0.canGoOn(at: clock.now),
                        warning: $0.belt(at: clock.now).map { phrases.warning(of: $0) })
                }
            },
            inbox: services.inbox(of: person.account), inboxNews: { [inbox] in inbox?.news })
        dependencies.walkWithOthers = { [weak self] in self?.walkWithOthers() }
        dependencies.testOf = { [person, phrases] walk in
            guard let result = try? await person.journal.settings()[GaitTestHistory.self].test(within: walk) else { return nil }
            return TestOfWalk(name: phrases.name(WalkMode.sixMinutes), result: "\(phrases.measure(result)), \(phrases.testSpeed(result))")
        }
        dependencies.ownCommands = services.ownCommands(phrases)
        dependencies.afterImport = { [weak self] in self?.runHook(after: $0) }
        dependencies.isRecorded = services.isRecorded
        return dependencies
    }

    /// The walk to tell of first, with the way to answer it where it is asked of the person.
    private func walkWithOthers() -> WalkWithOthers? {
        guard let clubs, let walk = clubs.news.firstWalk else { return nil }
        guard walk.asksMe else {
            // Nobody goes to a walk that is off, whichever is next.
            let off = clubs.news.calledOffWalk.flatMap { $0.id == walk.id ? nil : $0 }
            return WalkWithOthers([walk, off].compactMap(\.self).map(sentence).joined(separator: " "))
        }
        return WalkWithOthers(sentence(walk)) { [weak self] (isYes) async throws(JournalFailure) in
            var answered = walk
            answered.request.answer = isYes ? .accepted : .declined
            let isInTime = try await clubs.answer(walk, with: isYes ? .accepted : .declined)
            return isInTime ? self?.sentence(answered) : nil
        }
    }

    private func sentence(_ walk: ClubNews.Walk) -> String { phrases.sentence(walk, in: zone, today: appearance.today()) }

    private func makeWalk() -> WalkCoordinator {
        let coordinator = WalkCoordinator(dependencies: walkDependencies)
        return tab(coordinator, AppStrings.for(appearance.language).walk)
    }

    private func makeTogether() -> TogetherCoordinator {
        let coordinator = TogetherCoordinator(
            dependencies: TogetherDependencies(
                account: person.account, rooms: person.rooms, phrases: phrases, clubs: clubAccess,
                today: { [appearance] in appearance.today() }))
        return tab(coordinator, AppStrings.for(appearance.language).together)
    }

    private var clubAccess: ClubAccess? {
        person.clubs.map { rounds in
            ClubAccess(
                clubs: rounds.clubs, zone: { [weak self, services] in self?.zone ?? services.zone }, homeFolder: services.homeFolder,
                name: { [weak self] in self?.person.account.shownName }, askForRound: { rounds.ask() })
        }
    }

    private func makeAnalyze() -> AnalyzeCoordinator {
        let (profile, journal) = (profile, person.journal)
        let coordinator = AnalyzeCoordinator(
            dependencies: AnalyzeDependencies(
                journal: journal, clock: services.clock, phrases: phrases, profile: profile(),
                saveReport: services.reportFolder.map { folder in
                    let file = ReportFile(folder: folder, journal: journal, phrases: phrases, profile: profile())
                    return { await file.write($0, for: $1, as: $2) }
                }))
        return tab(coordinator, AppStrings.for(appearance.language).analyze)
    }

    private func makeLive() -> LiveCoordinator {
        defer { hasBegunWanted = true }
        let wanted = services.wantedWalk
        let coordinator = LiveCoordinator(
            dependencies: LiveDependencies(
                journal: person.journal, undo: person.undo, clock: services.clock, phrases: phrases, walks: liveWalks,
                age: profile()?.ageBand ?? .unsaid, sensors: services.sensors, wanted: wanted.choice,
                seconds: hasBegunWanted ? nil : wanted.seconds, beginsAtOnce: !hasBegunWanted,
                plans: { [weak services] in await services?.walkPlans() ?? [] },
                uptime: ContinuousClock.uptime(), findObstacle: services.findObstacle))
        live = coordinator
        return coordinator
    }

    /// The key that stops the belt of the walk that goes on; nil where there is none that keys may control.
    var beltStop: KeyCommand? { live?.beltStop }

    /// Shows the walk that was saved, and says how it ended.
    private func didEnd(_ end: LiveEnd) {
        switch end {
        case .saved(let id), .tested(let id, _): open(.walk(.walk(id)))
        case .kept, .discarded, .nothing, .tooShort: break
        }
        // Nothing went well that is not saved.
        let isDone = ![.kept, .nothing, .tooShort].contains(end)
        rootViewController.treeWindow?.showToast(sentence(end), role: isDone ? .success : .secondary)
    }

    private func sentence(_ end: LiveEnd) -> String {
        let strings = AppStrings.for(appearance.language)
        return switch end {
        case .saved: strings.walkSaved
        case .tested(_, .metres(let metres)): strings.testSaved(phrases.wholeMetres(metres))
        case .tested(_, .unmeasured): strings.testUnmeasured
        case .tested(_, .unfinished): strings.testUnfinished
        case .kept: strings.walkKept
        case .discarded: strings.walkDiscarded
        case .nothing: strings.walkNothing
        case .tooShort: strings.walkTooShort
        }
    }

    private func tab<Tab: BaseCoordinator>(_ coordinator: Tab, _ title: String) -> Tab {
        coordinator.viewController.tabBarItem = TabBarItem(title: title)
        return coordinator
    }

    /// Returns the route for a request of a tab's flow that leads beyond the flow.
    override func route(for foreign: any Route) -> TabRoute? {
        switch foreign {
        case WalkExit.settings: .settings
        case WalkExit.goals: .goals
        case WalkExit.walkNow: .live
        case WalkExit.sensors: .sensors
        case WalkExit.tests: .tests
        case SettingsExit.stepGoal: .stepGoal
        case SettingsExit.inbox: .inbox
        case TogetherExit.why(let date): .why(date, .steps)
        case AnalyzeExit.why(let date, let measure): .why(date, measure)
        default: super.route(for: foreign)
        }
    }

    override func prepareTransition(for route: TabRoute) -> TabBarTransition {
        switch route {
        case .walk: return .multiple(.dismissToRoot(), .select(index: 0))
        case .together: return .multiple(.dismissToRoot(), .select(index: 1))
        case .analyze: return .multiple(.dismissToRoot(), .select(index: 2))
        case .settings:
            let settings = SettingsCoordinator(
                dependencies: SettingsDependencies(
                    account: person.account, accounts: person.accounts, tokens: person.tokens, hasher: services.hasher,
                    journal: person.journal, undo: person.undo, preferences: services.preferences, clock: services.clock,
                    language: appearance.language, units: appearance.units, themes: appearance.themes,
                    showsColors: appearance.showsColors, offersPictures: { [appearance] in appearance.offersPictures },
                    version: version, dataFolder: services.dataFolder,
                    findObstacle: services.findObstacle))
            settings.delegate = self
            return .present(settings)
        case .live: return .present(makeLive()) { [weak self] in self?.didEnd($0) }
        case .sensors: return go(to: .live(.sensors))
        case .tests: return go(to: .live(.tests))
        case .goals: return go(to: .settings(.goal))
        case .stepGoal: return go(to: .walk(.goal))
        case .inbox: return go(to: .walk(.inbox))
        case .why(let date, let measure):
            return .present(WhyCoordinator(date, measure, dependencies: walkDependencies))
        }
    }
}

extension TabCoordinator: SettingsCoordinatorDelegate {
    func settings(_ coordinator: SettingsCoordinator, didMake change: SettingsChange) {
        switch change {
        case .account(let account):
            show(account)
        case .language(let language):
            appearance.use(language: language)
            flow?.mainFlowDidChangeLanguage(to: language)
        case .units(let units):
            appearance.use(units: units)
            flow?.mainFlowDidChangeUnits(to: units)
        case .theme(let theme):
            appearance.use(theme: theme)
        case .pictures(let showsPictures):
            appearance.use(pictures: showsPictures)
        case .motion(let reduceMotion):
            appearance.use(reduceMotion: reduceMotion)
        case .outputs:
            // A live walk reads them when it begins.
            break
        case .signedOut:
            flow?.mainFlowDidSignOut()
        }
    }
}
