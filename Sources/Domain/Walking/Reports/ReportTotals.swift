/// The sums and the usual days of a stretch of dates.
package struct ReportTotals: Hashable, Sendable {
    /// Days whose steps are known.
    package let knownDays: Int
    package let reachedDays: Int
    package let steps: Int
    package let briskMinutes: Int
    /// Metres.
    package let distance: Double
    private let medians: [ReportMeasure: Double]
    private let counts: [ReportMeasure: Int]

    package init(_ days: [Day]) {
        let known = days.filter(\.hasSteps)
        knownDays = known.count
        reachedDays = known.count(where: \.reachedGoal)
        steps = known.reduce(0) { $0.addingClamped($1.stepCount) }
        briskMinutes = days.reduce(0) { $0.addingClamped($1.briskMinutes) }
        distance = days.reduce(0) { $0 + $1.distance }
        let values = ReportMeasure.allCases.map { measure in (measure, days.compactMap { measure.value(of: $0) }) }
        medians = Dictionary(uniqueKeysWithValues: values).compactMapValues(\.median)
        counts = Dictionary(uniqueKeysWithValues: values).mapValues(\.count)
    }

    /// The median of the days; nil where fewer than ``fewestDays`` are known, which would be anybody's guess.
    package func median(_ measure: ReportMeasure) -> Double? { count(measure) >= Self.fewestDays ? medians[measure] : nil }

    /// Days on which a measure is known.
    package func count(_ measure: ReportMeasure) -> Int { counts[measure] ?? 0 }

    /// The fewest days that make a median worth telling; of a week that is three out of seven.
    package static let fewestDays = 3
}

/// A measure that a report compares from one span to the next, a number a day each.
package enum ReportMeasure: String, CaseIterable, Hashable, Sendable, Codable {
    case steps, brisk, speed, stepLength

    package func value(of day: Day) -> Double? {
        switch self {
        case .steps: day.hasSteps ? Double(day.stepCount) : nil
        case .brisk: day.hasSteps ? Double(day.briskMinutes) : nil
        case .speed: day.speed
        case .stepLength: day.stepLength
        }
    }

    /// The measure of gait by which a change of it is judged; nil for what is no gait.
    var gait: GaitMeasure? {
        switch self {
        case .steps, .brisk: nil
        case .speed: .speed
        case .stepLength: .stepLength
        }
    }
}
