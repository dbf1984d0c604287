import Walking

/// Reads tracks from GPX files.
final class GPXSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        let harvest = harvest
        return try XMLLeafReader(
            GPXHandler(finished: { $0.pour(into: harvest) }, nothing: { harvest.skip(.notAWalk) }))
    }
}
