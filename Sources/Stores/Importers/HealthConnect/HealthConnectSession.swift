import Walking

/// Reads the database that Android's Health Connect exports.
final class HealthConnectSession: FormatSession {
    private let harvest: Harvest

    private var read: [HealthConnectSources] = []

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    /// The order of trust is known once every source was met.
    func finish() {
        harvest.memory.trusted = read.flatMap(\.trusted)
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        let harvest = harvest
        return DatabaseFileParser(file) { database throws(ReadFailure) in
            let sources = try HealthConnectSources(database)
            self.read.append(sources)
            return try HealthConnectScans(harvest: harvest, sources: sources).make(database)
        }
    }
}
