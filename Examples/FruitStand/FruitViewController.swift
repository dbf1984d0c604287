import Coordinators
import Screens
import Terminal

/// One fruit: Esc goes back, `+` asks how many and puts them into the basket.
final class FruitViewController: ViewController {
    private let name: String
    private let add: () async -> Void

    init(_ name: String, add: @escaping () async -> Void) {
        self.name = name
        self.add = add
        super.init()
        title = name
    }

    override func loadView() {
        view = StackView(.vertical, [Label("A fine \(name).")])
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("+", title: "add", hint: 0) { [weak self, add] in self?.task { await add() } }]
    }
}
