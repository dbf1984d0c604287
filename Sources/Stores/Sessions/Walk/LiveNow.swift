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
        distance = update.state.distance
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
        steps = Int(words[4])
        distance = Double(words[5])
        cadence = Int(words[6])
        heartRate = Int(words[7])
    }

    package var text: String {
        func word(_ value: (some LosslessStringConvertible)?) -> String { value.map { String($0) } ?? "-" }
        return "1 \(time.milliseconds) \(isPaused ? "paused" : "walking") \(moving) \(word(steps)) \(word(distance)) \(word(cadence)) "
            + "\(word(heartRate))\n"
    }

    /// Returns whether the walk goes on at a moment.
    package func holds(at now: Instant) -> Bool {
        let age = now - time
        return age <= Self.longest && age >= .zero - Self.longest
    }
}
