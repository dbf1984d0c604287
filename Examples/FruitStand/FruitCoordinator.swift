import Coordinators
import Screens

/// Leads from the list to a fruit, and to the basket.
final class FruitCoordinator: NavigationCoordinator<FruitRoute> {
    private var basket: [String] = []

    override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
        switch route {
        case .list:
            return .push(FruitListViewController(router: router))
        case .fruit(let name):
            return .push(FruitViewController(name, router: router) { [weak self] in await self?.askAmount() })
        case .basket:
            return .present(BasketCoordinator(basket))
        case .added(let amount, let name):
            basket.append("\(amount) × \(name)")
            postTask(for: FruitListViewController.self) { $0.showToast("\(amount) × \(name) in the basket") }
            return .popToRoot()
        }
    }

    /// Asks a person how many; nil when they went back without an answer.
    private func askAmount() async -> Int? {
        try? await present(AmountViewController())
    }
}

extension FruitCoordinator: CoordinatorFinishDelegate {
    func coordinatorDidFinish(childCoordinator: any Coordinator) {
        guard let paid = childCoordinator as? BasketCoordinator, paid.isPaid else { return }
        basket = []
        rootViewController.showToast("Thank you")
    }
}
