import LiveWalking

/// The speeds that keys may ask of a belt, in kilometres an hour.
struct SpeedBounds: Hashable, Sendable {
    static let longestStep = 0.5

    /// The fastest that this person has walked.
    var fastest: Double
    /// The fastest that is ever asked for.
    let limit: Double
    /// The speeds that the belt takes, where it says them.
    var range: ClosedRange<Double>?

    /// Returns a wish within a step of the speed, and within what this person, the setting and the belt allow.
    func speed(for wish: Double, from speed: Double) -> Double {
        let step = min(max(wish.isFinite ? wish : speed, speed - Self.longestStep), speed + Self.longestStep)
        // A speed that was set higher by hand may stay so, or be slowed down.
        let bounded = min(step, max(min(limit, fastest + Self.longestStep), speed))
        guard let range else { return max(0, bounded) }
        return min(max(bounded, range.lowerBound), max(range.upperBound, range.lowerBound))
    }

    /// Returns why a key cannot change the speed of a belt in a direction; nil where it can, or the belt stands.
    ///
    /// A belt is at a limit when both are: the speed that it was asked for, and its own, which may have been set by hand since.
    func limit(of speed: Double?, askedFor asked: Double, towards change: Double) -> BeltNotice? {
        guard let speed, speed > 0, [speed, asked].allSatisfy({ abs(self.speed(for: $0 + change, from: $0) - $0) < 0.005 }) else {
            return nil
        }
        return change > 0 ? .isFastest : .isSlowest
    }
}
