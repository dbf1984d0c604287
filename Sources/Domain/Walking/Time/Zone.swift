/// A time zone of the IANA database, which knows when its days begin.
package struct Zone: Hashable, Sendable {
    /// The IANA name, as `Asia/Seoul`, or a fixed offset, as `GMT+09:00`.
    package let id: String
    let rules: ZoneRules

    /// Returns nil when the machine's database does not know the name.
    package init?(_ id: String) {
        self.init(id, in: .system)
    }

    init?(_ id: String, in files: ZoneFiles) {
        guard let rules = ZoneRules(fixed: id) ?? files.rules(of: id) else { return nil }
        self.init(rules, id: id)
    }

    init(_ rules: ZoneRules, id: String) {
        self.id = id
        self.rules = rules
    }

    package static let utc = Zone(.utc, id: "UTC")

    /// The names of the machine's database, those of countries first.
    package static var names: [String] { ZoneFiles.system.names() }

    /// The names of countries' zones alone, as each is called today.
    package static var places: [String] { ZoneFiles.system.places() }

    /// Indicates whether the machine has a database; without one there are UTC and fixed offsets.
    package static var hasDatabase: Bool { ZoneFiles.system.folder != nil }

    /// Seconds east of UTC at a moment.
    package func offset(at instant: Instant) -> Int {
        rules.offset(at: instant.seconds)
    }

    package static func == (left: Zone, right: Zone) -> Bool {
        left.id == right.id
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}
