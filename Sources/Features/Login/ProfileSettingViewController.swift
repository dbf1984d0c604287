import Phrases
import Screens
import Terminal
import Walking

/// The profile's form.
final class ProfileSettingViewController: ViewController {
    private let model: ProfileSettingViewModel
    private let gender: OptionPicker<Profile.Gender>
    private let ageBand: OptionPicker<AgeBand>
    private let height: TextField
    private let proceed: Button

    init(_ model: ProfileSettingViewModel) {
        self.model = model
        let phrases = model.phrases
        gender = OptionPicker(Profile.Gender.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.gender)
        ageBand = OptionPicker(AgeBand.allCases.map { .init($0, phrases.name($0)) }, selection: model.draft.ageBand)
        height = TextField(model.draft.height)
        proceed = Button(model.strings.next)
        super.init()
        title = phrases.aboutYou
    }

    override func loadView() {
        let (strings, phrases) = (model.strings, model.phrases)
        gender.onChange = { [model] in model.draft.gender = $0 }
        ageBand.onChange = { [model] in model.draft.ageBand = $0 }
        // Who answers with Enter is led on.
        gender.onSubmit = { [ageBand] in ageBand.becomeFirstResponder() }
        ageBand.onSubmit = { [height] in height.becomeFirstResponder() }
        height.onChange = { [model] in model.draft.height = $0 }
        height.helpText = phrases.heightHelp
        proceed.action = { [model] in model.next() }
        let form = FormView([
            FormRow(phrases.gender, gender), FormRow(phrases.ageBand, ageBand), FormRow(phrases.height, height), FormRow("", proceed),
        ])
        view = PageView(phrases.profileQuestion, body: form, aside: strings.aside)
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(LoginKeys.next(model.strings), hint: 0, disabledReason: model.disabledReason) { [model] in model.next() }]
    }

    override func updateProperties() {
        height.errorText = model.heightProblem
        proceed.disabledReason = model.disabledReason
    }
}
