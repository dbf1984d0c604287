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
        gender = OptionPicker(Profile.Gender.allCases.map { .init($0, phrases.name($0)) }, selection: model.gender)
        ageBand = OptionPicker(AgeBand.allCases.map { .init($0, phrases.name($0)) }, selection: model.ageBand)
        height = TextField(model.height)
        proceed = Button(model.strings.next)
        super.init()
        title = model.strings.title
    }

    override func loadView() {
        let strings = model.strings
        gender.onChange = { [model] in model.gender = $0 }
        ageBand.onChange = { [model] in model.ageBand = $0 }
        height.onChange = { [model] in model.height = $0 }
        height.accepts = { $0.isASCII && $0.isNumber }
        height.helpText = strings.heightHelp
        proceed.action = { [model] in model.next() }
        let form = FormView([
            FormRow(strings.gender, gender), FormRow(strings.ageBand, ageBand), FormRow(strings.height, height), FormRow("", proceed),
        ])
        view = PageView(strings.headline, body: form, aside: strings.aside)
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(LoginKeys.next(model.strings), hint: 0, disabledReason: model.disabledReason) { [model] in model.next() }]
    }

    override func updateProperties() {
        height.errorText = model.heightProblem
        proceed.disabledReason = model.disabledReason
    }
}
