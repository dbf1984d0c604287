import CLibrary
import CSystemBus

/// A thread of the system for the bus: what waits for descriptors must not hold one of Swift's.
enum ReaderThread {
    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Runs a body on a new thread, as far as the system gives one.
    static func begin(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        // Signals belong to the main thread; the new one inherits that they are blocked.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let work = Unmanaged.passRetained(Work(body))
        let failed = pthread_create(
            &thread, nil,
            { work in
                gnd_thread_name("screen-reader")
                if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if failed == 0 { pthread_detach(thread) } else { work.release() }
    }
}
