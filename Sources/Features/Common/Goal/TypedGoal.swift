import Phrases
import Walking

/// The fields of the goal's editor, as typed; an empty field means no such goal.
package struct TypedGoal: Equatable {
    package static let allowedSteps = 500...100_000
    /// Kilometres an hour.
    static let allowedSpeeds = 1.0...15.0
    /// Centimetres.
    static let allowedStepLengths = 20.0...160.0

    package var steps = ""
    package var weekdays = ""
    package var speed = ""
    package var stepLength = ""

    /// The units of numbers without a unit.
    package let units: Units

    package init(units: Units) { self.units = units }

    package init(_ goal: Goal, rests: RestSchedule, _ phrases: Phrases) {
        units = phrases.units
        steps = String(goal.steps)
        weekdays = TypedWeekdays.text(goal.weekdaySteps, rests: rests.weekdays, phrases)
        speed = goal.speed.map(phrases.speed) ?? ""
        stepLength = goal.stepLength.map(phrases.stepLength) ?? ""
    }

    package var stepCount: Int? { Self.stepCount(steps) }

    /// The number of steps that was typed; nil where it is none, or none that a person could aim at.
    package static func stepCount(_ typed: String) -> Int? {
        TypedSteps(typed).flatMap { allowedSteps.contains($0.count) ? $0.count : nil }
    }

    package var days: TypedWeekdays? { TypedWeekdays(weekdays, allowed: Self.allowedSteps) }

    /// Metres a second; nil where what was typed is no speed, `.some(nil)` where nothing was.
    package var metresPerSecond: Double?? {
        guard !speed.trimmed.isEmpty else { return .some(nil) }
        guard let typed = TypedSpeed(speed, in: units), Self.allowedSpeeds.contains(typed.metresPerSecond * 3.6) else { return nil }
        return .some(typed.metresPerSecond)
    }

    /// Metres; nil where what was typed is no length, `.some(nil)` where nothing was.
    package var metres: Double?? {
        guard !stepLength.trimmed.isEmpty else { return .some(nil) }
        guard let typed = TypedLength(stepLength, in: units), Self.allowedStepLengths.contains(typed.metres * 100) else { return nil }
        return .some(typed.metres)
    }
}
