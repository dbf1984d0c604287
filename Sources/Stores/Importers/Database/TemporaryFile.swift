import Glibc
import Walking

/// A file that others cannot read and that is deleted with its last reference.
///
/// Databases inside of zips are put here, since SQLite reads files only.
final class TemporaryFile {
    /// Larger than any such database; what an archive unpacks to must not fill the disk.
    private static let largest: Int64 = 8 << 30

    let path: String
    private var size: Int64 = 0
    private let descriptor: CInt

    init() throws(ReadFailure) {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(folder)/gnd-import-XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .refused(.system(errno)) }
        path = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    }

    deinit {
        close(descriptor)
        unlink(path)
    }

    func append(_ bytes: UnsafeRawBufferPointer) throws(ReadFailure) {
        size += Int64(bytes.count)
        guard size <= Self.largest else { throw .damaged(.tooLarge) }
        var rest = bytes
        while !rest.isEmpty {
            let count = write(descriptor, rest.baseAddress, rest.count)
            guard count > 0 else {
                if count < 0, errno == EINTR { continue }
                throw .refused(.system(errno))
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }
}
