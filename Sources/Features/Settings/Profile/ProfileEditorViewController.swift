import Common
import Coordinators
import Screens
import Walking

/// The form for another gender, age, height or weight.
final class ProfileEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let settings: SettingsViewModel
    private let words: SettingsWords
    private let model: ProfileViewModel
    private let form: ProfileForm

    init(model settings: SettingsViewModel, words: SettingsWords) {
        self.settings = settings
        self.words = words
        model = ProfileViewModel(settings.account.profile, phrases: words.phrases)
        form = ProfileForm(model, save: words.strings.editor.save, working: words.strings.editor.saving, asksWeight: true)
        super.init()
        title = words.strings.profile.row
    }

    override func loadView() {
        view = form.page { [weak self] in self?.submit() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.save, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func encodeRestorableState() -> String? {
        let draft = model.draft
        return RestorableState.encode([draft.gender?.rawValue ?? "", draft.ageBand?.rawValue ?? "", draft.height, draft.weight])
    }

    override func decodeRestorableState(_ state: String) {
        // Three are those of a program that asked for no weight.
        guard let answers = RestorableState.decode([String].self, from: state), (3...4).contains(answers.count) else { return }
        var draft = model.draft
        draft.gender = Profile.Gender(rawValue: answers[0])
        draft.ageBand = AgeBand(rawValue: answers[1])
        draft.height = answers[2]
        if answers.count > 3 { draft.weight = answers[3] }
        form.fill(in: draft)
    }

    override func updateProperties() { form.update() }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model, settings] in
            guard let account = await model.save(of: settings.account.id, in: settings.dependencies.accounts) else { return }
            await settings.didSave(account, .change(from: settings.account.profile, to: account.profile))
            self?.finish(with: .profile)
        }
    }
}
