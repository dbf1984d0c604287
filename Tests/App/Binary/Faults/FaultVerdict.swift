/// What came of a fault.
nonisolated enum FaultVerdict: Sendable {
    case sound
    /// What is wrong, and the command line that led there.
    case unsound(String)
    /// Another thread made the call this time.
    case didNotHappen
}
