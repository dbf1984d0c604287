import Coordinators
import Screens

/// Leads from the list to a fruit, and to the basket.
final class FruitCoordinator: NavigationCoordinator<FruitRoute> {
    private var basket: [String] = []

    override func prepareTransition(for route: FruitRoute) -> NavigationTransition {
        switch route {
        case .list: .push(FruitListViewController(router: router))
        case .fruit(let name): .push(FruitViewController(name) { [weak self] in await self?.add(name) })
        case .basket: .present(BasketCoordinator(basket))
        }
    }

    /// Asks how many, puts them into the basket, and goes back to the list, which says so.
    private func add(_ name: String) async {
        // Who went back without an answer stays where they are.
        guard let amount = try? await present(AmountViewController()) else { return }
        let item = "\(amount) × \(name)"
        basket.append(item)
        postTask(for: FruitListViewController.self) { $0.showToast("\(item) in the basket") }
        perform(.popToRoot())
    }
}

extension FruitCoordinator: CoordinatorFinishDelegate {
    func coordinatorDidFinish(childCoordinator: any Coordinator) {
        guard childCoordinator is BasketCoordinator else { return }
        basket = []
        rootViewController.showToast("Thank you")
    }
}
