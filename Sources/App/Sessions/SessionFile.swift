import Files
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

    func open() async -> String? { await writer.open() }

    func save(_ text: String) { writer.save(text) }

    func forget() { writer.forget() }

    func close(keeping: Bool) { writer.close(keeping: keeping) }

    /// The part that any thread may use; a file is touched only under `disk`.
    private nonisolated final class Writer: Sendable {
        private struct Waiting {
            var text: String?
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
        func open() async -> String? {
            disk.withLock { disk in
                file.makeFolder()
                guard let lock = try? OpenFile(lockPath, .openOrCreate), lock.lock(LOCK_EX) == .taken else { return nil }
                disk.lock = consume lock
                return file.read()
            }
        }

        func save(_ text: String) {
            let starts = waiting.withLock { waiting in
                waiting.text = text
                defer { waiting.isWriting = true }
                return !waiting.isWriting
            }
            if starts { Task.detached(priority: .utility) { self.writeAll() } }
        }

        private func writeAll() {
            while let text = waiting.withLock({ waiting -> String? in
                defer { waiting.text = nil }
                if waiting.text == nil { waiting.isWriting = false }
                return waiting.text
            }) {
                disk.withLock { if $0.isOurs { write(text) } }
            }
        }

        // It outlives a crash of the program; one of the machine may cost it, and no key waits for a disk.
        private func write(_ text: String) { _ = file.write(text, isDurable: false) }

        func forget() {
            waiting.withLock { $0.text = nil }
            disk.withLock { if $0.isOurs { file.remove() } }
        }

        func close(keeping: Bool) {
            let last = waiting.withLock { waiting in
                defer { waiting.text = nil }
                return waiting.text
            }
            disk.withLock { disk in
                guard disk.isOurs else { return }
                if !keeping { file.remove() } else if let last { write(last) }
                disk.lock = nil
            }
        }
    }
}
