import Glibc
import Walking

/// The bytes of a plain file.
final class FileSource: ByteSource {
    private let descriptor: FileDescriptor
    private(set) var position: Int64 = 0

    init(path: String) throws(ReadFailure) {
        descriptor = try FileDescriptor(reading: path)
    }

    var size: Int64? { descriptor.size }
    var date: Instant? { descriptor.date }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        // An archive may want much of it for one answer.
        if Task.isCancelled { throw .refused(.system(ECANCELED)) }
        let count = try descriptor.read(into: buffer)
        position += Int64(count)
        return count
    }
}
