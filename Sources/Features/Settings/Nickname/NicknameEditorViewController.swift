import Common
import Coordinators
import Screens
import Walking

/// The question for another nickname.
final class NicknameEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let settings: SettingsViewModel
    private let words: SettingsWords
    private let model: NicknameViewModel
    private let form: NicknameForm

    init(model settings: SettingsViewModel, words: SettingsWords) {
        self.settings = settings
        self.words = words
        model = NicknameViewModel(settings.account, accounts: settings.dependencies.accounts, phrases: words.phrases)
        form = NicknameForm(model, save: words.strings.editor.save, working: words.strings.editor.saving)
        super.init()
        title = words.strings.nickname.row
    }

    override func loadView() {
        view = form.page(of: self) { [weak self] in self?.submit() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.save, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func encodeRestorableState() -> String? { model.text }

    override func decodeRestorableState(_ state: String) { form.fill(in: state) }

    override func updateProperties() { form.update() }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.draft.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model, settings] in
            guard let account = await model.save() else { return }
            await settings.didSave(account, .nickname)
            self?.finish(with: .nickname(account.displayName))
        }
    }
}
