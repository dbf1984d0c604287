import Coordinators
import Screens
import Terminal

/// One fruit: Esc goes back, `+` asks how many and puts them into the basket.
final class FruitViewController: ViewController {
    private let name: String
    private let router: any Router<FruitRoute>
    private let askAmount: () async -> Int?

    init(_ name: String, router: any Router<FruitRoute>, askAmount: @escaping () async -> Int?) {
        self.name = name
        self.router = router
        self.askAmount = askAmount
        super.init()
        title = name
    }

    override func loadView() {
        view = StackView(.vertical, [Label("A fine \(name).")])
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("+", title: "add", hint: 0) { [weak self] in self?.add() }]
    }

    private func add() {
        task { [name, router, askAmount] in
            if let amount = await askAmount() { await router.trigger(.added(amount, name)) }
        }
    }
}
