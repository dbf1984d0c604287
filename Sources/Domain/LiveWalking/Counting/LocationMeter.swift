import Walking

/// Makes metres of positions, which tremble while the walker stands and jump between tall houses.
struct LocationMeter: Sendable {
    /// A step aside of less than this is trembling until it adds up.
    private static let tremble = 3.0
    /// The fastest that anybody walks, in metres a second.
    private static let fastest = 3.0
    /// A gap that a straight line may bridge.
    private static let longestGap = 60.0
    /// Fixes far off, one after the other, that are believed at last.
    private static let stubborn = 3

    private(set) var meter = Meter(fastest: .infinity, slack: 0)
    private var anchor: (fix: LocationFix, time: SessionTime)?
    private var farOff = 0
    /// Indicates whether the last fix was believed, and whether the way to it was not.
    var isBelieved: Bool { farOff == 0 }
    private(set) var hasJumped = false

    /// The last place that was believed; nil before the first fix.
    var place: LocationFix? { anchor?.fix }

    mutating func read(_ fix: LocationFix, at time: SessionTime) {
        hasJumped = false
        guard let anchor else {
            self.anchor = (fix, time)
            return meter.add(0, at: time)
        }
        let seconds = time - anchor.time
        let metres = fix.distance(to: anchor.fix)
        guard seconds > 0 else { return }
        if seconds > Self.longestGap {
            (self.anchor, farOff) = ((fix, time), 0)
            return meter.add(0, at: time)
        }
        if metres > max(Self.tremble, Self.fastest * seconds) {
            farOff += 1
            guard farOff >= Self.stubborn else { return }
            (self.anchor, farOff, hasJumped) = ((fix, time), 0, true)
            return meter.add(0, at: time)
        }
        farOff = 0
        if metres < Self.tremble { return meter.add(0, at: time) }
        self.anchor = (fix, time)
        meter.add(metres, at: time)
    }
}

extension LocationFix {
    /// Returns the metres between two places.
    func distance(to other: LocationFix) -> Double {
        RoutePoint(latitude: latitude, longitude: longitude).distance(to: RoutePoint(latitude: other.latitude, longitude: other.longitude))
    }
}
