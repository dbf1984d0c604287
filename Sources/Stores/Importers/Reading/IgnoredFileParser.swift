import Walking

/// Counts a file that belongs to a known export and says nothing about walking, without reading it.
final class IgnoredFileParser: FileParser {
    private let batch: ImportBatch

    init(_ batch: ImportBatch) {
        self.batch = batch
    }

    var needsBytes: Bool { false }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {}

    func finish() throws(ReadFailure) {
        batch.skip(.notAWalk)
    }
}

/// Discards a file that was counted elsewhere already.
final class DiscardingParser: FileParser {
    var needsBytes: Bool { false }
    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {}
    func finish() throws(ReadFailure) {}
}
