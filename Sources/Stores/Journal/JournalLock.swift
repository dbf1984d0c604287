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

    /// How often somebody looks who is refused, a thousandth of a second apart: a program that is just ending still holds it, and so
    /// does one that is being started from here, until it runs.
    private static let mostLooks = 200

    /// False while somebody replaces the journal.
    func share() -> Bool { take(LOCK_SH) { usleep(1000) } }

    /// False while somebody has the journal open.
    /// - Parameter pause: what is done between two looks.
    func makeExclusive(pause: () -> Void = { usleep(1000) }) -> Bool { take(LOCK_EX, pause: pause) }

    private func take(_ kind: Int32, pause: () -> Void) -> Bool {
        for _ in 0..<Self.mostLooks {
            // A file system without locks counts as one without others.
            if flock(descriptor, kind | LOCK_NB) == 0 || errno != EWOULDBLOCK { return true }
            pause()
        }
        return false
    }
}
