import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Asks from when to when a row waits: a holiday, an illness.
final class PauseEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: PauseEditorViewModel
    private let words: SettingsWords
    private let from: DateField
    private let through: DateField
    private let save: Button
    private let trial = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: PauseEditorViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        from = DateField()
        through = DateField()
        save = Button(words.strings.editor.save)
        super.init()
        title = words.strings.streak.pauseTitle
    }

    override func loadView() {
        let (strings, phrases) = (words.strings.streak, words.phrases)
        from.setUpDays(phrases) { [model] in model.pause.from = $0 }
        from.onSubmit = { [through] in through.becomeFirstResponder() }
        through.setUpDays(phrases) { [model] in model.pause.through = $0 }
        save.action = { [weak self] in self?.submit() }
        for text in [trial, problem] { text.indent = Control.gutter }
        // The consequences stand right below the fields, not below their room.
        let form = FormView(spacing: 0, [FormRow(strings.from, from), FormRow(strings.through, through), FormRow("", save)])
        form.stretch = 0
        form.minimumSize = Size(width: 0, height: 1)
        view = PageView(
            strings.pauseQuestion, body: StackView(.vertical, spacing: 1, [form, trial, problem]), aside: strings.pauseAside)
    }

    override func viewDidLoad() {
        taskBeforeKeys { [model] in await model.load() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.save, hint: 0, disabledReason: model.problem) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        if let today = model.today {
            for field in [from, through] { field.today = DateField.Value(today.components) }
            from.value = DateField.Value(model.pause.from.components)
            through.value = DateField.Value(model.pause.through.components)
        }
        through.errorText = model.problem
        let (strings, phrases) = (words.strings.streak, words.phrases)
        trial.text = model.trial.map { $0.current > 0 ? strings.trial(phrases.row($0)) : "" } ?? ""
        problem.show(model.streaks.failure.map { .problem(words.phrases.sentence($0)) })
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let pause = await model.save() { self?.finish(with: .pause(pause)) }
        }
    }
}
