/// A measure for which a person can have a goal of the day, in the order in which screens list them.
package enum GoalMeasure: String, CaseIterable, Hashable, Sendable {
    case steps, speed, stepLength
    /// Minutes walked, which need no device.
    case minutes

    /// The metric that a device measures it by; nil where it needs none.
    package var metric: Metric? {
        switch self {
        case .steps: .steps
        case .speed: .speed
        case .stepLength: .stepLength
        case .minutes: nil
        }
    }

    /// Returns whether a value reaches a goal, as exactly as both are said: who reads "2.5 of 2.5 mph" has reached it.
    package func isReached(_ value: Double, goal: Double, in units: Units) -> Bool {
        parts(of: value, in: units) >= parts(of: goal, in: units)
    }

    /// A value in the smallest parts that it is said in: tenths of a kilometre or a mile an hour, centimetres or tenths of an inch.
    private func parts(of value: Double, in units: Units) -> Double {
        switch self {
        case .steps, .minutes: value
        case .speed: (units.speed(value) * 10).rounded()
        case .stepLength: (units.stepLength(value) * (units.hasInches ? 10 : 1)).rounded()
        }
    }
}
