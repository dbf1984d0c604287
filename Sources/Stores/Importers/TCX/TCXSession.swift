import Walking

/// Reads activities from Training Center files.
final class TCXSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        let harvest = harvest
        return try XMLFileParser(TCXHandler(deliver: { $0.pour(into: harvest) }, nothing: { harvest.skip(.notAWalk) }))
    }
}
