/// Reads what watches of many makers write.
final class FITSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        let harvest = harvest
        return FITReader(harvest: harvest) { $0.pour(into: harvest) }
    }
}
