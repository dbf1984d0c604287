import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The question for another goal.
final class GoalEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: GoalEditorViewModel
    private let words: SettingsWords
    private let steps: TextField
    private let weekdays: TextField
    private let speed: TextField
    private let stepLength: TextField
    private let boxes: [(measure: GoalMeasure, box: CheckBox)]
    private let save: Button
    private let lookBack: Button

    init(model: GoalEditorViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        steps = TextField(model.typed.steps, placeholder: words.phrases.example("7000"))
        weekdays = TextField(model.typed.weekdays)
        speed = TextField(model.typed.speed)
        stepLength = TextField(model.typed.stepLength)
        for field in [steps, speed, stepLength] { field.clearsOnInsertion = true }
        boxes = GoalMeasure.allCases.map { ($0, CheckBox(words.strings.goal.measure($0))) }
        save = Button(words.strings.editor.save)
        lookBack = Button(words.strings.goal.lookBackButton)
        super.init()
        title = words.strings.goal.row
    }

    override func loadView() {
        let (strings, units) = (words.strings.goal, words.phrases.units)
        steps.onChange = { [model] in model.typed.steps = $0 }
        steps.helpText = strings.asked.explanation
        weekdays.onChange = { [model] in model.typed.weekdays = $0 }
        weekdays.helpText = strings.weekdaysHelp
        speed.onChange = { [model] in model.typed.speed = $0 }
        speed.helpText = strings.speedHelp(units)
        stepLength.onChange = { [model] in model.typed.stepLength = $0 }
        stepLength.helpText = strings.stepLengthHelp(units)
        for (measure, box) in boxes {
            box.onChange = { [model] isOn in model.show(measure, isOn) }
        }
        save.action = { [weak self] in self?.submit() }
        lookBack.action = { [model] in model.settings.open(.stepGoal) }
        let form = FormView([
            FormRow(strings.label, steps), FormRow(strings.weekdays, weekdays), FormRow(strings.speed, speed),
            FormRow(strings.stepLength, stepLength),
            FormRow(strings.home, StackView(.vertical, boxes.map { $0.box })), FormRow("", save), FormRow("", lookBack),
        ])
        view = PageView(strings.asked.question, body: form, aside: strings.aside)
    }

    override func viewDidLoad() {
        taskBeforeKeys { [model] in await model.load() }
    }

    override var keyCommands: [KeyCommand] {
        let settings = model.settings
        return [KeyCommand(words.keys.save, hint: 0) { [weak self] in self?.submit() }]
            + SettingsRoute.destinations.commands(on: Self.self, words.strings) { settings.open($0) }
    }

    override func encodeRestorableState() -> String? { model.typed.steps }

    override func decodeRestorableState(_ state: String) {
        model.typed.steps = state
        steps.text = state
    }

    override func updateProperties() {
        steps.text = model.typed.steps
        weekdays.text = model.typed.weekdays
        speed.text = model.typed.speed
        stepLength.text = model.typed.stepLength
        for (measure, box) in boxes { box.isOn = model.shown.contains(measure) }
        steps.errorText = model.problem ?? model.failure.map(words.phrases.sentence)
        weekdays.errorText = model.weekdaysProblem
        speed.errorText = model.speedProblem
        stepLength.errorText = model.stepLengthProblem
        save.title = model.isWorking ? words.strings.editor.saving : words.strings.editor.save
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let saved = await model.save() { self?.finish(with: saved) }
        }
    }
}
