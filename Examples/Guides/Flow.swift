import Coordinators
import Screens
import Terminal

/// The places that one can go to.
enum TeaRoute: Route {
    case table
}

/// Leads through an order; the screens know nothing of each other.
final class TeaCoordinator: NavigationCoordinator<TeaRoute> {
    override func prepareTransition(for route: TeaRoute) -> NavigationTransition {
        switch route {
        case .table: .push(TeaTableViewController { [weak self] in await self?.order() })
        }
    }

    /// Asks for everything that an order needs; nil where the person left one of the questions.
    private func order() async -> String? {
        let teas = [MenuChoice("Green", "green tea", key: "g"), MenuChoice("Black", "black tea", key: "b")]
        guard let tea = await choose("Which tea?", from: teas) else { return nil }
        // A screen of its own answers how many. Leaving it without an answer throws.
        guard let cups = try? await present(CupsViewController()) else { return nil }
        let name = await prompt("For whom?", help: "two letters or more", action: "go on") { text throws(PromptRefusal) in
            guard text.count > 1 else { throw PromptRefusal("Expected a name, such as Ann") }
            return text
        }
        guard let name, await confirm("\(cups) × \(tea) for \(name)?", action: "Order", isDestructive: false) else { return nil }
        return "\(cups) × \(tea) for \(name)"
    }
}

/// Asks how many cups: a number key answers, Esc does not.
final class CupsViewController: ViewController, Flow {
    let result = FlowResult<Int>()

    override func loadView() {
        title = "Cups"
        view = StackView(.vertical, [Label("How many cups? 1 to 9")])
    }

    override var keyCommands: [KeyCommand] {
        (1...9).map { cups in
            KeyCommand(.character(Character("\(cups)")), title: "\(cups)") { [weak self] in self?.finish(with: cups) }
        }
    }
}

/// Shows what was ordered.
final class TeaTableViewController: ViewController {
    private let order: () async -> String?
    private let last = Label("Nothing yet.", lines: 0)

    init(order: @escaping () async -> String?) {
        self.order = order
        super.init()
        title = "Tea"
    }

    override func loadView() { view = StackView(.vertical, [last]) }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand("o", title: "order", hint: 0) { [weak self] in
                // The work of the screen: it ends when the screen leaves, and takes an open question with it. What is typed ahead waits
                // for the question.
                self?.taskBeforeKeys("order") { [weak self] in
                    if let order = await self?.order() { self?.last.text = order }
                }
            }
        ]
    }
}
