import Clubs
import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Asks a member to walk together at a time.
final class AskToWalkViewController: ViewController, Flow {
    let result = FlowResult<String>()
    private let model: AskToWalkViewModel
    private let words: TogetherWords
    private let date = DateField()
    private let time = TimeField()
    private let ask: Button
    private let note = Label(style: Style(.secondary), lines: 0)

    init(model: AskToWalkViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        ask = Button(words.strings.ask.ask)
        super.init()
        title = words.strings.ask.title
    }

    override func loadView() {
        let strings = words.strings.ask
        let form = FormView([FormRow(strings.day, date), FormRow(strings.time, time), FormRow("", note), FormRow("", ask)])
        let stack = StackView(.vertical, [form])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        date.describe = { [words] day in CivilDate(day.parts).map { words.phrases.weekdayName($0.weekday) } ?? "" }
        date.readDaysAhead()
        date.onChange = { [model] day in if let date = CivilDate(day.parts) { model.date = date } }
        time.onChange = { [model] in model.minutes = $0 }
        ask.action = { [weak self] in self?.submit() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.sendQuestion, hint: 10) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        date.today = DateField.Value(model.today.components)
        date.limits = DateField.Value(model.days.lowerBound.components)...DateField.Value(model.days.upperBound.components)
        date.value = DateField.Value(model.day.components)
        time.minutes = model.minutes
        time.errorText = model.problem.map(sentence)
        note.text = words.strings.ask.note
        if let shownName { title = shownName }
    }

    private var shownName: String? { model.name.map { model.isBlocked ? words.strings.club.hidden : $0.text } }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            guard await model.ask(), let self, let shownName else { return }
            let moment = words.moment(model.starts, in: model.access.zone, today: model.today)
            finish(with: words.strings.club.asked(shownName, moment))
        }
    }

    private func sentence(for failure: AskToWalk.Failure) -> String {
        switch failure {
        case .badTime: words.strings.ask.badTime
        case .tooMany: words.strings.ask.tooMany
        case .alreadyAsked: words.strings.ask.alreadyAsked
        case .journal(let failure): words.phrases.sentence(failure)
        }
    }
}
