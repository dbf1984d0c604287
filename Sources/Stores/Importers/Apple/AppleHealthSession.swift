/// Reads an export's records first and the routes of its walks after them.
final class AppleHealthSession: FormatSession {
    private let harvest: Harvest
    private let workouts = AppleWorkouts()

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf) throws(ReadFailure) -> any LeafReader {
        try AppleHealthReader(harvest: harvest, workouts: workouts)
    }

    func settle() {
        workouts.settle(harvest)
    }
}
