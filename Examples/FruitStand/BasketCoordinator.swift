import Coordinators
import Screens
import Terminal

/// The places in the basket that one can go to.
enum BasketRoute: Route {
    case list
}

/// A flow of its own over the fruits; it ends when everything is paid, or when it is closed.
final class BasketCoordinator: NavigationCoordinator<BasketRoute> {
    private let items: [String]

    init(_ items: [String]) {
        self.items = items
        super.init(initialRoute: .list)
    }

    override func prepareTransition(for route: BasketRoute) -> NavigationTransition {
        switch route {
        case .list: .push(BasketViewController(items) { [weak self] in self?.finish() })
        }
    }
}

/// The list of what is in the basket.
final class BasketViewController: ViewController {
    private let items: [String]
    private let pay: () -> Void

    init(_ items: [String], pay: @escaping () -> Void) {
        self.items = items
        self.pay = pay
        super.init()
        title = "Basket"
    }

    override func loadView() {
        view = StackView(.vertical, items.isEmpty ? [Label("Nothing yet.")] : items.map { Label($0) })
    }

    override var keyCommands: [KeyCommand] {
        let reason = items.isEmpty ? "the basket is empty" : nil
        return [KeyCommand("p", title: "pay", hint: 0, disabledReason: reason) { [pay] in pay() }]
    }
}
