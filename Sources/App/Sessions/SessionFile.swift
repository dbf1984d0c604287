import Files
import FoundationEssentials
import Glibc
import Synchronization
import Walking

/// One person's session in a file that only they can read, written beside the main actor; of several changes the last one counts.
///
/// A lock says whether another program is running on the same journal: that one's screens are nothing to offer here.
final class SessionFile: SessionStore {
    private let writer: Writer

    init(folder: String, account: AccountID) {
        writer = Writer(folder: folder, name: "session-\(account.rawValue)")
    }

    func open() async -> Data? { await writer.open() }

    func save(_ data: Data) { writer.save(data) }

    func forget() { writer.forget() }

    func close(keeping: Bool) { writer.close(keeping: keeping) }

    /// The part that any thread may use; a file is touched only under `disk`.
    private nonisolated final class Writer: Sendable {
        private struct Waiting {
            var data: Data?
            var isWriting = false
        }

        /// The lock, open as long as this program keeps the session.
        private struct Disk: ~Copyable {
            var lock: OpenFile?

            var isOurs: Bool {
                switch lock {
                case .some: true
                case nil: false
                }
            }
        }

        private let file: SmallFile
        private let lockPath: String
        private let waiting = Mutex(Waiting())
        private let disk = Mutex(Disk())

        init(folder: String, name: String) {
            file = SmallFile("\(name).json", in: folder)
            lockPath = "\(folder)/\(name).lock"
        }

        @concurrent
        func open() async -> Data? {
            disk.withLock { disk in
                file.makeFolder()
                guard let lock = try? OpenFile(lockPath, .openOrCreate), lock.lock(LOCK_EX) == .taken else { return nil }
                disk.lock = consume lock
                return file.read().map { Data($0.utf8) }
            }
        }

        func save(_ data: Data) {
            let starts = waiting.withLock { waiting in
                waiting.data = data
                defer { waiting.isWriting = true }
                return !waiting.isWriting
            }
            if starts { Task.detached(priority: .utility) { self.writeAll() } }
        }

        private func writeAll() {
            while let data = waiting.withLock({ waiting -> Data? in
                defer { waiting.data = nil }
                if waiting.data == nil { waiting.isWriting = false }
                return waiting.data
            }) {
                disk.withLock { if $0.isOurs { write(data) } }
            }
        }

        // It outlives a crash of the program; one of the machine may cost it, and no key waits for a disk.
        private func write(_ data: Data) { _ = file.write(String(decoding: data, as: UTF8.self), isDurable: false) }

        func forget() {
            waiting.withLock { $0.data = nil }
            disk.withLock { if $0.isOurs { file.remove() } }
        }

        func close(keeping: Bool) {
            let last = waiting.withLock { waiting in
                defer { waiting.data = nil }
                return waiting.data
            }
            disk.withLock { disk in
                guard disk.isOurs else { return }
                if !keeping { file.remove() } else if let last { write(last) }
                disk.lock = nil
            }
        }
    }
}
