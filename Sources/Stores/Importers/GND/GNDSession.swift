/// Reads what GND itself writes: the whole journal as JSON or plain text, or the totals of its days as a table.
final class GNDSession: FormatSession {
    enum Phase {
        static let json = 0
        static let text = 1
        static let days = 2
    }

    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        // What it wrote whole says itself which dates its files had; what a person typed may have been changed in the text.
        harvest.datesTypedAlone = phase != Phase.days
        switch phase {
        case Phase.json: return JSONFileParser(GNDDocument(harvest: harvest))
        case Phase.text: return GNDTextReader(harvest: harvest)
        default: return CSVFileParser(GNDDays(harvest: harvest))
        }
    }
}
