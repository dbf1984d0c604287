/// The period that a chart of gait looks back over; the raw value is its name in links.
package enum GaitRange: String, CaseIterable, Codable, Sendable {
    /// Today, by the clock.
    case day
    /// The last seven days.
    case week
    /// The last thirty days.
    case month
    /// The last 52 weeks.
    case year
    /// The last sixty months.
    case fiveYears = "five-years"

    /// The unit of time that a point sums up.
    package enum Step: Sendable {
        case moment, day, week, month
    }

    package var step: Step {
        switch self {
        case .day: .moment
        case .week, .month: .day
        case .year: .week
        case .fiveYears: .month
        }
    }

    /// The first days of its points, in order.
    package func starts(today: CivilDate) -> [CivilDate] {
        switch self {
        case .day: [today]
        case .week: (0..<7).map { today.adding(days: $0 - 6) }
        case .month: (0..<30).map { today.adding(days: $0 - 29) }
        case .year: (0..<52).map { today.startOfWeek.adding(days: 7 * ($0 - 51)) }
        case .fiveYears: (0..<60).map { today.startOfMonth.adding(months: $0 - 59) }
        }
    }
}
