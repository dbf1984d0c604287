import Walking

/// Reads activities from Training Center files.
final class TCXSession: FormatSession {
    private let harvest: Harvest

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func reader(for leaf: Leaf, phase: Int) throws(ReadFailure) -> any LeafReader {
        let harvest = harvest
        return try XMLLeafReader(TCXHandler(deliver: { $0.pour(into: harvest) }, nothing: { harvest.skip(.notAWalk) }))
    }
}
