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
    private let zone: TextField
    private let from: DateField
    private let through: DateField
    private let save: Button
    private let problem = Label(style: Style(.danger), lines: 0)

    init(_ model: TimeZonePeriodEditorViewModel) {
        self.model = model
        zone = TextField(model.zone, placeholder: model.zones.settings.phrases.example("Asia/Seoul"))
        from = DateField()
        through = DateField()
        save = Button(model.zones.settings.strings.editor.save)
        super.init()
        title = model.purpose == .home ? model.strings.home : model.strings.periodTitle
    }

    override func loadView() {
        let strings = model.strings
        zone.onChange = { [model] in model.zone = $0 }
        let phrases = model.zones.settings.phrases
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
        [KeyCommand(model.zones.settings.keys.save, hint: 0) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        zone.text = model.zone
        zone.helpText = model.zoneReading.map { "= " + $0 } ?? model.strings.zoneHelp
        if let today = model.today {
            for field in [from, through] { field.today = DateField.Value(today.components) }
            from.value = DateField.Value(model.from.components)
            through.value = DateField.Value(model.through.components)
        }
        zone.errorText = model.zoneProblem
        through.errorText = model.throughProblem
        problem.text = model.zones.problem.map { "! " + $0 } ?? ""
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, model.zones.settings.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let outcome = await model.save() { self?.finish(with: outcome) }
        }
    }
}
