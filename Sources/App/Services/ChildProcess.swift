import Basis
import Dispatch
import Files
import Glibc
import Synchronization
import Terminal

/// A program that is run for a person's own command or hook: it reads what it is given, and nothing that it says reaches the screen.
nonisolated struct ChildProcess: Sendable {
    /// Its end.
    struct Outcome: Equatable, Sendable {
        /// 128 and the signal's number where one ended it; 127 where it could not be run.
        var status: Int32
        /// The first line that it complained with, as far as it is of use.
        var complaint: String
    }

    let path: String
    var arguments: [String] = []
    /// The whole environment.
    var environment: [String: String]
    /// Its standard input.
    var input: [UInt8] = []
    /// The folder for what it reads and writes, which is gone by the time that it runs.
    let folder: String

    private static let count = Atomic(0)
    private static let mostComplaint = 300

    /// Runs it to its end.
    func run() async -> Outcome {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .utility).async { continuation.resume(returning: runNow()) }
        }
    }

    private func runNow() -> Outcome {
        try? Folder.make(folder)
        guard let read = scratch(), let said = scratch() else { return runWithout() }
        return runNow(read, said)
    }

    private func runWithout() -> Outcome { Outcome(status: 127, complaint: "") }

    /// A file without a name.
    private func scratch() -> OpenFile? {
        let number = Self.count.add(1, ordering: .relaxed).newValue
        let path = "\(folder)/.run-\(getpid())-\(number)"
        guard let file = try? OpenFile(path, .createNew) else { return nil }
        unlink(path)
        return file
    }

    private func runNow(_ read: borrowing OpenFile, _ said: borrowing OpenFile) -> Outcome {
        do { try read.write(input) } catch { return runWithout() }
        lseek(read.descriptor, 0, SEEK_SET)
        // A C string ends at its first zero, which so would cut a value.
        let whole = environment.mapValues { $0.replacing("\0", with: " ") }
        let (child, failure) = DetachedProgram.start(
            [path] + arguments, environment: whole, (.descriptor(read.descriptor), .nowhere, .descriptor(said.descriptor)))
        guard failure == 0 else { return Outcome(status: 127, complaint: String(cString: strerror(failure))) }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        lseek(said.descriptor, 0, SEEK_SET)
        let bytes = (try? said.bytes(most: Self.mostComplaint)) ?? []
        let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map { VisibleText.of($0) } ?? ""
        let signal = status & 0x7F
        return Outcome(status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, complaint: line)
    }
}
