import Screens
import Terminal

/// One question with a few answers, of which one holds; choosing ends the screen.
final class ChoiceViewController<Value: Equatable>: ViewController {
    private let question: String
    private let help: Label
    private let picker: OptionPicker<Value>

    init(
        title: String, question: String, help: String = "", options: [OptionPicker<Value>.Option], selection: Value?,
        onChoose: @escaping @MainActor (Value) -> Void
    ) {
        self.question = question
        self.help = Label(help, style: Style(.secondary), lines: 0)
        picker = OptionPicker(options, selection: selection, onChange: onChoose)
        super.init()
        self.title = title
    }

    override func loadView() {
        help.indent = Control.gutter
        view = PageView(question, body: StackView(.vertical, spacing: 1, [picker, help]))
    }
}
