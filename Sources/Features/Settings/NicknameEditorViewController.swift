import Screens
import Terminal
import Walking

/// The question for another nickname.
final class NicknameEditorViewController: ViewController {
    private let model: NicknameEditorViewModel
    private let nickname: TextField
    private let save: Button

    init(_ model: NicknameEditorViewModel) {
        self.model = model
        nickname = TextField(model.text, maximumLength: Nickname.maximumLength)
        save = Button(model.strings.save)
        super.init()
        title = model.title
    }

    override func loadView() {
        nickname.onChange = { [weak self, model] in
            model.text = $0
            self?.task { await model.check() }
        }
        save.action = { [weak self] in self?.submit() }
        view = PageView(model.strings.nicknameQuestion, body: FormView([FormRow("", nickname), FormRow("", save)]))
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(SettingsKeys.save(model.strings.save), hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit()
            }
        ]
    }

    override func encodeRestorableState() -> String? { model.text }

    override func decodeRestorableState(_ state: String) {
        model.text = state
        nickname.text = state
    }

    override func updateProperties() {
        let strings = model.strings
        switch model.verdict {
        case .open: (nickname.errorText, nickname.helpText) = (nil, strings.nicknameHelp)
        case .free: (nickname.errorText, nickname.helpText) = (nil, strings.nicknameFree(model.text))
        case .refused(let reason): nickname.errorText = reason
        }
        save.title = model.isWorking ? strings.saving : strings.save
        save.disabledReason = model.disabledReason
    }

    private func submit() {
        task { [model] in await model.save() }
    }
}
