import Coordinators
import LiveWalking
import Phrases
import Screens
import Walking

/// Leads through a live walk, over whatever it was begun from: its kind, the walk, how it was; finishes with how the walk ended.
package final class LiveCoordinator: NavigationCoordinator<LiveRoute>, Flow {
    package let result = FlowResult<LiveEnd>()
    private let dependencies: LiveDependencies
    private let words: LiveWords

    package init(dependencies: LiveDependencies) {
        self.dependencies = dependencies
        words = LiveWords(dependencies.phrases)
        super.init(rootViewController: NavigationController(), initialRoute: .modes)
        rootViewController.beginsBreadcrumb = true
    }

    package override func prepareTransition(for route: LiveRoute) -> NavigationTransition {
        switch route {
        case .modes: rootViewController.viewControllers.isEmpty ? .set([modes(.begin)]) : .popToRoot()
        case .begin(let choice): .push(walk(.begin(choice)))
        case .goOn(let id): .push(walk(.goOn(id)))
        case .otherMode: .push(modes(.change, over: walkOnShow?.walk)) { _ in }
        case .sensors:
            .push(SensorsViewController(model: SensorsViewModel(dependencies.sensors), words: words))
        case .tests: .push(tests())
        case .fourMetres: .push(FourMetresViewController(model: FourMetresViewModel(dependencies: dependencies), words: words))
        case .effort(let isAtEnd): walkOnShow.map { .push(effort(of: $0, isAtEnd: isAtEnd)) } ?? .none()
        }
    }

    /// The key that stops the belt of the walk, for the window: it works over every screen, question, menu and the help.
    package var beltStop: KeyCommand? {
        rootViewController.viewControllers.lazy.compactMap { $0 as? LiveViewController }.first?.walk.beltStop(words.keys)
    }

    /// The screen of the walk, where it is on top.
    private var walkOnShow: LiveViewController? { rootViewController.topViewController as? LiveViewController }

    private func modes(_ purpose: ModesViewModel.Purpose, over walk: LiveViewModel? = nil) -> ModesViewController {
        let model = ModesViewModel(purpose, from: walk?.update?.choice, dependencies: dependencies, router: router)
        return ModesViewController(model: model, walk: walk, words: words)
    }

    private func tests() -> TestsViewController {
        TestsViewController(model: TestsViewModel(dependencies: dependencies, router: router), words: words)
    }

    private func walk(_ beginning: LiveViewModel.Beginning) -> LiveViewController {
        LiveViewController(walk: LiveViewModel(beginning, dependencies: dependencies), router: router, words: words, done: end)
    }

    private func effort(of screen: LiveViewController, isAtEnd: Bool) -> EffortViewController {
        EffortViewController(walk: screen.walk, isAtEnd: isAtEnd, words: words, done: end)
    }

    private var end: @MainActor (LiveEnd) -> Void { { [weak self] in self?.finish(with: $0) } }
}

extension LiveCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        LiveRoute.destinations.declaredTransitions + [
            .question(
                from: ModesViewController.self, LiveViewController.self, EffortViewController.self, SensorsViewController.self,
                TestsViewController.self),
            .asks(LiveViewController.self),
            .finish(from: LiveViewController.self, EffortViewController.self),
        ]
    }
}
