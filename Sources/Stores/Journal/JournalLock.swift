import Files
import Glibc

/// A lock beside a journal, which everybody shares who has it open, and which whoever replaces the file must have alone.
///
/// It goes with the process that holds it, however that ends.
final class JournalLock: Sendable {
    enum Answer {
        case taken
        /// Somebody else has the journal open, or replaces it.
        case busy
        /// The disk has no locks, so that nobody can say.
        case unknown
    }

    private let file: OpenFile
    private let lock: @Sendable (Int32, Int32) -> Int32

    /// Fails where the folder takes no file, as one that may only be read.
    /// - Parameter lock: the system's way to lock a file, which not every disk has.
    init(path: String, lock: @escaping @Sendable (Int32, Int32) -> Int32 = { flock($0, $1) }) throws(FileFailure) {
        self.lock = lock
        file = try OpenFile(path + ".lock", .openOrCreate)
    }

    /// Changed in its dates only, after every change of the journal, to wake whoever listens to it.
    var descriptor: Int32 { file.descriptor }

    /// How often somebody looks who is refused, a thousandth of a second apart: a program that is just ending still holds it, and so
    /// does one that is being started from here, until it runs.
    private static let mostLooks = 200

    /// Takes it together with everybody else who has the journal open; `busy` while somebody replaces it.
    func share() -> Answer { take(LOCK_SH) { usleep(1000) } }

    /// Takes it alone; `busy` while somebody has the journal open.
    /// - Parameter pause: what is done between two looks.
    func makeExclusive(pause: () -> Void = { usleep(1000) }) -> Answer { take(LOCK_EX, pause: pause) }

    private func take(_ kind: Int32, pause: () -> Void) -> Answer {
        for _ in 0..<Self.mostLooks {
            if lock(file.descriptor, kind | LOCK_NB) == 0 { return .taken }
            guard errno == EWOULDBLOCK || errno == EINTR else { return .unknown }
            pause()
        }
        return .busy
    }
}
