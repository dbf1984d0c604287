import Coordinators

extension StandCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [.tabs(FruitCoordinator.self, HoursViewController.self)]
    }
}

extension FruitCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [
            .start(FruitListViewController.self),
            .push("fruit", from: FruitListViewController.self, to: FruitViewController.self),
            .present("basket", from: FruitListViewController.self, to: BasketCoordinator.self),
            .present(from: FruitViewController.self, to: AmountViewController.self),
        ]
    }
}

extension BasketCoordinator: TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [.start(BasketViewController.self), .finish(from: BasketViewController.self)]
    }
}
