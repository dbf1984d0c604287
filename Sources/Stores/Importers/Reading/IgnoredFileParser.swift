import Walking

/// Counts a file that belongs to a known export and says nothing about walking, without reading it.
final class IgnoredFileParser: FileParser {
    private let harvest: Harvest

    init(_ harvest: Harvest) {
        self.harvest = harvest
    }

    var needsBytes: Bool { false }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {}

    func finish() throws(ReadFailure) {
        harvest.skip(.notAWalk)
    }
}
