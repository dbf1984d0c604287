import Glibc
import Synchronization

/// A fault on another thread, while the first one goes on drawing.
nonisolated enum Fault {
    /// The number of frames that have been drawn.
    static let frames = Atomic(0)

    /// Handles faults as a runtime does that takes its time to report them: until two more frames have been drawn.
    static func handle() {
        signal(SIGSEGV) { number in
            let before = Fault.frames.load(ordering: .relaxed)
            while Fault.frames.load(ordering: .relaxed) < before + 3 { poll(nil, 0, 1) }
            signal(number, SIG_DFL)
            raise(number)
        }
    }

    /// Handles a signal as a runtime does that reports it and lets it end the process then.
    static func report(_ number: Int32) {
        var action = sigaction()
        action.sa_flags = SA_SIGINFO
        action.__sigaction_handler.sa_sigaction = { number, _, _ in
            _ = write(STDOUT_FILENO, "reported", 8)
            signal(number, SIG_DFL)
            raise(number)
        }
        sigaction(number, &action, nil)
    }

    /// Lets another thread meet it.
    static func begin() {
        var thread = pthread_t()
        pthread_create(
            &thread, nil,
            { _ in
                raise(SIGSEGV); return nil
            }, nil)
    }
}
