import Coordinators

extension StandCoordinator: NavigationDeclaring {
    static var ways: [NavigationWay] {
        [.tabs(FruitCoordinator.self, HoursViewController.self)]
    }
}

extension FruitCoordinator: NavigationDeclaring {
    static var ways: [NavigationWay] {
        [
            .start(FruitListViewController.self),
            .push("fruit", from: FruitListViewController.self, to: FruitViewController.self),
            .present("basket", from: FruitListViewController.self, to: BasketCoordinator.self),
            .present(from: FruitViewController.self, to: AmountViewController.self),
            .back("added", from: FruitViewController.self),
        ]
    }
}

extension BasketCoordinator: NavigationDeclaring {
    static var ways: [NavigationWay] {
        [.start(BasketViewController.self), .finish("pay", from: BasketViewController.self)]
    }
}
