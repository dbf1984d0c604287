/// Tells by satellites whether somebody stands: the speed is that of nobody who walks, and neither did the place go on.
///
/// Some receivers say no speed at all below a walker's pace, and a place trembles while one stands. So the places of the last seconds are
/// looked at, from where on the speed was low: beyond what trembling and the error explain, somebody walked.
struct PlaceStillness: Sendable {
    /// Seconds in which a way shows, and metres that no walker is believed for: twice the error, where that is more.
    private static let seconds = 15.0
    private static let tremble = 10.0

    /// The places of those seconds in which the speed was low.
    private var slow: [(place: LocationFix, time: SessionTime)] = []
    /// Indicates whether somebody stands; nil where the last fix says no speed.
    private(set) var isStill: Bool?

    /// - Parameter place: where the walker is believed to be, which a single fix far off does not change.
    mutating func read(_ fix: LocationFix, at place: LocationFix, _ time: SessionTime) {
        guard let speed = fix.speed else { return isStill = nil }
        guard speed < LiveLimits.stillSpeed else {
            slow = []
            return isStill = false
        }
        slow.append((place, time))
        slow.removeAll { time - $0.time > Self.seconds }
        let way = slow.first.map { place.distance(to: $0.place) } ?? 0
        isStill = way < max(Self.tremble, 2 * (fix.error ?? 0))
    }
}
