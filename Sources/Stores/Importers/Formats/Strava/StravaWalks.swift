import Walking

/// The walks of a table that wait for their recorded files.
final class StravaWalks {
    private var waiting: [String: Walk] = [:]
    private var others: Set<String> = []

    /// Returns the walk that waited for the same file, which has no route then.
    func wait(_ walk: Walk, for file: String) -> Walk? { waiting.updateValue(walk, forKey: file) }

    func refuse(_ file: String) {
        others.insert(file)
    }

    func isNoWalk(_ file: Substring) -> Bool {
        others.contains(String(file))
    }

    func remove(_ file: Substring) -> Walk? {
        waiting.removeValue(forKey: String(file))
    }

    func pour(into batch: ImportBatch) {
        for walk in waiting.values.sorted(by: { $0.start < $1.start }) { batch.add(walk) }
        waiting = [:]
    }
}
