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

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        guard phase != Phase.table else { return CSVLeafReader(StravaTable(harvest: harvest, walks: walks)) }
        guard !walks.isNoWalk(leaf.fileName) else { return SilentReader() }
        let harvest = harvest
        let walk = walks.take(leaf.fileName)
        let deliver: (Track) -> Void = { track in
            guard var walk else { return track.pour(into: harvest) }
            walk.route = track.route
            harvest.add(walk)
        }
        return try TrackFiles.reader(leaf, harvest: harvest, deliver: deliver) { if let walk { harvest.add(walk) } }
    }

    func settle() {
        walks.settle(harvest)
    }
}
