import Walking

/// The walks of an export whose routes lie in files of their own, held back until those files have been read.
final class AppleWorkouts {
    /// A walk's numbers without its route are small; a lifetime of them fits.
    private var waiting: [String: Walk] = [:]
    /// The route files of workouts that are no walks.
    private var others: Set<String> = []

    func add(_ workout: AppleWorkout, to batch: ImportBatch) {
        guard workout.isWalk else {
            if let path = workout.routePath { others.insert(PathText.name(of: path)) }
            return batch.leaveOut(
                activity: workout.sport, .activity(from: workout.start, until: workout.end, of: workout.source))
        }
        guard let walk = workout.walk(zones: batch.zones) else {
            return batch.skip(.badDate, .activity(from: workout.start, of: workout.source))
        }
        workout.skipLost(in: batch, of: walk)
        guard let path = workout.routePath else { return batch.add(walk) }
        let name = PathText.name(of: path)
        if let earlier = waiting.updateValue(walk, forKey: name) { batch.add(earlier) }
    }

    /// Takes the walk that a route file belongs to.
    func walk(ofRoute path: String) -> Walk? {
        waiting.removeValue(forKey: PathText.name(of: path))
    }

    /// Returns whether a route file belongs to a workout that is no walk.
    func isRouteOfOther(_ path: String) -> Bool { others.contains(PathText.name(of: path)) }

    /// Hands on the walks whose route files never came.
    func pour(into batch: ImportBatch) {
        for walk in waiting.values.sorted(by: { $0.start < $1.start }) { batch.add(walk) }
        waiting = [:]
    }
}
