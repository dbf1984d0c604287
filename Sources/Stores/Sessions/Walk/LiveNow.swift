import LiveWalking
import Walking

/// The few numbers of a walk in progress, for a status bar.
package struct LiveNow: Hashable, Sendable {
    /// Older than this, nobody walks any more: the program was killed.
    private static let longest = Duration.seconds(5)

    /// The moment at which it was so.
    package var time: Instant
    package var isPaused: Bool
    /// Seconds on the move.
    package var moving: Int
    package var steps: Int?
    /// Indicates whether some of the steps follow from a cadence that was tapped, and some of the way from one's own step length.
    package var areStepsEstimated = false
    package var isDistanceEstimated = false
    /// Metres.
    package var distance: Double?
    /// Steps a minute.
    package var cadence: Int?
    package var heartRate: Int?

    package init(_ update: LiveUpdate, at time: Instant) {
        self.time = time
        isPaused = update.state.isPaused
        moving = update.state.moving
        steps = update.state.steps.map { Int(clamping: $0) }
        areStepsEstimated = update.state.areStepsEstimated
        distance = update.state.distance
        isDistanceEstimated = update.state.isDistanceEstimated
        cadence = update.state.cadence.map { Int(clamping: $0.rounded()) }
        heartRate = update.state.heartRate
    }

    /// Reads what ``text`` wrote; nil for anything else.
    package init?(text: String) {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 8, words[0] == "1", let milliseconds = Int64(words[1]), let moving = Int(words[3]) else { return nil }
        time = Instant(milliseconds: milliseconds)
        isPaused = words[2] == "paused"
        self.moving = moving
        (areStepsEstimated, isDistanceEstimated) = (words[4].hasPrefix("~"), words[5].hasPrefix("~"))
        steps = Int(words[4].drop { $0 == "~" })
        distance = Double(words[5].drop { $0 == "~" })
        cadence = Int(words[6])
        heartRate = Int(words[7])
    }

    package var text: String {
        func word(_ value: (some LosslessStringConvertible)?) -> String { value.map { String($0) } ?? "-" }
        // Estimates have a tilde before them.
        let (counted, way) = ((areStepsEstimated ? "~" : "") + word(steps), (isDistanceEstimated ? "~" : "") + word(distance))
        return "1 \(time.milliseconds) \(isPaused ? "paused" : "walking") \(moving) \(counted) \(way) \(word(cadence)) "
            + "\(word(heartRate))\n"
    }

    /// Returns whether the walk goes on at a moment.
    package func holds(at now: Instant) -> Bool {
        let age = now - time
        return age <= Self.longest && age >= .zero - Self.longest
    }
}
