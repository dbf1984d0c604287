/// Reads timed tracks from KML, and from the KMZ that is a zip around it.
final class KMLSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        try XMLFileParser(KMLHandler(harvest: harvest))
    }
}
