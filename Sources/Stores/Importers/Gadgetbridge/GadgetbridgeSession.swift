import Walking

/// Reads the database that Gadgetbridge exports: minutes of steps from any wristband, and recorded walks.
final class GadgetbridgeSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        let harvest = harvest
        return DatabaseLeafReader(leaf) { database throws(ReadFailure) in try GadgetbridgeScans(harvest: harvest).make(database) }
    }
}
