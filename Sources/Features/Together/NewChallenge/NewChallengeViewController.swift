import Clubs
import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The form that starts a challenge.
final class NewChallengeViewController: ViewController, Flow {
    let result = FlowResult<ChallengeTerms>()
    private let model: NewChallengeViewModel
    private let words: TogetherWords
    private let first = DateField()
    private let duration: SegmentedControl
    private let dailyCap: SegmentedControl
    private let handicap: CheckBox
    private let start: Button
    private let note = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: NewChallengeViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        let strings = words.strings.challenges
        duration = SegmentedControl(strings.durations)
        dailyCap = SegmentedControl(DailyCap.allCases.map(words.phrases.name))
        handicap = CheckBox(strings.handicap)
        start = Button(strings.start)
        super.init()
        title = strings.newTitle
    }

    override func loadView() {
        let strings = words.strings.challenges
        let form = FormView([
            FormRow(strings.first, first), FormRow(strings.duration, duration), FormRow(strings.dailyCap, dailyCap), FormRow("", handicap),
            FormRow("", start), FormRow("", problem), FormRow("", note),
        ])
        let stack = StackView(.vertical, [form])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        first.describe = { [words] day in CivilDate(day.parts).map { words.phrases.weekdayName($0.weekday) } ?? "" }
        first.readDaysAhead()
        first.onChange = { [model] day in if let date = CivilDate(day.parts) { model.first = date } }
        duration.onChange = { [model] in model.durationIndex = $0 }
        dailyCap.onChange = { [model] in model.dailyCap = DailyCap.allCases[$0] }
        handicap.onChange = { [model] in model.hasHandicap = $0 }
        start.action = { [weak self] in self?.submit() }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.startChallenge, hint: 10) { [weak self] in self?.submit() }]
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let terms = await model.start() { self?.finish(with: terms) }
        }
    }

    override func updateProperties() {
        let strings = words.strings.challenges
        first.today = DateField.Value(model.today.components)
        first.limits = DateField.Value(model.days.lowerBound.components)...DateField.Value(model.days.upperBound.components)
        first.value = DateField.Value(model.first.components)
        duration.selectedIndex = model.durationIndex
        dailyCap.selectedIndex = DailyCap.allCases.firstIndex(of: model.dailyCap) ?? 0
        handicap.isOn = model.hasHandicap
        note.text = model.hasHandicap ? "\(strings.handicapNote) \(strings.note)" : strings.note
        problem.showProblem(model.problem.map(sentence))
    }

    override func encodeRestorableState() -> String? { model.restorableState }

    override func decodeRestorableState(_ state: String) { model.restore(state) }

    private func sentence(for problem: ChallengeProblem) -> String {
        let strings = words.strings.challenges
        return switch problem {
        case .badDays: strings.badDays
        case .tooMany: strings.tooMany(words.phrases.number(ChallengeTerms.maximumOpen))
        case .roomTooLarge: strings.tooLarge(words.phrases.number(ClubRoom.mirroredMembers))
        case .noRoom: strings.noRoom
        case .journal(let failure): words.phrases.sentence(failure)
        }
    }
}
