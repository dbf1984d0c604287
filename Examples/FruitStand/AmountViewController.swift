import Coordinators
import Screens
import Terminal

/// Asks how many: a number key answers, Esc does not.
final class AmountViewController: ViewController, Flow {
    let result = FlowResult<Int>()

    override func loadView() {
        view = StackView(.vertical, [Label("How many? 1 to 9")])
    }

    override var keyCommands: [KeyCommand] {
        (1...9).map { number in
            KeyCommand(.character(Character("\(number)")), title: "\(number)") { [weak self] in self?.finish(with: number) }
        }
    }
}
