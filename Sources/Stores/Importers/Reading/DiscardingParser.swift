/// Discards a file that was counted elsewhere already.
final class DiscardingParser: FileParser {
    var needsBytes: Bool { false }
    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {}
    func finish() throws(ReadFailure) {}
}
