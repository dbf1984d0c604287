import Walking

extension Metric {
    /// The metric's number in the file, which never changes.
    var code: Int64 {
        switch self {
        case .steps: 1
        case .distance: 2
        case .flights: 3
        case .exercise: 4
        case .speed: 5
        case .stepLength: 6
        }
    }

    init?(code: Int64) {
        guard let metric = Metric.allCases.first(where: { $0.code == code }) else { return nil }
        self = metric
    }
}
