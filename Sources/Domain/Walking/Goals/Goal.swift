/// What a person wants of a day: steps, and if they like, a speed and a step length.
package struct Goal: Hashable, Sendable, Codable {
    package var steps: Int
    /// Steps for single days of the week, by their ISO number; the others take `steps`.
    package var weekdaySteps: [Int: Int]
    /// Metres a second.
    package var speed: Double?
    /// Metres.
    package var stepLength: Double?

    package init(
        steps: Int = GoalHistory.defaultSteps, weekdaySteps: [Int: Int] = [:], speed: Double? = nil, stepLength: Double? = nil
    ) {
        self.steps = max(1, steps)
        self.weekdaySteps = weekdaySteps
        self.speed = speed
        self.stepLength = stepLength
    }

    package func steps(on weekday: Weekday) -> Int {
        weekdaySteps[weekday.rawValue] ?? steps
    }
}
