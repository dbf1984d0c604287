@testable import Importers

/// Bytes that come a few at a time, as a compressed file gives them, and may break off.
final class TrickleSource: ByteSource {
    private var bytes: [UInt8]
    private let piece: Int
    private let failure: ReadFailure?

    /// - Parameters:
    ///   - piece: how many come at a time at the most.
    ///   - failure: what is thrown at the end; nil for a good one.
    init(_ bytes: [UInt8], piece: Int, failure: ReadFailure? = nil) {
        self.bytes = bytes
        self.piece = piece
        self.failure = failure
    }

    var position: Int64 { 0 }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        let count = min(piece, buffer.count, bytes.count)
        if count == 0, let failure { throw failure }
        buffer.copyBytes(from: bytes.prefix(count))
        bytes.removeFirst(count)
        return count
    }
}
