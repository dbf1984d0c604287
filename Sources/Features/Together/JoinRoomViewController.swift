import Screens
import Terminal

/// Asks for a room's code.
final class JoinRoomViewController: ViewController {
    private let model: JoinRoomViewModel
    private let code: TextField
    private let join: Button

    init(_ model: JoinRoomViewModel) {
        self.model = model
        code = TextField(placeholder: "K7M-4QX", maximumLength: 16)
        join = Button(model.strings.join)
        super.init()
        title = model.strings.joinTitle
    }

    override func loadView() {
        let stack = StackView(.vertical, [FormView([FormRow(model.strings.code, code), FormRow("", join)])])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        code.helpText = model.strings.codeHelp
        code.onChange = { [model] in model.code = $0 }
        code.onSubmit = { [weak self] _ in self?.submit() }
        join.action = { [weak self] in self?.submit() }
    }

    override func encodeRestorableState() -> String? { model.code.isEmpty ? nil : model.code }

    override func decodeRestorableState(_ state: String) { model.code = state }

    override var keyCommands: [KeyCommand] {
        let key = TogetherKeys(strings: model.strings).enterRoom
        return [KeyCommand(key, hint: 10, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        code.errorText = model.problem
        join.disabledReason = model.disabledReason
    }

    private func submit() {
        taskBeforeKeys { [model] in await model.join() }
    }
}
