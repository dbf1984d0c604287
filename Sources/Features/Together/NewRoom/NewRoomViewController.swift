import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The form that makes a room; its pickers are screens of their own.
final class NewRoomViewController: ViewController, Flow {
    let result = FlowResult<RoomEntry>()
    let model: NewRoomViewModel
    private let words: TogetherWords
    private let name: TextField
    private let period = Button("")
    private let dailyCap = Button("")
    private let create: Button
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: NewRoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        name = TextField(placeholder: words.strings.newRoom.namePlaceholder, maximumLength: CreateRoom.maximumNameLength)
        create = Button(words.strings.newRoom.create)
        super.init()
        title = words.strings.newRoom.title
    }

    override func loadView() {
        let strings = words.strings.newRoom
        let form = FormView([
            FormRow(strings.name, name), FormRow(strings.period, period), FormRow(strings.dailyCap, dailyCap), FormRow("", create),
            FormRow("", problem),
        ])
        let stack = StackView(.vertical, [form])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        name.helpText = words.strings.newRoom.nameHelp
        name.onChange = { [model] in model.name = $0 }
        period.action = { [model] in model.choosePeriod() }
        dailyCap.action = { [model] in model.chooseDailyCap() }
        create.action = { [weak self] in self?.submit() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.createRoom, hint: 10, disabledReason: model.obstacle.map(sentence)) { [weak self] in self?.submit() }]
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let room = await model.create() { self?.finish(with: .created(room)) }
        }
    }

    override func updateProperties() {
        name.text = model.name
        period.title = words.phrases.name(model.period)
        dailyCap.title = words.phrases.name(model.dailyCap)
        create.disabledReason = model.obstacle.map(sentence)
        problem.showProblem(model.problem.map(sentence))
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func sentence(for failure: CreateRoom.Failure) -> String {
        switch failure {
        case .emptyName: words.strings.newRoom.nameMissing
        case .nameTooLong(let maximum): words.strings.newRoom.nameTooLong(maximum)
        case .journal(let failure): words.phrases.sentence(failure)
        }
    }
}
