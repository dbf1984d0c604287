import Common
import Coordinators
import Screens

/// Shows the welcome, and how to get what a watch or a phone has counted; it finishes when it was read.
package final class OnboardingCoordinator: NavigationCoordinator<OnboardingRoute> {
    private let dependencies: OnboardingDependencies
    private let model: WelcomeViewModel
    /// Indicates whether the person wants to choose a folder for exports, as soon as they are in.
    package private(set) var wantsInbox = false
    /// Indicates whether nothing counts the person's steps, so that the minutes of walks are what home shows.
    package private(set) var goesByMinutes = false

    package init(rootViewController: NavigationController = NavigationController(), dependencies: OnboardingDependencies) {
        self.dependencies = dependencies
        model = WelcomeViewModel(dependencies)
        super.init(rootViewController: rootViewController, initialRoute: nil)
    }

    package override func start() { trigger(.welcome) }

    package override func prepareTransition(for route: OnboardingRoute) -> NavigationTransition {
        switch route {
        case .welcome:
            .set([
                WelcomeViewController(model) { [weak self] in
                    self?.begin()
                } explain: { [router] counter in
                    router.trigger(.exports(counter))
                } goByMinutes: { [weak self] in
                    self?.goesByMinutes = true
                    self?.begin()
                }
            ])
        case .exports(let counter): .push(exports(counter))
        }
    }

    private func exports(_ counter: Counter) -> ExportGuideViewController {
        let strings = model.strings
        return ExportGuideViewController(
            dependencies.language, platforms: counter == .watch ? ExportPlatform.watches : ExportPlatform.phones,
            ways: [
                .init(strings.goOn) { [weak self] in self?.begin() },
                .init(strings.chooseFolder) { [weak self] in
                    self?.wantsInbox = true
                    self?.begin()
                },
            ])
    }

    /// Remembers that the welcome was read, and ends.
    private func begin() {
        rootViewController.taskBeforeKeys("begin") { [weak self, model] in
            if await model.start() { self?.finish() }
        }
    }
}

extension OnboardingCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        OnboardingRoute.destinations.declaredTransitions
            + [.finish(from: WelcomeViewController.self), .finish(from: ExportGuideViewController.self)]
    }
}
