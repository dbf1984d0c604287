/// The goal of a person for a day: steps, and optionally a speed and a step length.
package struct Goal: Hashable, Sendable, Codable {
    /// The number of steps at which risk levels off for most people (Lancet Public Health 2022 and 2025).
    package static let defaultSteps = 7000

    package var steps: Int { didSet { steps = Self.bounded(steps) } }
    /// Steps for single days of the week, by their ISO number; the others take `steps`.
    package var weekdaySteps: [Int: Int] { didSet { weekdaySteps = weekdaySteps.mapValues(Self.bounded) } }
    /// Metres a second.
    package var speed: Double? { didSet { speed = Self.possible(speed) } }
    /// Metres.
    package var stepLength: Double? { didSet { stepLength = Self.possible(stepLength) } }

    package init(
        steps: Int = Goal.defaultSteps, weekdaySteps: [Int: Int] = [:], speed: Double? = nil, stepLength: Double? = nil
    ) {
        self.steps = Self.bounded(steps)
        self.weekdaySteps = weekdaySteps.mapValues(Self.bounded)
        self.speed = Self.possible(speed)
        self.stepLength = Self.possible(stepLength)
    }

    /// A goal that a file or an older journal says may be any number; a day has room for so many steps.
    private static func bounded(_ steps: Int) -> Int { min(max(1, steps), 1_000_000) }

    /// Returns nil for what is no speed and no length: it could not even be kept.
    private static func possible(_ value: Double?) -> Double? { value.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            steps: try values.decode(Int.self, forKey: .steps), weekdaySteps: try values.decode([Int: Int].self, forKey: .weekdaySteps),
            speed: try values.decodeIfPresent(Double.self, forKey: .speed),
            stepLength: try values.decodeIfPresent(Double.self, forKey: .stepLength))
    }

    /// Returns whether another goal asks for something else of a metric.
    package func differs(from other: Goal, in metric: Metric) -> Bool {
        switch metric {
        case .steps: (steps, weekdaySteps) != (other.steps, other.weekdaySteps)
        case .speed: speed != other.speed
        case .stepLength: stepLength != other.stepLength
        default: false
        }
    }

    package func steps(on weekday: Weekday) -> Int {
        weekdaySteps[weekday.rawValue] ?? steps
    }
}
