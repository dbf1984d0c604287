import Journal
import Synchronization

/// The day's backup while the app is open: after the first change, beside everything else, and never while the app starts.
nonisolated final class AutomaticBackup: Sendable {
    private let journal: Journal
    private let folder: String
    private let isRunning = Mutex(false)

    init(journal: Journal, folder: String) {
        self.journal = journal
        self.folder = folder
    }

    /// Makes it, once a day; a failure is tried again at the next change, and `gnd backup` says what is wrong.
    func begin() {
        Task.detached(priority: .background) { [weak self] in self?.make() }
    }

    private func make() {
        guard
            isRunning.withLock({ running in
                defer { running = true }
                return !running
            })
        else { return }
        defer { isRunning.withLock { $0 = false } }
        _ = try? journal.backUpIfDue(into: folder)
    }
}
