/// Reads the tables that OpenTracks writes, one recorded track each.
final class OpenTracksSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        CSVFileParser(OpenTracksTable(harvest: harvest))
    }
}
