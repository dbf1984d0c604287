import Walking

/// The highest and the lowest place of a route, and those of the quickest and the slowest walking.
struct RouteExtremes: Equatable {
    enum Kind: CaseIterable {
        case lowest, highest, slowest, fastest

        /// The sign on the map, and beside the span of heights or speeds.
        var sign: String {
            switch self {
            case .lowest: "▼"
            case .highest: "▲"
            case .slowest: "«"
            case .fastest: "»"
            }
        }
    }

    private(set) var places: [Kind: RoutePoint] = [:]

    /// Metres; what differs by less is the noise of a receiver.
    private static let leastClimb = 10.0
    /// Parts of the lesser speed; a steady walk has no quickest place.
    private static let leastChange = 0.1
    /// Seconds over which a speed is one.
    private static let leastStretch = 30.0
    private static let parts = 24.0

    init(_ route: [RoutePoint]) {
        let known = route.filter { $0.elevation?.isFinite == true }
        if let low = known.min(by: { $0.elevation ?? 0 < $1.elevation ?? 0 }),
            let high = known.max(by: { $0.elevation ?? 0 < $1.elevation ?? 0 }),
            (high.elevation ?? 0) - (low.elevation ?? 0) >= Self.leastClimb
        {
            places[.lowest] = low
            places[.highest] = high
        }
        let stretches = Self.stretches(route)
        if let slow = stretches.min(by: { $0.speed < $1.speed }), let fast = stretches.max(by: { $0.speed < $1.speed }),
            fast.speed >= slow.speed * (1 + Self.leastChange)
        {
            places[.slowest] = slow.place
            places[.fastest] = fast.place
        }
    }

    /// Speeds over equal parts of the time, each with the place in its middle; pauses are in none.
    private static func stretches(_ route: [RoutePoint]) -> [(speed: Double, place: RoutePoint)] {
        guard let first = route.first?.time, let last = route.last?.time, last > first else { return [] }
        let length = max(leastStretch, Double((last - first).milliseconds) / 1000 / parts)
        var found: [(speed: Double, place: RoutePoint)] = []
        var (metres, seconds) = (0.0, 0.0)
        var places: [RoutePoint] = []
        for (from, to) in zip(route, route.dropFirst()) {
            guard let walked = from.walked(to: to) else {
                (metres, seconds, places) = (0, 0, [])
                continue
            }
            metres += walked.metres
            seconds += walked.seconds
            places.append(to)
            guard seconds >= length else { continue }
            found.append((metres / seconds, places[places.count / 2]))
            (metres, seconds, places) = (0, 0, [])
        }
        return found
    }
}
