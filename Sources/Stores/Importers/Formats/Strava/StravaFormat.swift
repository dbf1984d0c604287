import Walking

/// Reads Strava's bulk export: the table of activities first, and the recorded files that belong to its walks.
struct StravaFormat: ImportFormat {
    enum Kind: FileKind {
        case table
        case track(TrackKind)

        var phase: Int {
            switch self {
            case .table: 0
            case .track: 1
            }
        }
    }

    static let name = FormatName("strava", "Strava")
    // Since 2 a sport whose name is not known is no walk.
    // Since 3 the proof of a day tells of what was left out of it.
    static let parserVersion = 3

    private let batch: ImportBatch
    private let walks = StravaWalks()

    init(batch: ImportBatch) {
        self.batch = batch
    }

    static func recognise(_ head: FileHead) -> Kind? {
        head.table?.row(0, has: "activity id", "activity date", "activity type") == true ? .table : nil
    }

    /// Takes the tracks that lie with a table: what lies beside an export, and not in it, is no part of it.
    static func arrange(_ files: inout ScannedFiles) {
        let tables = files.files(Kind.self).keys.compactMap { files[$0]?.folder }
        for (ordinal, track) in files.files(TrackKind.self) {
            guard let folder = files[ordinal]?.folder else { continue }
            if tables.contains(where: { folder == $0 || folder.hasPrefix($0 + "activities/") }) {
                files.assign(ordinal, to: name.id, as: Kind.track(track))
            }
        }
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        guard case .track(let track) = kind else { return CSVFileParser(StravaTable(batch: batch, walks: walks)) }
        guard !walks.isNoWalk(file.fileName) else { return DiscardingParser() }
        let batch = batch
        let walk = walks.remove(file.fileName)
        let deliver: (Track) -> Void = { track in
            guard var walk else { return track.pour(into: batch) }
            walk.route = track.route
            track.skipLostPoints(in: batch, at: walk.start)
            batch.add(walk)
        }
        return try track.format.parser(batch: batch, deliver: deliver) { if let walk { batch.add(walk) } }
    }

    func finish() {
        walks.pour(into: batch)
    }
}
