import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The form by which the own step length is counted on a known way.
final class CalibrationViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: CalibrationViewModel
    private let words: SettingsWords
    private let now = Label(style: Style(.secondary), lines: 0)
    private let distance: TextField
    private let steps: TextField
    private let save: Button
    private let trial = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: CalibrationViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        distance = TextField(
            "", placeholder: words.phrases.example(words.phrases.units.hasMiles ? "440 yd" : "400 m"))
        steps = TextField("", placeholder: words.phrases.example("540"))
        save = Button(words.strings.editor.save)
        super.init()
        title = words.strings.calibration.row
    }

    override func loadView() {
        let strings = words.strings.calibration
        distance.onChange = { [model] in model.distance = $0 }
        steps.onChange = { [model] in model.steps = $0 }
        save.action = { [weak self] in self?.submit() }
        for text in [now, trial, problem] { text.indent = Control.gutter }
        let form = FormView(spacing: 0, [FormRow(strings.distance, distance), FormRow(strings.steps, steps), FormRow("", save)])
        form.stretch = 0
        form.minimumSize = Size(width: 0, height: 1)
        view = PageView(strings.question, body: StackView(.vertical, spacing: 1, [now, form, trial, problem]), aside: strings.aside)
    }

    override func viewDidLoad() {
        follow { [model] in await model.settings.follow { await model.load() } }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    override var preferredFirstResponder: Responder? { distance }

    override var keyCommands: [KeyCommand] {
        var commands = [KeyCommand(words.keys.save, hint: 0) { [weak self] in self?.submit() }]
        if model.setting.value?.last != nil {
            commands.append(KeyCommand(words.keys.forgetStepLength, hint: 20) { [weak self] in self?.forget() })
        }
        return commands
    }

    override func updateProperties() {
        let (strings, phrases) = (words.strings.calibration, words.phrases)
        distance.text = model.distance
        steps.text = model.steps
        now.text =
            model.current.map { length in
                let date: String =
                    if case .calibration(let date) = length.basis { phrases.dateInSentence(date, today: model.settings.today) } else { "" }
                return strings.now(phrases.stepLength(length.metres), length.basis, date)
            } ?? strings.unknown
        trial.text = model.calibration.map { strings.result(phrases.stepLength($0.stepLength)) } ?? ""
        problem.show((model.problem ?? model.setting.failure.map(words.phrases.sentence)).map(Notice.problem))
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let metres = await model.save() { self?.finish(with: .stepLength(metres)) }
        }
    }

    private func forget() {
        taskBeforeKeys { [weak self, model] in
            if await model.forget() { self?.finish(with: .stepLength(nil)) }
        }
    }
}
