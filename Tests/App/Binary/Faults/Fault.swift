/// A mishap of a program at one of its system calls.
nonisolated enum Fault: String, CaseIterable {
    case kill = "KILL"
    case diskFull = "ENOSPC"
    case diskError = "EIO"

    /// The fault as strace is told of it.
    var injection: String { self == .kill ? "signal=KILL" : "error=\(rawValue)" }
}
