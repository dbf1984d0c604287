import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The form of a time-zone period, or of the home zone.
final class TimeZonePeriodEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: TimeZonePeriodEditorViewModel
    private let words: SettingsWords
    private let zone: TextField
    private let from: DateField
    private let through: DateField
    private let save: Button
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: TimeZonePeriodEditorViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        zone = TextField(model.zone, placeholder: words.phrases.example("Asia/Seoul"))
        from = DateField()
        through = DateField()
        save = Button(words.strings.editor.save)
        super.init()
        title = model.purpose == .home ? words.strings.zones.home : words.strings.zones.periodTitle
    }

    override func loadView() {
        let strings = words.strings.zones
        zone.onChange = { [model] in model.zone = $0 }
        let phrases = words.phrases
        from.setUpDays(phrases) { [model] in model.from = $0 }
        through.setUpDays(phrases) { [model] in model.through = $0 }
        save.action = { [weak self] in self?.submit() }
        var rows = [FormRow(strings.zone, zone)]
        if model.purpose != .home { rows += [FormRow(strings.from, from), FormRow(strings.through, through)] }
        let body = StackView(.vertical, spacing: 1, [FormView(spacing: 0, rows + [FormRow("", save)]), problem])
        view = PageView(model.purpose == .home ? strings.homeQuestion : strings.periodQuestion, body: body, aside: strings.aside)
    }

    override func viewDidLoad() {
        taskBeforeKeys { [model] in await model.load() }
    }

    override var preferredFirstResponder: Responder? { zone }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.save, hint: 0) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        zone.text = model.zone
        zone.helpText = model.zoneReading.map { "= " + $0 } ?? words.strings.zones.zoneHelp
        if let today = model.today {
            for field in [from, through] { field.today = DateField.Value(today.components) }
            from.value = DateField.Value(model.from.components)
            through.value = DateField.Value(model.through.components)
        }
        zone.errorText = model.zoneProblem
        through.errorText = model.throughProblem
        problem.show(model.zones.failure.map { .problem(words.phrases.sentence($0)) })
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let outcome = await model.save() { self?.finish(with: outcome) }
        }
    }
}
