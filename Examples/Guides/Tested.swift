import Coordinators
import Screens
import Terminal

/// The places that one can go to.
enum LampRoute: Route {
    case lamps
    case lamp(Int)
}

/// Leads from the list to a lamp, and says so beforehand, so that tests can compare what it does with what it says.
final class LampCoordinator: NavigationCoordinator<LampRoute>, TransitionDeclaring {
    static var declaredTransitions: [TransitionDeclaration] {
        [
            .start(LampListViewController.self),
            .push("lamp", from: LampListViewController.self, to: LampViewController.self),
            .question(from: LampViewController.self),
        ]
    }

    override func prepareTransition(for route: LampRoute) -> NavigationTransition {
        switch route {
        case .lamps: .push(LampListViewController(router: router))
        case .lamp(let number): .push(LampViewController(number))
        }
    }
}

/// Three lamps.
final class LampListViewController: ViewController {
    private let router: any Router<LampRoute>

    init(router: any Router<LampRoute>) {
        self.router = router
        super.init()
        title = "Lamps"
    }

    override func loadView() {
        let router = router
        view = ListView(numberOfRows: { 3 }, row: { ListRow("Lamp \($0 + 1)") }, onActivate: { router.trigger(.lamp($0 + 1)) })
    }
}

/// One lamp, which is switched on and off after a question.
final class LampViewController: ViewController {
    private let state = Label("off")

    init(_ number: Int) {
        super.init()
        title = "Lamp \(number)"
    }

    override func loadView() { view = StackView(.vertical, [state]) }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(" ", title: "switch", hint: 0) { [weak self] in self?.task("switch") { await self?.turn() } }]
    }

    private func turn() async {
        guard await confirm("Switch the lamp?", action: "Switch", isDestructive: false) else { return }
        state.text = state.text == "on" ? "off" : "on"
        showToast("The lamp is \(state.text)")
    }
}
