import Foundation
import Glibc
import Walking

extension JournalFile {
    /// Throws when a backup is not what its hash says; one without a hash beside it is taken as it is.
    static func verify(_ backup: String) throws(JournalFailure) {
        guard let hash = Hash.sha256(file: backup) else { throw failure(backup) }
        guard let text = try? String(contentsOfFile: backup + ".sha256", encoding: .utf8) else { return }
        guard text.hasPrefix(hash) else { throw .corrupt(.wrongHash) }
    }

    static func write(_ text: String, to path: String) throws(JournalFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        try write(Array(text.utf8), count: text.utf8.count, to: descriptor, path)
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// Waits until a file is on the disk.
    static func sync(_ path: String) throws(JournalFailure) {
        let descriptor = open(path, O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure(path) }
    }

    /// Copies a file to a new one that only its owner can read, and waits until it is on the disk.
    static func duplicate(_ from: String, to path: String) throws(JournalFailure) {
        let source = open(from, O_RDONLY | O_CLOEXEC)
        guard source >= 0 else { throw failure(from) }
        defer { close(source) }
        let target = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard target >= 0 else { throw failure(path) }
        defer { close(target) }
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(source, &buffer, buffer.count)
            guard count >= 0 else { throw failure(from) }
            if count == 0 { break }
            try write(buffer, count: count, to: target, path)
        }
        guard fsync(target) == 0 else { throw failure(path) }
    }

    private static func write(_ bytes: [UInt8], count: Int, to descriptor: Int32, _ path: String) throws(JournalFailure) {
        var written = 0
        while written < count {
            let more = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, count - written) }
            if more < 0, errno == EINTR { continue }
            guard more > 0 else { throw failure(path) }
            written += more
        }
    }

    static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
