import Observation
import Phrases
import Walking

/// Another goal for today and the days that come.
@Observable
final class GoalEditorViewModel {
    static let allowed = 500...100_000

    /// As it was typed.
    var text: String {
        didSet { if text != oldValue { problem = nil } }
    }
    /// Goals of single days, as they were typed.
    var weekdays: String {
        didSet { if weekdays != oldValue { weekdaysProblem = nil } }
    }
    private(set) var weekdaysProblem: String?
    private(set) var isWorking = false
    private(set) var problem: String?

    private var original: (steps: String, weekdays: String)

    @ObservationIgnored let strings: GoalStrings
    @ObservationIgnored let editor: EditorStrings
    @ObservationIgnored private let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
        strings = settings.strings.goal
        editor = settings.strings.editor
        let steps = settings.goalSteps.map(String.init) ?? ""
        let weekdays = TypedWeekdays.text(settings.weekdaySteps, settings.phrases)
        text = steps
        self.weekdays = weekdays
        original = (steps, weekdays)
    }

    var title: String { settings.strings.goalRow }

    /// Whether leaving would lose something.
    var hasChanges: Bool { (text, weekdays) != original }

    var disabledReason: String? { steps == nil ? strings.reason : nil }

    func submit() async {
        guard !isWorking else { return }
        guard let steps else {
            let phrases = settings.phrases
            problem = strings.wrong(phrases.number(Self.allowed.lowerBound), phrases.number(Self.allowed.upperBound))
            return
        }
        guard let days = TypedWeekdays(weekdays, allowed: Self.allowed) else {
            weekdaysProblem = strings.weekdaysWrong
            return
        }
        isWorking = true
        defer { isWorking = false }
        do throws(JournalFailure) {
            let typed = (text, weekdays)
            try await settings.setGoal(steps, weekdays: days.steps) { original = typed }
        } catch {
            problem = settings.phrases.sentence(error)
        }
    }

    private var steps: Int? { Int(text).flatMap { Self.allowed.contains($0) ? $0 : nil } }
}
