/// A value that passed the ``PrivacyDoor``: what writes places for others accepts nothing else.
package struct Outgoing<Value> {
    package let value: Value

    fileprivate init(_ value: Value) {
        self.value = value
    }
}

extension Outgoing where Value == Walk {
    /// A walk of which no place leaves at all.
    package init(withoutRoute walk: Walk) {
        var walk = walk
        walk.route = []
        self.init(walk)
    }
}

extension Outgoing: Equatable where Value: Equatable {}
extension Outgoing: Sendable where Value: Sendable {}

/// The one way by which routes leave the program: nothing inside a privacy zone passes it.
///
/// The journal and its backups keep everything; what is written for others is cut at the edges of the circles first.
package struct PrivacyDoor: Sendable {
    private let zones: PrivacyZones

    package init(_ settings: JournalSettings) {
        zones = settings[PrivacyZones.self]
    }

    /// The walk with its route cut; it has no route where all of that lies within.
    package func callAsFunction(_ walk: Walk) -> Outgoing<Walk> {
        var walk = walk
        walk.route = callAsFunction(walk.route).value
        return Outgoing(walk)
    }

    /// The settings without the zones themselves and their secret, which would tell what they hide.
    package func callAsFunction(_ settings: JournalSettings) -> Outgoing<JournalSettings> {
        var settings = settings
        settings[PrivacyZones.self] = PrivacyZones()
        settings[KeptPrivacySecret.self] = KeptPrivacySecret()
        return Outgoing(settings)
    }

    package func callAsFunction(_ route: [RoutePoint]) -> Outgoing<[RoutePoint]> {
        guard !zones.isEmpty, !route.isEmpty else { return Outgoing(route) }
        let known = route.filter { $0.latitude.isFinite && $0.longitude.isFinite }
        return Outgoing(zones.zones.reduce(known) { RouteCut(zone: $1).outside($0) })
    }

    /// Returns whether a single place may leave.
    package func allows(latitude: Double, longitude: Double) -> Bool {
        guard !zones.isEmpty else { return true }
        return latitude.isFinite && longitude.isFinite
            && zones.zones.allSatisfy { $0.distance(latitude: latitude, longitude: longitude) >= RouteCut(zone: $0).edge }
    }
}
