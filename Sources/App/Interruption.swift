import Curses
import Dispatch
import Glibc

/// Lets Ctrl-C (and SIGTERM, SIGHUP) end a command's work cleanly; the second one ends the program at once.
///
/// A signal that was ignored from the start stays ignored: `nohup` wants a command to outlive its terminal.
final class Interruption {
    /// The signals that end the work of this process; none before a command runs.
    private(set) static var signals: [Int32] = []

    /// The signals that end the work.
    let signals = [SIGINT, SIGTERM, SIGHUP].filter { !InheritedSignals.ignores($0) }
    private var sources: [any DispatchSourceSignal] = []

    init(of task: Task<Void, Never>) {
        Self.signals = signals
        for number in signals {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler {
                task.cancel()
                signal(number, SIG_DFL)
            }
            source.activate()
            sources.append(source)
        }
    }

    /// Reads what somebody types.
    ///
    /// A signal then ends the program at once: nothing is under way, and whoever waits for a line hears nothing else.
    static func reading<Value>(_ read: () -> Value) -> Value {
        let before = signals.map { signal($0, SIG_DFL) }
        defer { for (number, handler) in zip(signals, before) { signal(number, handler) } }
        return read()
    }
}
