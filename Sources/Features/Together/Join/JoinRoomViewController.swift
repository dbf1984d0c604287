import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Asks for a room's code.
final class JoinRoomViewController: ViewController, Flow {
    let result = FlowResult<RoomEntry>()
    private let model: JoinRoomViewModel
    private let words: TogetherWords
    private let code: TextField
    private let join: Button

    init(model: JoinRoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        code = TextField(placeholder: words.phrases.example("K7M-4QX"))
        join = Button(words.strings.join.join)
        super.init()
        title = words.strings.join.title
    }

    override func loadView() {
        let stack = StackView(.vertical, [FormView([FormRow(words.strings.join.code, code), FormRow("", join)])])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        code.helpText = words.strings.join.codeHelp
        code.onChange = { [model] in
            model.code = $0
            model.hasChanges = true
        }
        code.onSubmit = { [weak self] _ in self?.submit() }
        join.action = { [weak self] in self?.submit() }
    }

    override func encodeRestorableState() -> String? { model.code.isEmpty || model.isInvitation ? nil : model.code }

    override func decodeRestorableState(_ state: String) { model.code = state }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.enterRoom, hint: 10, disabledReason: disabledReason) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        code.text = model.code
        code.errorText = model.isInvitation ? isInvitation : model.problem.map(sentence)
        // The field says what is wrong with it.
        join.disabledReason = model.isEmpty ? disabledReason : nil
    }

    private var disabledReason: String? {
        if model.isInvitation { return isInvitation }
        return model.isEmpty ? words.strings.join.codeMissing : nil
    }

    private var isInvitation: String {
        words.strings.join.isInvitation(TogetherRoute.destinations.key(to: .joinClub, words.strings).flatMap(keyName))
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let entry = await model.join() { self?.finish(with: entry) }
        }
    }

    private func sentence(for failure: JoinByCode.Failure) -> String {
        switch failure {
        case .emptyCode: words.strings.join.codeMissing
        case .noSuchRoom: words.strings.join.codeUnknown
        case .closed: words.strings.join.roomClosed
        case .alreadyInside(let room): words.strings.room.alreadyInside(room.name)
        case .journal(let failure): words.phrases.sentence(failure)
        }
    }
}
