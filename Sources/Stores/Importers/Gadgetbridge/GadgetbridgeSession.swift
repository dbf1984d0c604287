import Walking

/// Reads the database that Gadgetbridge exports: minutes of steps from any wristband, and recorded walks.
final class GadgetbridgeSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        let harvest = harvest
        return DatabaseFileParser(file) { database throws(ReadFailure) in try GadgetbridgeScans(harvest: harvest).make(database) }
    }
}
