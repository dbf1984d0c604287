import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The profile's form.
final class ProfileEditorViewController: ViewController {
    private let model: ProfileEditorViewModel
    private let gender: OptionPicker<Profile.Gender>
    private let ageBand: OptionPicker<AgeBand>
    private let height: TextField
    private let save: Button

    init(_ model: ProfileEditorViewModel) {
        self.model = model
        let phrases = model.phrases
        gender = OptionPicker(Profile.Gender.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.gender)
        ageBand = OptionPicker(AgeBand.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.ageBand)
        height = TextField(model.draft.height)
        save = Button(model.strings.save)
        super.init()
        title = phrases.aboutYou
    }

    override func loadView() {
        let phrases = model.phrases
        gender.onChange = { [model] in model.draft.gender = $0 }
        ageBand.onChange = { [model] in model.draft.ageBand = $0 }
        // Who answers with Enter is led on.
        gender.onSubmit = { [ageBand] in ageBand.becomeFirstResponder() }
        ageBand.onSubmit = { [height] in height.becomeFirstResponder() }
        height.onChange = { [model] in model.draft.height = $0 }
        height.helpText = phrases.heightHelp
        save.action = { [weak self] in self?.submit() }
        let form = FormView([
            FormRow(phrases.gender, gender), FormRow(phrases.ageBand, ageBand), FormRow(phrases.height, height), FormRow("", save),
        ])
        view = PageView(phrases.profileQuestion, body: form)
    }

    override var keyCommands: [KeyCommand] {
        [
            KeyCommand(SettingsKeys.save(model.strings.save), hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit()
            }
        ]
    }

    override func encodeRestorableState() -> String? {
        let draft = model.draft
        return RestorableState.encode([draft.gender?.rawValue ?? "", draft.ageBand?.rawValue ?? "", draft.height])
    }

    override func decodeRestorableState(_ state: String) {
        guard let answers = RestorableState.decode([String].self, from: state), answers.count == 3 else { return }
        model.draft.gender = Profile.Gender(rawValue: answers[0])
        model.draft.ageBand = AgeBand(rawValue: answers[1])
        model.draft.height = answers[2]
        (gender.selection, ageBand.selection, height.text) = (model.draft.gender, model.draft.ageBand, model.draft.height)
    }

    override func updateProperties() {
        height.errorText = model.lastProblem
        save.title = model.isWorking ? model.strings.saving : model.strings.save
        save.disabledReason = model.disabledReason
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, model.phrases)
    }

    private func submit() {
        taskBeforeKeys { [model] in await model.save() }
    }
}
