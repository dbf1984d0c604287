import Glibc

/// A file of lines that only its owner can read; each line is out when `write` returns, so that a crash loses none.
final class LineFile {
    /// The file cannot be written.
    struct Failure: Error, Equatable {
        var path: String
        var code: Int32
    }

    let path: String
    /// Why it ends early; nil while every line was taken.
    private(set) var failure: Failure?
    private let descriptor: Int32
    private let sink: DescriptorSink

    /// Empties the file, or makes it.
    init(_ path: String) throws(Failure) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o600)
        sink = DescriptorSink(descriptor)
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        // A file that was there keeps its mode otherwise; a device is somebody else's.
        var kind = stat()
        if fstat(descriptor, &kind) == 0, kind.st_mode & S_IFMT == S_IFREG { _ = fchmod(descriptor, 0o600) }
    }

    isolated deinit { if descriptor >= 0 { close(descriptor) } }

    /// Adds one line, whatever it holds; after the first one that does not fit, no other is tried.
    func write(_ line: String) {
        guard failure == nil else { return }
        do throws(OutputFailure) {
            try sink.write("\(line)\n")
        } catch {
            let code =
                switch error {
                case .closed: EPIPE
                case .diskFull: ENOSPC
                case .other(let code): code
                }
            failure = Failure(path: path, code: code)
        }
    }
}
