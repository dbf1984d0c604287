import CTerminalSession
import CLibrary

/// The reason for which a sleeping device woke up.
enum Wakeup {
    /// A signal was handled; input that could be read before may have been for a shell that was in front meanwhile.
    case signal
    /// There is input to read.
    case input
    /// The main queue has work, or the time is over.
    case other

    /// Sleeps in `poll(2)` until one of the three comes, and handles all signals.
    /// - Parameters:
    ///   - input: the descriptor of the terminal; -1 where nothing is to be read.
    ///   - signals: the pipe that signal handlers write to.
    ///   - queue: the descriptor of the main queue; it is only waited for and not read.
    ///   - limit: the longest sleep; nil for no limit.
    static func next(input: Int32, signals: Int32, queue: Int32, limit: Duration?, handle: (Int32) -> Void) -> Wakeup {
        var sources = [input, signals, queue].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let ready = poll(&sources, nfds_t(sources.count), milliseconds(limit))
        var hasHandledSignal = false
        while case let signal = gnd_session_next_signal(), signal != 0 {
            handle(signal)
            hasHandledSignal = true
        }
        if hasHandledSignal { return .signal }
        return ready > 0 && sources[0].revents != 0 ? .input : .other
    }

    /// Rounded up, because a wait that ends too early only has to be made again.
    static func milliseconds(_ duration: Duration?) -> Int32 {
        guard let duration else { return -1 }
        let (seconds, attoseconds) = duration.components
        guard seconds >= 0, attoseconds >= 0 else { return 0 }
        guard seconds < 1_000_000 else { return 1_000_000_000 }
        return Int32(seconds) * 1000 + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }
}
