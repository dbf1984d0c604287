import Walking

/// Reads an export's records first and the routes of its walks after them.
struct AppleHealthFormat: ImportFormat {
    enum Kind: Int, FileKind {
        case records, route
    }

    static let name = FormatName("apple-health", "Apple Health", korean: "Apple 건강")
    // Since 2 the proof of a day tells of what was left out of it.
    static let parserVersion = 2

    private let batch: ImportBatch
    private let workouts = AppleWorkouts()

    init(batch: ImportBatch) {
        self.batch = batch
    }

    static func recognise(_ head: FileHead) -> Kind? {
        switch head.xmlRoot {
        case "HealthData": .records
        case "gpx": head.bytes.prefix(2000).holds("Apple Health Export") ? .route : nil
        default: nil
        }
    }

    /// A route belongs to a workout of the export beside it; without that it is a track like any other.
    static func arrange(_ files: inout ScannedFiles) {
        let own = files.files(Kind.self)
        guard !own.values.contains(.records) else { return }
        for ordinal in own.keys { files.release(ordinal) }
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        guard kind == .route else { return try AppleHealthReader(batch: batch, workouts: workouts) }
        let batch = batch
        let walk = workouts.walk(ofRoute: file.name)
        let isKnown = walk != nil || workouts.isRouteOfOther(file.name)
        // A route of a run has no walk that waits for it; the run was counted with the records. Where the file was read alone before, it
        // made a walk, of which the export now says what it was.
        return try XMLFileParser(
            GPXHandler(
                finished: { track in
                    if isKnown, let id = track.walkID { batch.memory.loneRoutes.append(id) }
                    guard var walk else {
                        // One that no workout names is told of; that of a run is counted with the run.
                        if !isKnown { batch.leaveOut(activity: "", .activity(from: track.points.first?.time, of: track.source)) }
                        return
                    }
                    track.skipLostPoints(in: batch, at: walk.start)
                    walk.route = track.route
                    batch.add(walk)
                },
                nothing: { if let walk { batch.add(walk) } }))
    }

    func finish() {
        workouts.pour(into: batch)
    }
}
