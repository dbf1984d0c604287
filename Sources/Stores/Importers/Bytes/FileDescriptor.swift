import Glibc
import Walking

/// An open file, closed when nobody holds it any more.
struct FileDescriptor: ~Copyable {
    let raw: CInt

    init(reading path: String) throws(ReadFailure) {
        let opened = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard opened >= 0 else {
            throw errno == ENOENT ? .missing : .refused(.system(errno))
        }
        raw = opened
    }

    deinit {
        close(raw)
    }

    /// Nil where the system does not know, as for a pipe.
    var size: Int64? {
        var status = stat()
        guard fstat(raw, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int64(status.st_size)
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ReadFailure) -> Int {
        while true {
            let count = Glibc.read(raw, buffer.baseAddress, buffer.count)
            if count >= 0 { return count }
            if errno != EINTR { throw .refused(.system(errno)) }
        }
    }
}
