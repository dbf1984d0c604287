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
        let written = Self.written(settings)
        original = written
        (text, weekdays) = written
    }

    private static func written(_ settings: SettingsModel) -> (steps: String, weekdays: String) {
        (settings.goalSteps.map(String.init) ?? "", TypedWeekdays.text(settings.weekdaySteps, settings.phrases))
    }

    /// Takes over what holds as soon as it is known, unless somebody has typed by then.
    func load() async {
        guard settings.goalSteps == nil else { return }
        await settings.load()
        let isUntouched = !hasChanges
        original = Self.written(settings)
        if isUntouched { (text, weekdays) = original }
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
