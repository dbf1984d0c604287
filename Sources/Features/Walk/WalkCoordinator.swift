import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Leads through the Walk tab: the home screen, and from there to walks, their forms, imports and the numbers behind the numbers.
package final class WalkCoordinator: NavigationCoordinator<WalkRoute> {
    private let dependencies: WalkDependencies
    private let words: WalkWords
    package init(dependencies: WalkDependencies) {
        self.dependencies = dependencies
        words = WalkWords(dependencies.language, units: dependencies.units)
        super.init(rootViewController: NavigationController(), initialRoute: .home)
    }

    /// What is chosen in the menu takes the menu's place.
    package override func prepareTransition(for route: WalkRoute) -> NavigationTransition {
        let way = way(to: route)
        return isMenuOpen ? .multiple(.dismiss(), way) : way
    }

    private var isMenuOpen: Bool { rootViewController.topViewController?.presentedViewController is HomeMenuViewController }

    private func way(to route: WalkRoute) -> NavigationTransition {
        switch route {
        case .home: rootViewController.viewControllers.isEmpty ? .push(home()) : .popToRoot()
        case .walk(let id): .push(detail(id))
        case .edit(let id): .push(form(.edit(id)))
        case .log: .push(form(.log))
        case .importFiles: .push(importFiles())
        case .allWalks: .push(allWalks())
        case .goal: .push(goal())
        case .year: .push(year())
        case .sources: .push(sources())
        case .menu: .present(HomeMenuViewController(model: HomeMenuModel(router: router), words: words))
        case .settings: .perform { [weak self] in _ = self?.escalate(WalkExit.settings) }
        case .otherGoals: .perform { [weak self] in _ = self?.escalate(WalkExit.goals) }
        case .why(let date, let metric): .push(why(date, metric))
        case .logged(let id, let what, let hasSteps): logged(id, what, hasSteps)
        case .edited: edited()
        case .deleted: deleted()
        case .goalChanged(let what): goalChanged(what)
        case .changeWalks(let ids): .push(changeWalks(ids))
        case .changedWalks(let count): changedWalks(count)
        case .split(let id): .push(split(id))
        case .wasSplit: wasSplit()
        case .imports: .push(LedgerViewController(model: ledger, words: words))
        case .importRecord(let number): .push(ImportRecordViewController(number, model: ledger, words: words))
        case .importTakenBack: importTakenBack()
        }
    }

    // MARK: What the screens report

    private func logged(_ id: WalkID, _ what: String, _ hasSteps: Bool) -> NavigationTransition {
        postTask(for: WalkHomeViewController.self, key: "saved") { [words] home in
            home.show(id)
            home.showToast(what, offering: hasSteps ? words.keys.undoOnHome : words.keys.enterSteps)
        }
        return .popToRoot()
    }

    /// The form lies over the walk's screen, or over the home screen, where a walk can be changed at the bar.
    private func edited() -> NavigationTransition {
        let (text, keys) = (words.strings.form.changed, words.keys)
        if rootViewController.viewControllers.dropLast().last is WalkHomeViewController {
            postTask(for: WalkHomeViewController.self, key: "saved") { $0.showToast(text, offering: keys.undoOnHome) }
        } else {
            postTask(for: WalkDetailViewController.self, key: "saved") { $0.showToast(text, offering: keys.undoOnWalk) }
        }
        return .pop()
    }

    private func deleted() -> NavigationTransition {
        let (text, keys) = (words.strings.detail.deleted, words.keys)
        // The screen below is where the walk is missed, and where a key brings it back.
        if rootViewController.viewControllers.dropLast().last is AllWalksViewController {
            postTask(for: AllWalksViewController.self, key: "deleted") { $0.showToast(text, offering: keys.undoOnWalks) }
        } else {
            postTask(for: WalkHomeViewController.self, key: "deleted") { $0.showToast(text, offering: keys.undoOnHome) }
        }
        return .pop()
    }

    private func changedWalks(_ count: Int) -> NavigationTransition {
        postTask(for: AllWalksViewController.self, key: "changed") { [words] in
            $0.showToast(words.strings.bulk.changed(count), offering: words.keys.undoOnWalks)
        }
        return .pop()
    }

    /// The walk is no more, so its screen goes too.
    private func wasSplit() -> NavigationTransition {
        let (text, keys) = (words.strings.bulk.splitDone, words.keys)
        if rootViewController.viewControllers.dropLast(2).last is AllWalksViewController {
            postTask(for: AllWalksViewController.self, key: "split") { $0.showToast(text, offering: keys.undoOnWalks) }
        } else {
            postTask(for: WalkHomeViewController.self, key: "split") { $0.showToast(text, offering: keys.undoOnHome) }
        }
        return .popTwice()
    }

    private func importTakenBack() -> NavigationTransition {
        postTask(for: LedgerViewController.self, key: "takenBack") { [words] in $0.showToast(words.strings.ledger.takenBack) }
        return .pop()
    }

    private func goalChanged(_ what: String) -> NavigationTransition {
        postTask(for: WalkHomeViewController.self, key: "goal") { [words] in $0.showToast(what, offering: words.keys.undoOnHome) }
        return .popToRoot()
    }

    // MARK: The screens

    private var journal: any JournalRepository { dependencies.journal }
    private var clock: any WallClock { dependencies.clock }
    private var undo: UndoHistory { dependencies.undo }

    private func home() -> WalkHomeViewController {
        WalkHomeViewController(model: WalkHomeViewModel(journal: journal, clock: clock, undo: undo, router: router), words: words)
    }

    private func detail(_ id: WalkID) -> WalkDetailViewController {
        WalkDetailViewController(
            model: WalkDetailViewModel(
                id, journal: journal, clock: dependencies.clock, profile: dependencies.profile, undo: undo, router: router), words: words)
    }

    private func form(_ purpose: WalkFormViewModel.Purpose) -> WalkFormViewController {
        let model = WalkFormViewModel(
            purpose, journal: journal, clock: clock, undo: undo, profile: dependencies.profile, units: dependencies.units,
            describe: { [words] in words.saved($0, estimate: $1) }, router: router)
        return WalkFormViewController(model: model, words: words)
    }

    private func importFiles() -> ImportViewController {
        let model = ImportViewModel(
            journal: journal, reader: dependencies.reader, folders: dependencies.folders, clock: clock,
            homeFolder: dependencies.homeFolder, undo: undo)
        return ImportViewController(model: model, words: words) { [router] in router.trigger(.imports) }
    }

    private func allWalks() -> AllWalksViewController {
        AllWalksViewController(
            model: AllWalksViewModel(journal: journal, clock: dependencies.clock, undo: undo, router: router), words: words)
    }

    private func goal() -> GoalViewController {
        let model = GoalViewModel(
            journal: journal, clock: clock, undo: undo, describe: { [words] in words.strings.goal.saved(words.phrases.number($0)) },
            router: router)
        return GoalViewController(model: model, words: words)
    }

    private func year() -> YearViewController {
        YearViewController(model: YearViewModel(journal: journal, clock: clock, router: router), words: words)
    }

    private func why(_ date: CivilDate, _ metric: Metric) -> WhyViewController {
        WhyViewController(model: WhyViewModel(date, metric, journal: journal, clock: clock, undo: undo), words: words)
    }

    private func changeWalks(_ ids: [WalkID]) -> ChangeWalksViewController {
        ChangeWalksViewController(model: ChangeWalksViewModel(ids, journal: journal, undo: undo, router: router), words: words)
    }

    private func split(_ id: WalkID) -> SplitWalkViewController {
        SplitWalkViewController(model: SplitWalkViewModel(id, journal: journal, undo: undo, router: router), words: words)
    }

    private var ledger: LedgerViewModel { LedgerViewModel(journal: journal, undo: undo, router: router) }

    private func sources() -> SourcesViewController {
        SourcesViewController(model: SourcesViewModel(journal: journal, undo: undo), words: words)
    }
}
