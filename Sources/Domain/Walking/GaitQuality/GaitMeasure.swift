/// One number that says how somebody walks, in its own unit; the raw value is its name in links and in what is stored of a session.
package enum GaitMeasure: String, CaseIterable, Sendable, Codable {
    /// Metres a second.
    case speed
    /// Metres.
    case stepLength = "step-length"
    /// Steps a minute.
    case cadence
    /// Metres for each step a minute: the step length divided by the cadence.
    case walkRatio = "walk-ratio"
    /// A part of one, as are asymmetry, steadiness and the balance of the feet.
    case doubleSupport = "both-feet"
    case asymmetry
    case steadiness
    /// Metres a second, as is the speed downwards.
    case stairAscent = "stairs-up"
    case stairDescent = "stairs-down"
    /// Steps a minute: the mean of the thirty best minutes of a day.
    case peakCadence = "peak-cadence"
    /// Minutes a day at the cadence that is moderate effort for adults of any age.
    case briskMinutes = "brisk"
    /// Minutes a day at the cadence that is moderate effort at one's age.
    case briskForAge = "brisk-for-age"
    /// Heartbeats a minute while the cadence is brisk.
    case briskHeartRate = "heart"
    /// Metres.
    case sixMinuteWalk = "six-minutes"
    /// Seconds.
    case stanceTime = "stance"
    case stanceBalance = "balance"
    /// Metres.
    case verticalOscillation = "up-and-down"

    /// The number of the day whose records it is counted from; nil for what devices alone measure.
    package var proof: ChartMeasure? {
        guard let metric else { return .steps }
        return ChartMeasure.charted.contains(.metric(metric)) ? .metric(metric) : nil
    }

    /// Indicates whether a day's value is made of stretches, each with a time and a value; else it is of the whole day.
    package var hasStretches: Bool { ![.peakCadence, .briskMinutes, .briskForAge].contains(self) }

    /// Indicates whether devices make one value of a week, so that eight weeks hold too few for a change.
    package var isWeekly: Bool { self == .steadiness || self == .sixMinuteWalk }

    /// Indicates whether a device measures it while one walks on the level, for as long as one does; not on stairs, nor by a test or a week.
    var isOfWalking: Bool {
        switch self {
        case .speed, .stepLength, .doubleSupport, .asymmetry, .stanceTime, .stanceBalance, .verticalOscillation: true
        case .cadence, .walkRatio, .steadiness, .stairAscent, .stairDescent, .peakCadence, .briskMinutes, .briskForAge, .briskHeartRate,
            .sixMinuteWalk:
            false
        }
    }

    /// The metric that sources measure it by; nil for what is counted from steps and distances alone.
    package var metric: Metric? {
        switch self {
        case .speed: .speed
        case .stepLength: .stepLength
        case .doubleSupport: .doubleSupport
        case .asymmetry: .asymmetry
        case .steadiness: .steadiness
        case .stairAscent: .stairAscentSpeed
        case .stairDescent: .stairDescentSpeed
        case .briskHeartRate: .briskHeartRate
        case .sixMinuteWalk: .sixMinuteWalk
        case .stanceTime: .stanceTime
        case .stanceBalance: .stanceBalance
        case .verticalOscillation: .verticalOscillation
        case .cadence, .walkRatio, .peakCadence, .briskMinutes, .briskForAge: nil
        }
    }
}
