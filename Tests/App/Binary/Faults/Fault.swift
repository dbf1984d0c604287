/// A mishap of a program at one of its system calls.
nonisolated enum Fault: String, CaseIterable {
    case kill = "KILL"
    case diskFull = "ENOSPC"
    case diskError = "EIO"
    case interrupted = "EINTR"
    /// The call fails, and all of its kind that follow.
    case staysFull = "ENOSPC+"
    case staysBroken = "EIO+"

    /// The faults that a journal is told of: SQLite waits for no signal, and a disk that stays full is another test's.
    static let ofJournals = [Fault.kill, .diskFull, .diskError]

    private var stays: Bool { rawValue.hasSuffix("+") }

    /// The fault as strace is told of it.
    /// - Parameter number: the call that it happens at.
    func injection(at number: Int) -> String {
        let fate = self == .kill ? "signal=KILL" : "error=\(stays ? String(rawValue.dropLast()) : rawValue)"
        return "\(fate):when=\(number)\(stays ? "+" : "")"
    }
}
