/// The reason why a terminal could not be taken.
///
/// Nothing has been changed then, so the program can say the reason in plain text and end.
public enum DeviceError: Error, Hashable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// No description of this kind of terminal (`TERM`) was found, or it can do too little (`dumb`).
    case unsuitable(term: String)
    /// The terminal refused.
    case refused(errno: Int32)
}
