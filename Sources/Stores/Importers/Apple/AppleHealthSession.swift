import Walking

/// Reads an export's records first and the routes of its walks after them.
final class AppleHealthSession: FormatSession {
    private let harvest: Harvest
    private let workouts = AppleWorkouts()

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for file: SourceFile, phase: Int) throws(ReadFailure) -> any FileParser {
        guard phase > 0 else { return try AppleHealthReader(harvest: harvest, workouts: workouts) }
        let harvest = harvest
        let walk = workouts.walk(ofRoute: file.name)
        // A route of a run has no walk that waits for it; the run was counted with the records.
        return try XMLFileParser(
            GPXHandler(
                finished: { track in
                    guard var walk else { return }
                    walk.route = track.route
                    harvest.add(walk)
                },
                nothing: { if let walk { harvest.add(walk) } }))
    }

    func finish() {
        workouts.pour(into: harvest)
    }
}
