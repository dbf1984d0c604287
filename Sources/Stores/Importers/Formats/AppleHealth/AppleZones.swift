import Walking

/// The time zones that an export names, each looked up once.
struct AppleZones {
    private var known: [String: Zone?] = [:]

    mutating func zone(_ name: XMLText) -> Zone? {
        let name = name.string
        if let zone = known[name] { return zone }
        let zone = Zone(name)
        known[name] = .some(zone)
        return zone
    }
}
