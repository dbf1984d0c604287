import Files
import Glibc
import Walking

/// Finds a restore that was broken off, when a journal is opened, and finishes it.
enum BrokenRestore {
    /// Finishes what can be finished, and throws where a journal should be and is not.
    /// - Parameter lock: nil where none can be had; then nothing can be changed either.
    static func mend(_ path: String, lock: JournalLock?, now: Instant) throws(JournalFailure) {
        if OpenFile.exists(Replacement.ready(path)) {
            guard let lock else { throw .readOnly(path: path) }
            switch lock.makeExclusive() {
            case .busy: throw .locked
            case .unknown: throw .cannotOpen(path: path, problem: .noLocks)
            case .taken: try Replacement(path: path, now: now).finish()
            }
        }
        guard !JournalFile.hasContent(path) else { return }
        let kept = Replacement.asides(of: path).last
        if kept != nil || OpenFile.exists(Replacement.unfinished(path)) { throw .brokenRestore(kept: kept) }
    }

    /// Lets go what a restore left that never had its copy whole; call it while sharing the lock, when nobody is restoring.
    static func tidy(_ path: String) {
        unlink(Replacement.unfinished(path))
        unlink(Replacement.unfinished(path) + "-journal")
    }
}
