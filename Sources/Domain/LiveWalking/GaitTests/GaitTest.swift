/// A measured walk that is repeated over the months, to see what changes.
package enum GaitTest: String, CaseIterable, Hashable, Sendable {
    /// The way that is walked in six minutes, as far as possible (ATS 2002).
    case sixMinutes = "six-minutes"
    /// The usual speed over four metres, timed by hand from a walking start.
    case fourMetres = "four-metres"

    /// Seconds of the test that has a fixed time, and metres of the one that has a fixed way.
    package static let sixMinuteSeconds = 360.0
    package static let fourMetreDistance = 4.0

    /// The metres of six minutes, and the seconds of four metres, that a person can have walked.
    ///
    /// They are bounds of plausibility and not of a study: what is slower is no walk from end to end, what is faster is run, and either is a
    /// slip of a key.
    package var possible: ClosedRange<Double> {
        switch self {
        case .sixMinutes: 20...1000
        case .fourMetres: 1.6...60
        }
    }

    /// Returns whether a person can have walked a result.
    package func isPossible(metres: Double, seconds: Double) -> Bool {
        switch self {
        case .sixMinutes: seconds == Self.sixMinuteSeconds && possible.contains(metres)
        case .fourMetres: metres == Self.fourMetreDistance && possible.contains(seconds)
        }
    }
}
