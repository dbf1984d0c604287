/// The measure of a chart and of a proof: a metric of the records, or the minutes of walks, which no record holds.
package enum ChartMeasure: Hashable, Sendable {
    case metric(Metric)
    /// Minutes of walks without pauses, in which each moment counts once.
    case minutes

    package static let steps = ChartMeasure.metric(.steps)
    package static let distance = ChartMeasure.metric(.distance)
    package static let speed = ChartMeasure.metric(.speed)
    package static let stepLength = ChartMeasure.metric(.stepLength)

    /// Those that charts show and proofs go through, in the order in which a key leads through them, and from the last to the first.
    package static let charted: [ChartMeasure] = [.steps, .distance, .speed, .stepLength, .minutes]

    /// Those of a day's numbers that can be proved.
    package static let proved: [ChartMeasure] = Metric.counted.map(ChartMeasure.metric) + [.minutes]

    /// The measure that somebody goes by.
    package init(leading: GoalMeasure) { self = leading.metric.map(ChartMeasure.metric) ?? .minutes }

    /// The metric of the records that it is counted from; nil for what is counted from walks.
    package var metric: Metric? {
        switch self {
        case .metric(let metric): metric
        case .minutes: nil
        }
    }

    /// Indicates whether parts of a day add up.
    package var isSum: Bool { metric?.isSum ?? true }
}

extension ChartMeasure: RawRepresentable, Codable {
    private static let nameOfMinutes = "minutes"

    package init?(rawValue: String) {
        if rawValue == Self.nameOfMinutes {
            self = .minutes
        } else if let metric = Metric(rawValue: rawValue) {
            self = .metric(metric)
        } else {
            return nil
        }
    }

    package var rawValue: String { metric?.rawValue ?? Self.nameOfMinutes }
}
