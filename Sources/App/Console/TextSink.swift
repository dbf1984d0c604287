/// The destination of a command's output.
protocol TextSink: AnyObject {
    func write(_ text: ConsoleText) throws(OutputFailure)
}

/// Takes text that nobody is to read.
final class NoSink: TextSink {
    func write(_ text: ConsoleText) throws(OutputFailure) {}
}

/// The reason for which text could not be written.
enum OutputFailure: Error, Equatable {
    /// The reader went away, as `head` does when it has enough.
    case closed
    case diskFull
    case other(code: Int32)
}
