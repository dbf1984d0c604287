import Files
import Glibc

/// A lock beside a journal: shared by all programs that have it open, exclusive to one that replaces the file.
///
/// It goes with the process that holds it, however that ends.
final class JournalLock: Sendable {
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

    /// Takes it together with everybody else who has the journal open; `busy` while somebody replaces it.
    func share() -> OpenFile.Lock { file.lock(LOCK_SH, by: lock) }

    /// Takes it to open a journal: together with the others, or alone while the journal is still to be made, so that it is made once.
    ///
    /// It waits while another makes it. Share it as soon as the journal is written, and before `isMade` says so: who finds a
    /// journal and cannot share it takes it for one that is being replaced.
    /// - Parameter isMade: looks whether the journal is there.
    /// - Returns: `busy` while somebody replaces the journal.
    func open(isMade: () -> Bool) -> OpenFile.Lock {
        for _ in 0..<Self.mostRounds {
            // Looked at before the wait, in which another may make it.
            let wasMade = isMade()
            switch share() {
            case .unknown: return .unknown
            case .busy: if wasMade { return .busy }
            case .taken: if isMade() { return .taken }
            }
            // Of two who come to this at once one gets it: a lock that is asked for alone is no longer shared meanwhile.
            if makeExclusive() == .taken { return .taken }
        }
        // Another has it open and has not made it, as none of these programs does.
        return share()
    }

    /// The number of times that the lock is waited for by whoever finds a journal that is being made: five seconds.
    private static let mostRounds = 25

    /// Takes it alone; `busy` while somebody has the journal open.
    /// - Parameter pause: what is done between two looks.
    func makeExclusive(pause: () -> Void = { usleep(1000) }) -> OpenFile.Lock { file.lock(LOCK_EX, by: lock, pause: pause) }
}
