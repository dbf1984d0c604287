import Walking

/// Reads Strava's bulk export: the table of activities first, and the recorded files that belong to its walks.
final class StravaSession: FormatSession {
    enum Phase {
        static let table = 0
        static let tracks = 1
    }

    private let harvest: Harvest
    private let walks = StravaWalks()

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        guard phase != Phase.table else { return CSVFileParser(StravaTable(harvest: harvest, walks: walks)) }
        guard !walks.isNoWalk(file.fileName) else { return DiscardingParser() }
        let harvest = harvest
        let walk = walks.take(file.fileName)
        let deliver: (Track) -> Void = { track in
            guard var walk else { return track.pour(into: harvest) }
            walk.route = track.route
            harvest.add(walk)
        }
        return try TrackFiles.reader(file, harvest: harvest, deliver: deliver) { if let walk { harvest.add(walk) } }
    }

    func finish() {
        walks.pour(into: harvest)
    }
}
