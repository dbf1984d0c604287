/// Bytes that are in memory already.
final class MemorySource: ByteSource {
    private let bytes: [UInt8]
    private var next = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var position: Int64 { Int64(next) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        let count = min(buffer.count, bytes.count - next)
        buffer.copyBytes(from: bytes[next..<next + count])
        next += count
        return count
    }
}
