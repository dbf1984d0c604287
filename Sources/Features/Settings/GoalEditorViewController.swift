import Screens
import Terminal

/// The question for another goal.
final class GoalEditorViewController: ViewController {
    private let model: GoalEditorViewModel
    private let steps: TextField
    private let weekdays: TextField
    private let save: Button

    init(_ model: GoalEditorViewModel) {
        self.model = model
        steps = TextField(model.text, placeholder: "7000")
        weekdays = TextField(model.weekdays)
        save = Button(model.editor.save)
        super.init()
        title = model.title
    }

    override func loadView() {
        steps.onChange = { [model] in model.text = $0 }
        steps.accepts = { $0.isASCII && $0.isNumber }
        steps.helpText = model.strings.help
        weekdays.onChange = { [model] in model.weekdays = $0 }
        weekdays.helpText = model.strings.weekdaysHelp
        save.action = { [weak self] in self?.submit() }
        let form = FormView([
            FormRow(model.strings.label, steps), FormRow(model.strings.weekdays, weekdays), FormRow("", save),
        ])
        view = PageView(model.strings.question, body: form, aside: model.strings.aside)
    }

    override func viewDidLoad() {
        task { [model] in await model.load() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(SettingsKeys.save(model.editor.save), hint: 0) { [weak self] in self?.submit() }]
    }

    override func encodeRestorableState() -> String? { model.text }

    override func decodeRestorableState(_ state: String) {
        model.text = state
        steps.text = state
    }

    override func updateProperties() {
        steps.text = model.text
        weekdays.text = model.weekdays
        steps.errorText = model.problem
        weekdays.errorText = model.weekdaysProblem
        save.title = model.isWorking ? model.editor.saving : model.editor.save
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, model.editor)
    }

    private func submit() {
        task { [model] in await model.submit() }
    }
}
