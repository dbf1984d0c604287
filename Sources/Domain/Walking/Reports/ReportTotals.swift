/// The sums and the usual days of a stretch of dates.
package struct ReportTotals: Hashable, Sendable {
    /// Days whose steps are known.
    package let knownDays: Int
    package let reachedDays: Int
    package let steps: Int
    /// The minutes at a brisk pace; nil where they are known of no day.
    package let briskMinutes: Int?
    /// Days whose brisk minutes are known.
    package let briskDays: Int
    /// Metres.
    package let distance: Double
    /// Indicates whether each day with steps has a distance as well, and the other way round, so that the sums are of the same walking.
    package let isOfSameDays: Bool
    private let usualDays: [ReportMeasure: Usual]

    /// The usual day of a measure, and the days that it is made of.
    struct Usual: Hashable, Sendable {
        let value: Double
        let days: Int

        /// Returns nil for fewer than ``fewestDays`` values, which would be anybody's guess.
        init?(medianOf values: [Double]) { self.init(values.median, of: values) }

        /// The mean: times the days it is the sum, so that the two can never point different ways.
        init?(meanOf values: [Double]) { self.init(values.isEmpty ? nil : values.reduce(0, +) / Double(values.count), of: values) }

        private init?(_ value: Double?, of values: [Double]) {
            guard let value, values.count >= ReportTotals.fewestDays else { return nil }
            (self.value, days) = (value, values.count)
        }
    }

    package init(_ days: [Day]) {
        let known = days.filter(\.hasSteps)
        knownDays = known.count
        reachedDays = known.count(where: \.reachedGoal)
        steps = known.reduce(0) { $0.addingClamped($1.stepCount) }
        let brisk = known.compactMap(\.briskMinutes)
        briskMinutes = brisk.isEmpty ? nil : brisk.reduce(0) { $0.addingClamped($1) }
        briskDays = brisk.count
        distance = days.reduce(0) { $0 + $1.distance }
        isOfSameDays = days.allSatisfy { ($0.stepCount > 0) == ($0.distance > 0) }
        let values = ReportMeasure.allCases.map { measure in (measure, days.compactMap { measure.value(of: $0) }) }
        usualDays = Dictionary(uniqueKeysWithValues: values.map { ($0, $0.addsUp ? Usual(meanOf: $1) : Usual(medianOf: $1)) })
            .compactMapValues(\.self)
    }

    /// The mean of the days for what adds up, else their median; nil where too few of them are known.
    func usual(_ measure: ReportMeasure) -> Usual? { usualDays[measure] }

    /// The fewest days that make a usual one worth telling; of a week that is three out of seven.
    static let fewestDays = 3
}

/// A measure that a report compares from one span to the next, a number a day each.
package enum ReportMeasure: String, CaseIterable, Hashable, Sendable, Codable {
    case steps, brisk, speed, stepLength
    /// Of gait alone, for a doctor.
    case doubleSupport, asymmetry

    package func value(of day: Day) -> Double? {
        switch self {
        case .steps: day.hasSteps ? Double(day.stepCount) : nil
        case .brisk: day.hasSteps ? day.briskMinutes.map { Double($0) } : nil
        case .speed: day.speed
        case .stepLength: day.stepLength
        case .doubleSupport, .asymmetry: nil
        }
    }

    /// Indicates whether the days themselves know it.
    var isOfDays: Bool { self != .doubleSupport && self != .asymmetry }

    /// Indicates whether it is a part of something, which differs by points.
    package var isShare: Bool { self == .doubleSupport || self == .asymmetry }

    /// Indicates whether its days make a sum.
    package var addsUp: Bool { self == .steps || self == .brisk }

    /// The measure of gait by which a change of it is judged; nil for what is no gait.
    package var gait: GaitMeasure? {
        switch self {
        case .steps, .brisk: nil
        case .speed: .speed
        case .stepLength: .stepLength
        case .doubleSupport: .doubleSupport
        case .asymmetry: .asymmetry
        }
    }
}
