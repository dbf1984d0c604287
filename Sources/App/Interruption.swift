import Dispatch
import Glibc

/// Lets Ctrl-C (and SIGTERM, SIGHUP) end a command's work cleanly; the second one ends the program at once.
final class Interruption {
    private var sources: [any DispatchSourceSignal] = []

    init(of task: Task<Void, Never>) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
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
}
