import Walking

/// Reads the database that Android's Health Connect exports.
final class HealthConnectSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        let harvest = harvest
        return DatabaseLeafReader(leaf) { database throws(ReadFailure) in
            try HealthConnectScans(harvest: harvest, sources: HealthConnectSources(database)).make(database)
        }
    }
}
