import Glibc

/// A lock beside a journal, which everybody shares who has it open, and which whoever replaces the file must have alone.
///
/// It goes with the process that holds it, however that ends.
final class JournalLock: Sendable {
    private let descriptor: Int32

    /// Nil where the folder takes no file, as one that may only be read: then nobody can replace the journal either.
    init?(path: String) {
        descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// False while somebody replaces the journal.
    func share() -> Bool { take(LOCK_SH) }

    /// False while somebody has the journal open.
    func makeExclusive() -> Bool { take(LOCK_EX) }

    /// A file system without locks counts as one without others.
    private func take(_ kind: Int32) -> Bool {
        flock(descriptor, kind | LOCK_NB) == 0 || errno != EWOULDBLOCK
    }
}
