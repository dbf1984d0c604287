import Phrases
import Screens
import Terminal
import Walking

/// The last question before the main screen.
final class NicknameViewController: ViewController {
    private let model: NicknameViewModel
    private let nickname: TextField
    private let start: Button

    init(_ model: NicknameViewModel) {
        self.model = model
        nickname = TextField(model.text, maximumLength: Nickname.maximumLength)
        start = Button(model.strings.start)
        super.init()
        title = model.phrases.nickname
    }

    override func loadView() {
        nickname.onChange = { [weak self, model] in
            model.text = $0
            self?.task { await model.check() }
        }
        start.action = { [weak self] in self?.submit() }
        let form = FormView([FormRow("", nickname), FormRow("", start)])
        view = PageView(model.phrases.nicknameQuestion, body: form)
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(LoginKeys.start(model.strings), hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }
        ]
    }

    override func updateProperties() {
        let (strings, phrases) = (model.strings, model.phrases)
        nickname.errorText = model.problem
        nickname.helpText = model.draft.verdict == .free ? phrases.nicknameFree(model.text) : phrases.nicknameHelp
        start.title = model.isWorking ? strings.saving : strings.start
        start.disabledReason = model.disabledReason
    }

    private func submit() {
        taskBeforeKeys { [model] in await model.finish() }
    }
}
