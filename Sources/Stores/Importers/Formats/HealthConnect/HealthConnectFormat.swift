import Walking

/// Reads the database that Android's Health Connect exports.
final class HealthConnectFormat: ImportFormat {
    static let name = FormatName("health-connect", "Health Connect", korean: "헬스 커넥트")
    // Since 2 the order of apps is kept as it is, and not as kinds of sources.
    // Since 3 the proof of a day tells of what was left out of it.
    static let parserVersion = 3

    private let batch: ImportBatch
    private var read: [HealthConnectSources] = []

    init(batch: ImportBatch) {
        self.batch = batch
    }

    static func recognise(_ head: FileHead) -> OnlyKind? {
        guard let schema = head.database else { return nil }
        return schema.holds("steps_record_table") || schema.holds("exercise_session_record_table") ? .file : nil
    }

    func parser(for file: SourceFile, kind: OnlyKind) throws(ReadFailure) -> any FileParser {
        let batch = batch
        return DatabaseFileParser(file) { database throws(ReadFailure) in
            let sources = try HealthConnectSources(database)
            self.read.append(sources)
            return try HealthConnectScans(batch: batch, sources: sources).make(database)
        }
    }

    /// The order of trust is known once every source was met.
    func finish() {
        batch.memory.trusted = read.flatMap(\.trusted)
    }
}
