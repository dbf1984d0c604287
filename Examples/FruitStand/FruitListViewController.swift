import Coordinators
import Screens
import Terminal

/// The first screen: letter keys choose a fruit.
final class FruitListViewController: ViewController {
    private let fruits = ["Apple", "Banana", "Cherry"]
    private let letters: [Character] = ["a", "b", "c"]
    private let router: any Router<FruitRoute>

    init(router: any Router<FruitRoute>) {
        self.router = router
        super.init()
        title = "Fruits"
    }

    override func loadView() {
        view = StackView(.vertical, zip(letters, fruits).map { Label("\($0)  \($1)") })
    }

    override var keyCommands: [KeyCommand] {
        var commands = zip(letters, fruits).enumerated().map { place, fruit in
            KeyCommand(.character(fruit.0), title: fruit.1, hint: place) { [router] in router.trigger(.fruit(fruit.1)) }
        }
        commands.append(KeyCommand("$", title: "basket", hint: 10) { [router] in router.trigger(.basket) })
        return commands
    }
}
