import Coordinators

/// Says how to get to each place; the screens ask for places and know nothing of each other.
final class AppCoordinator: NavigationCoordinator<AppRoute> {
    override func prepareTransition(for route: AppRoute) -> NavigationTransition {
        switch route {
        case .list: .push(ItemListViewController(["First", "Second", "Third"], router: router))
        case .item(let title): .push(ItemViewController(title))
        }
    }
}
