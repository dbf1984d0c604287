import Walking

/// Reads tracks from GPX files.
final class GPXSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        let harvest = harvest
        return try XMLFileParser(
            GPXHandler(finished: { $0.pour(into: harvest) }, nothing: { harvest.skip(.notAWalk) }))
    }
}
