/// A measure of walking, in its own unit; the raw value is its name in exports and on the command line.
package enum Metric: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
    case steps
    /// Metres.
    case distance
    /// Flights of stairs.
    case flights
    /// Seconds of exercise, as the device judged it.
    case exercise
    /// Metres a second.
    case speed
    /// Metres from one foot to the other.
    case stepLength
    /// The part of the time for which both feet are on the ground, 0 to 1.
    case doubleSupport
    /// The part of the steps in which one foot moves at another speed than the other, 0 to 1.
    case asymmetry
    /// The steadiness that a phone makes of some days of walking, 0 to 1.
    case steadiness
    /// Metres a second up a flight of stairs.
    case stairAscentSpeed
    /// Metres a second down one.
    case stairDescentSpeed
    /// Metres of a walk of six minutes, as a device estimates them.
    case sixMinuteWalk
    /// Seconds that a foot stays on the ground.
    case stanceTime
    /// The part of that time that falls to one foot, 0 to 1; devices do not say which.
    case stanceBalance
    /// Metres that the body goes up and down with a step.
    case verticalOscillation
    /// Heartbeats a minute while the cadence is brisk.
    case briskHeartRate
    /// Heartbeats a minute, the mean of a minute of a live walk.
    case heartRate
    /// Heartbeats a minute, the most of a minute of a live walk.
    case highestHeartRate

    /// Those that a day's numbers are counted from, of all sources together.
    ///
    /// The others say how somebody walks: they are measured now and then, each source for itself, and never added up or merged.
    package static let counted: [Metric] = [.steps, .distance, .flights, .exercise, .speed, .stepLength]

    /// Those that belong to a walk: its page tells them, and no number of a day is made of them.
    package static let ofWalks: [Metric] = [.heartRate, .highestHeartRate]

    /// Indicates whether parts of a day add up; speed and step length are averaged instead.
    package var isSum: Bool {
        switch self {
        case .steps, .distance, .flights, .exercise: true
        case .speed, .stepLength, .doubleSupport, .asymmetry, .steadiness, .stairAscentSpeed, .stairDescentSpeed, .sixMinuteWalk,
            .stanceTime, .stanceBalance, .verticalOscillation, .briskHeartRate, .heartRate, .highestHeartRate:
            false
        }
    }
}
