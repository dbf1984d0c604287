/// Reads the tables that OpenTracks writes, one recorded track each.
final class OpenTracksSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        CSVLeafReader(OpenTracksTable(harvest: harvest))
    }
}
