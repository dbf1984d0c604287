import Phrases
import Screens
import Terminal
import Walking

/// The form that makes a room; its pickers are screens of their own.
final class NewRoomViewController: ViewController {
    let model: NewRoomViewModel
    private let name: TextField
    private let period = Button("")
    private let dailyCap = Button("")
    private let create: Button
    private let problem = Label(style: Style(.danger), lines: 0)

    init(_ model: NewRoomViewModel) {
        self.model = model
        name = TextField(placeholder: model.strings.namePlaceholder, maximumLength: CreateRoom.maximumNameLength)
        create = Button(model.strings.create)
        super.init()
        title = model.strings.newRoomTitle
    }

    override func loadView() {
        let strings = model.strings
        let form = FormView([
            FormRow(strings.name, name), FormRow(strings.period, period), FormRow(strings.dailyCap, dailyCap), FormRow("", create),
            FormRow("", problem),
        ])
        let stack = StackView(.vertical, [form])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        name.helpText = model.strings.nameHelp
        name.onChange = { [model] in model.name = $0 }
        period.action = { [model] in model.choosePeriod() }
        dailyCap.action = { [model] in model.chooseDailyCap() }
        create.action = { [weak self] in self?.submit() }
    }

    override var keyCommands: [KeyCommand] {
        let key = TogetherKeys(strings: model.strings).createRoom
        return [KeyCommand(key, hint: 10, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    private func submit() {
        taskBeforeKeys { [model] in await model.create() }
    }

    override func updateProperties() {
        name.text = model.name
        period.title = model.dependencies.phrases.name(model.period)
        dailyCap.title = model.dependencies.phrases.name(model.dailyCap)
        create.disabledReason = model.disabledReason
        problem.text = model.problem.map { "! " + $0 } ?? ""
        problem.isHidden = problem.text.isEmpty
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        guard model.hasChanges else { return true }
        let question = model.dependencies.phrases.leaveQuestion
        return await confirm(question.title, message: question.message, action: question.leave, cancel: question.stay)
    }
}
