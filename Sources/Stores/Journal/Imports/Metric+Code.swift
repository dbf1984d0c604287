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
        case .doubleSupport: 7
        case .asymmetry: 8
        case .steadiness: 9
        case .stairAscentSpeed: 10
        case .stairDescentSpeed: 11
        case .sixMinuteWalk: 12
        case .stanceTime: 13
        case .stanceBalance: 14
        case .verticalOscillation: 15
        case .briskHeartRate: 16
        case .heartRate: 17
        case .highestHeartRate: 18
        }
    }

    init?(code: Int64) {
        guard let metric = Metric.allCases.first(where: { $0.code == code }) else { return nil }
        self = metric
    }
}
