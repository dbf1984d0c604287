import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Leads through the Walk tab: the home screen, and from there to walks, their forms, imports and the numbers behind the numbers.
package final class WalkCoordinator: NavigationCoordinator<WalkRoute> {
    private let dependencies: WalkDependencies
    private let words: WalkFormatter
    package init(dependencies: WalkDependencies) {
        self.dependencies = dependencies
        words = WalkFormatter(dependencies)
        super.init(rootViewController: NavigationController(), initialRoute: .home)
    }

    /// Lets the chosen destination take the menu's place.
    package override func prepareTransition(for route: WalkRoute) -> NavigationTransition {
        let transition = transition(to: route)
        return isMenuOpen ? .multiple(.dismiss(), transition) : transition
    }

    private var isMenuOpen: Bool { rootViewController.topViewController?.presentedViewController is HomeMenuViewController }

    private func transition(to route: WalkRoute) -> NavigationTransition {
        switch route {
        case .home: rootViewController.viewControllers.isEmpty ? .push(home()) : .popToRoot()
        case .walk(let id): showing(id)
        case .edit(let id): .push(form(.edit(id)), done: report)
        case .log: .push(form(.log), done: report)
        case .importFiles: .push(importFiles())
        case .allWalks: .push(allWalks())
        case .goal: .push(goal(), done: report)
        case .year: .push(year())
        case .sources: .push(sources())
        case .menu: .present(HomeMenuViewController(router: router, words: words, settingsKey: dependencies.settingsKey))
        case .walkNow: .perform { [weak self] in _ = self?.escalate(WalkExit.walkNow) }
        case .sensors: .perform { [weak self] in _ = self?.escalate(WalkExit.sensors) }
        case .tests: .perform { [weak self] in _ = self?.escalate(WalkExit.tests) }
        case .settings: .perform { [weak self] in _ = self?.escalate(WalkExit.settings) }
        case .otherGoals: .perform { [weak self] in _ = self?.escalate(WalkExit.goals) }
        case .why(let date, let measure): .push(why(date, measure))
        case .changeWalks(let ids): .push(changeWalks(ids), done: report)
        case .sameWay(let id): .push(sameWay(id))
        case .split(let id): .push(split(id), done: leaveWalk)
        case .imports: .push(ImportsViewController(model: makeImports(), words: words))
        case .importRecord(let number): .push(ImportRecordViewController(number, model: makeImports(), words: words), done: report)
        case .inbox: .push(inbox())
        case .exports: .push(exports())
        case .shoes: .push(shoes())
        case .shoe(let name):
            .push(shoe(name)) { [weak self] in
                (self?.rootViewController.topViewController as? ShoesViewController)?.reportLimit(of: $0)
            }
        case .weekShoes: .push(weekShoes(), done: report)
        case .goals: .push(goals())
        case .newGoal: .push(typedGoal(.new), done: report)
        case .weekGoal: .push(typedGoal(.minutesOfWeek), done: report)
        case .goalRule: .push(GoalRuleViewController(words: words))
        }
    }

    /// Opens the page of a walk; home shows its row when it comes back.
    private func showing(_ id: WalkID) -> NavigationTransition {
        (rootViewController.topViewController as? WalkHomeViewController)?.showRow(of: id)
        return .push(detail(id), done: report)
    }

    /// The screen that is on show now says what the one above it has changed.
    private func report(_ outcome: WalkOutcome) { rootViewController.report(outcome) }

    /// A walk that was split is no more, so its screen goes too.
    private func leaveWalk(_ outcome: WalkOutcome) {
        (rootViewController.topViewController as? WalkDetailViewController)?.finish(with: outcome)
    }

    // MARK: The screens

    private var journal: any JournalRepository { dependencies.journal }
    private var clock: any WallClock { dependencies.clock }
    private var undo: UndoHistory { dependencies.undo }

    private func home() -> WalkHomeViewController {
        let dependencies = dependencies
        return WalkHomeViewController(
            model: WalkHomeViewModel(
                journal: journal, clock: clock, profile: dependencies.profile, units: dependencies.units, undo: undo,
                brokenOff: dependencies.brokenOff, router: router),
            words: words, own: dependencies.ownCommands, inboxNews: dependencies.inboxNews,
            walkWithOthers: dependencies.walkWithOthers)
    }

    private func detail(_ id: WalkID) -> WalkDetailViewController {
        let dependencies = dependencies
        return WalkDetailViewController(
            model: WalkDetailViewModel(
                id, journal: journal, clock: dependencies.clock, profile: dependencies.profile, undo: undo,
                isRecorded: dependencies.isRecorded, testOf: dependencies.testOf, router: router), words: words,
            own: dependencies.ownCommands)
    }

    private func form(_ purpose: WalkFormViewModel.Purpose) -> WalkFormViewController {
        let dependencies = dependencies
        let model = WalkFormViewModel(
            purpose, journal: journal, clock: clock, undo: undo, profile: dependencies.profile, units: dependencies.units)
        return WalkFormViewController(model: model, words: words)
    }

    private func importFiles() -> ImportViewController {
        let model = ImportViewModel(
            journal: journal, reader: dependencies.reader, folders: dependencies.folders, clock: clock,
            homeFolder: dependencies.homeFolder, undo: undo, afterImport: dependencies.afterImport)
        return ImportViewController(model: model, words: words) { [router] in router.trigger($0) }
    }

    private func allWalks() -> AllWalksViewController {
        AllWalksViewController(
            model: AllWalksViewModel(journal: journal, clock: dependencies.clock, undo: undo, router: router), words: words,
            own: dependencies.ownCommands)
    }

    private func goal() -> GoalViewController {
        GoalViewController(model: GoalViewModel(journal: journal, clock: clock, undo: undo, router: router), words: words)
    }

    private func year() -> YearViewController {
        YearViewController(model: YearViewModel(journal: journal, clock: clock, router: router), words: words)
    }

    private func why(_ date: CivilDate, _ measure: ChartMeasure?) -> WhyViewController {
        WhyViewController(
            model: WhyViewModel(date, measure, journal: journal, clock: clock, undo: undo), words: words, own: dependencies.ownCommands)
    }

    private func changeWalks(_ ids: [WalkID]) -> ChangeWalksViewController {
        ChangeWalksViewController(model: ChangeWalksViewModel(ids, journal: journal, undo: undo), words: words)
    }

    private func split(_ id: WalkID) -> SplitWalkViewController {
        SplitWalkViewController(model: SplitWalkViewModel(id, journal: journal, undo: undo), words: words)
    }

    private func sameWay(_ id: WalkID) -> SameWayViewController {
        SameWayViewController(
            model: SameWayViewModel(id, journal: journal, clock: clock, isRecorded: dependencies.isRecorded, router: router), words: words)
    }

    private func inbox() -> InboxViewController {
        let entry = PathEntry(journal: journal, folders: dependencies.folders, homeFolder: dependencies.homeFolder)
        return InboxViewController(
            model: InboxViewModel(
                journal: journal, access: dependencies.inbox, entry: entry, homeFolder: dependencies.homeFolder, undo: undo, router: router),
            words: words)
    }

    private func exports() -> ExportGuideViewController {
        ExportGuideViewController(
            dependencies.language, ways: [.init(dependencies.strings.inbox.choose) { [router] in router.trigger(.inbox) }])
    }

    private func makeImports() -> ImportsViewModel { ImportsViewModel(journal: journal, undo: undo, router: router) }

    private func shoes() -> ShoesViewController {
        let dependencies = dependencies
        return ShoesViewController(
            model: ShoesViewModel(journal: journal, clock: clock, profile: dependencies.profile, undo: undo, router: router), words: words)
    }

    private func shoe(_ name: String) -> ShoeFormViewController {
        let dependencies = dependencies
        return ShoeFormViewController(
            model: ShoeFormViewModel(
                name, journal: journal, profile: dependencies.profile, undo: undo, units: dependencies.units), words: words)
    }

    private func weekShoes() -> WeekShoesViewController {
        WeekShoesViewController(model: WeekShoesViewModel(journal: journal, clock: clock, undo: undo), words: words)
    }

    private func goals() -> GoalsViewController {
        let dependencies = dependencies
        let model = GoalsViewModel(
            journal: journal, clock: clock, profile: dependencies.profile, units: dependencies.units, undo: undo, router: router)
        return GoalsViewController(model: model, words: words)
    }

    private func typedGoal(_ purpose: NewGoalViewModel.Purpose) -> NewGoalViewController {
        let model = NewGoalViewModel(purpose, journal: journal, clock: clock, units: dependencies.units, undo: undo)
        return NewGoalViewController(model: model, words: words)
    }

    private func sources() -> SourcesViewController {
        SourcesViewController(model: SourcesViewModel(journal: journal, undo: undo), words: words)
    }
}

extension WalkCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        WalkRoute.destinations.declaredTransitions + [
            .question(from: ImportRecordViewController.self, WalkHomeViewController.self),
            .asks(
                WalkFormViewController.self, ImportViewController.self, ChangeWalksViewController.self, ShoeFormViewController.self),
        ]
    }
}
