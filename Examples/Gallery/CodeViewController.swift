import Screens
import Terminal

/// The lines that made a control.
final class CodeViewController: ViewController {
    private let code: String

    init(_ name: String, _ code: String) {
        self.code = code
        super.init()
        title = "code"
    }

    override func loadView() { view = ScrollView(Label(code, lines: 0)) }

    override var keyCommands: [KeyCommand] {
        [KeyCommand("y", title: "copy", hint: 0) { [weak self] in self.map { $0.copy($0.code, named: "its code") } }]
    }
}
