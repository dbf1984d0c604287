import Screens
import Terminal

/// One question with a few answers, of which one holds; choosing keeps it.
final class ChoiceViewController<Value: Equatable>: ViewController {
    private let model: SettingsModel
    private let question: String
    private let picker: OptionPicker<Value>
    private let problem = Label(style: Style(.danger), lines: 0)
    private let choose: (Value) async -> Void

    init(
        _ model: SettingsModel, title: String, question: String, options: [OptionPicker<Value>.Option], selection: Value,
        choose: @escaping (Value) async -> Void
    ) {
        self.model = model
        self.question = question
        self.choose = choose
        picker = OptionPicker(options, selection: selection)
        super.init()
        self.title = title
    }

    override func loadView() {
        picker.onChange = { [weak self] value in
            guard let self else { return }
            let choose = self.choose
            self.task { await choose(value) }
        }
        problem.indent = Control.gutter
        view = PageView(question, body: StackView(.vertical, spacing: 1, [picker, problem]))
    }

    override func updateProperties() {
        problem.text = model.problem.map { "! " + $0 } ?? ""
    }
}
