extension Metric {
    /// Returns a day's value of the metric; nil where it has none.
    package func value(of day: Day) -> Double? {
        switch self {
        case .steps: day.hasSteps ? day.steps : nil
        case .distance: day.distance > 0 ? day.distance : nil
        case .flights: day.flights
        case .exercise: day.briskMinutes.map { Double($0) * 60 }
        case .speed: day.speed
        case .stepLength: day.stepLength
        default: nil
        }
    }

    /// Returns a day's value as it is displayed: whole steps, so that a sum of days is the sum of the displayed values.
    package func shownValue(of day: Day) -> Double? { value(of: day).map { self == .steps ? Double(day.stepCount) : $0 } }

    /// Returns an hour's value of the metric; nil where it has none.
    package func value(of hour: Hour) -> Double? {
        switch self {
        case .steps: hour.steps
        case .distance: hour.distance
        case .speed: hour.speed
        case .stepLength: hour.stepLength
        default: nil
        }
    }
}

extension GoalHistory {
    /// The goal for a metric on a day; nil where people set none.
    package func value(of metric: Metric, on date: CivilDate) -> Double? {
        switch metric {
        case .steps: Double(steps(on: date))
        case .speed: goal(on: date).speed
        case .stepLength: goal(on: date).stepLength
        default: nil
        }
    }
}
