import Foundation
import Phrases
import Walking

/// What stands in the goal's editor, as it was typed; nothing in a field means no such goal.
struct TypedGoal: Equatable {
    static let allowedSteps = 500...100_000
    /// Kilometres an hour.
    static let allowedSpeeds = 1.0...15.0
    /// Centimetres.
    static let allowedStepLengths = 20...160

    var steps = ""
    var weekdays = ""
    var speed = ""
    var stepLength = ""

    init() {}

    init(_ goal: Goal, rests: Rests, _ phrases: Phrases) {
        steps = String(goal.steps)
        weekdays = TypedWeekdays.text(goal.weekdaySteps, rests: rests.weekdays, phrases)
        speed = goal.speed.map { phrases.decimal($0 * 3.6) } ?? ""
        stepLength = goal.stepLength.map { String(Int(clamping: $0 * 100)) } ?? ""
    }

    var stepCount: Int? { Int(steps).flatMap { Self.allowedSteps.contains($0) ? $0 : nil } }

    var days: TypedWeekdays? { TypedWeekdays(weekdays, allowed: Self.allowedSteps) }

    /// Metres a second; nil where what was typed is no speed, `.some(nil)` where nothing was.
    var metresPerSecond: Double?? {
        let text = speed.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return .some(nil) }
        guard let number = Double(text.replacing(",", with: ".")), Self.allowedSpeeds.contains(number) else { return nil }
        return .some(number / 3.6)
    }

    /// Metres; nil where what was typed is no length, `.some(nil)` where nothing was.
    var metres: Double?? {
        let text = stepLength.trimmingCharacters(in: .whitespaces)
        guard !text.isEmpty else { return .some(nil) }
        guard let number = Int(text), Self.allowedStepLengths.contains(number) else { return nil }
        return .some(Double(number) / 100)
    }
}
