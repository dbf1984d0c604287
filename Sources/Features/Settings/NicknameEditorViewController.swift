import Phrases
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
        title = model.phrases.nickname
    }

    override func loadView() {
        nickname.onChange = { [weak self, model] in
            model.text = $0
            self?.task { await model.check() }
        }
        save.action = { [weak self] in self?.submit() }
        view = PageView(model.phrases.nicknameQuestion, body: FormView([FormRow("", nickname), FormRow("", save)]))
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
        let (strings, phrases) = (model.strings, model.phrases)
        nickname.errorText = model.problem
        nickname.helpText = model.draft.verdict == .free ? phrases.nicknameFree(model.text) : phrases.nicknameHelp
        save.title = model.isWorking ? strings.saving : strings.save
        save.disabledReason = model.disabledReason
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.draft.hasChanges, model.phrases)
    }

    private func submit() {
        taskBeforeKeys { [model] in await model.save() }
    }
}
