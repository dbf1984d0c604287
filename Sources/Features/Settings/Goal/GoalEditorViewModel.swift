import Common
import Observation
import Phrases
import Walking

/// Another goal for today and the days that come.
@Observable
final class GoalEditorViewModel {
    /// The goal as it was typed.
    var typed: TypedGoal {
        didSet {
            if typed.steps != oldValue.steps { (problem, failure) = (nil, nil) }
            if typed.weekdays != oldValue.weekdays { weekdaysProblem = nil }
            if typed.speed != oldValue.speed { speedProblem = nil }
            if typed.stepLength != oldValue.stepLength { stepLengthProblem = nil }
        }
    }
    private(set) var isWorking = false
    private(set) var problem: String?
    /// The reason for which the goal was not kept.
    private(set) var failure: JournalFailure?
    private(set) var weekdaysProblem: String?
    private(set) var speedProblem: String?
    private(set) var stepLengthProblem: String?

    /// The measures that the person wants on the home screen.
    private(set) var shown: Set<GoalMeasure>

    private var original: TypedGoal
    private var originallyShown: Set<GoalMeasure>

    @ObservationIgnored let strings: GoalEditorStrings
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        strings = settings.words.strings.goal
        let written = Self.written(settings)
        (typed, original) = (written, written)
        let shown = settings.shownMeasures
        (self.shown, originallyShown) = (shown, shown)
    }

    /// Puts a measure on the home screen, or takes it off.
    func show(_ measure: GoalMeasure, _ isShown: Bool) {
        if isShown { shown.insert(measure) } else { shown.remove(measure) }
    }

    private static func written(_ settings: SettingsViewModel) -> TypedGoal {
        settings.goal.map { TypedGoal($0, rests: settings.rests, settings.words.phrases) } ?? TypedGoal(units: settings.words.phrases.units)
    }

    /// Takes over what holds as soon as it is known, unless somebody has typed by then.
    func load() async {
        guard settings.goal == nil else { return }
        await settings.load()
        let isUntouched = !hasChanges
        (original, originallyShown) = (Self.written(settings), settings.shownMeasures)
        if isUntouched { (typed, shown) = (original, originallyShown) }
    }

    /// Indicates whether leaving would lose something.
    var hasChanges: Bool { typed != original || shown != originallyShown }

    var disabledReason: String? { typed.stepCount == nil ? strings.reason : nil }

    /// The parts that differ from what holds.
    private var changedParts: [GoalPart] {
        var parts: [GoalPart] = []
        if typed.steps != original.steps { parts.append(.steps) }
        if typed.weekdays != original.weekdays { parts.append(.weekdays) }
        if typed.speed != original.speed { parts.append(.speed) }
        if typed.stepLength != original.stepLength { parts.append(.stepLength) }
        return shown == originallyShown ? parts : parts + [.home]
    }

    /// Keeps the goal.
    /// - Returns: what was saved of it; nil where it could not be kept.
    func save() async -> SettingsOutcome? {
        guard !isWorking, let goal else { return nil }
        isWorking = true
        defer { isWorking = false }
        do throws(JournalFailure) {
            let (typed, parts) = (typed, changedParts)
            if parts != [.home] { try await settings.setGoal(goal, restingOn: typed.days?.rests ?? [], .goal(parts, steps: goal.steps)) }
            original = typed
            if shown != originallyShown { try await settings.show(shown) }
            originallyShown = shown
            return .goal(steps: goal.steps, parts)
        } catch {
            failure = error
            return nil
        }
    }

    /// The goal; nil where a field has to be mended first, which then says so.
    private var goal: Goal? {
        guard let steps = typed.stepCount else {
            let phrases = settings.words.phrases
            problem = strings.wrong(
                phrases.number(TypedGoal.allowedSteps.lowerBound), phrases.number(TypedGoal.allowedSteps.upperBound))
            return nil
        }
        guard let days = typed.days else {
            weekdaysProblem = strings.weekdaysWrong
            return nil
        }
        guard let speed = typed.metresPerSecond else {
            speedProblem = strings.speedWrong(settings.words.phrases.units)
            return nil
        }
        guard let stepLength = typed.metres else {
            stepLengthProblem = strings.stepLengthWrong(settings.words.phrases.units)
            return nil
        }
        // A value that was not typed anew stays as exact as it was.
        return Goal(
            steps: steps, weekdaySteps: days.steps, speed: typed.speed == original.speed ? settings.goal?.speed : speed,
            stepLength: typed.stepLength == original.stepLength ? settings.goal?.stepLength : stepLength)
    }
}

extension ChangeName {
    /// The name of a change of some parts of the goal.
    fileprivate static func goal(_ parts: [GoalPart], steps: Int) -> ChangeName {
        let own = parts.filter { $0 != .home }
        guard own != [.steps], !own.isEmpty else { return .goal(steps) }
        return .named(en: "goal of \(GoalEditorStrings.en.list(own))", ko: "목표(\(GoalEditorStrings.ko.list(own)))")
    }
}
