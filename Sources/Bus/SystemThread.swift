import CLibrary
import CSystemBus

/// A thread of the system: what waits for descriptors must not hold one of Swift's.
package enum SystemThread {
    private final class Work: Sendable {
        let name: String
        let body: @Sendable () -> Void

        init(_ name: String, _ body: @escaping @Sendable () -> Void) {
            self.name = name
            self.body = body
        }

        func run() {
            gnd_thread_name(name)
            body()
        }
    }

    /// Runs a body on a new thread.
    /// - Parameter name: at most 15 bytes, for who lists the threads of the program.
    /// - Returns: false where the system gives no thread.
    package static func begin(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
        var thread = pthread_t()
        // Signals belong to the main thread; the new one inherits that they are blocked.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let work = Unmanaged.passRetained(Work(name, body))
        let failed = pthread_create(
            &thread, nil,
            { work in
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        if failed != 0 {
            work.release()
            return false
        }
        pthread_detach(thread)
        return true
    }
}
