import Glibc
import Walking

/// An open plain file, closed with its last reference.
struct FileDescriptor: ~Copyable {
    let raw: CInt

    init(reading path: String) throws(ReadFailure) {
        // A pipe that nobody writes to would be waited for without end.
        var opened: CInt
        repeat {
            opened = PathText.withSystemPath(path) { open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
        } while opened < 0 && errno == EINTR
        guard opened >= 0 else {
            throw errno == ENOENT ? .missing : errno == ENXIO ? .refused(.notAFile) : .refused(.system(errno))
        }
        var status = stat()
        guard fstat(opened, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(opened)
            throw .refused(.notAFile)
        }
        raw = opened
    }

    deinit {
        close(raw)
    }

    /// The length; nil where the system does not know, as for a pipe.
    var size: Int64? { status.map { Int64($0.st_size) } }

    /// The modification time of the file.
    var date: Instant? { status.map { Instant(milliseconds: Int64($0.st_mtim.tv_sec) * 1000 + Int64($0.st_mtim.tv_nsec) / 1_000_000) } }

    private var status: stat? {
        var status = stat()
        guard fstat(raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return status
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        while true {
            let count = Glibc.read(raw, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw .refused(.system(errno)) }
        }
    }
}
