import Walking

/// Stands for a file that belongs to a known export but says nothing about walking: it is counted, and not read.
final class NothingReader: FileParser {
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
