#if SecretService
    import CSecret

    /// Owns the handle by which a call that takes too long is given up.
    final class SecretWatch: Sendable {
        // A GCancellable is safe to use from any thread, which is what it is for.
        nonisolated(unsafe) let pointer: OpaquePointer

        init?() {
            guard let pointer = gnd_secret_watch_create() else { return nil }
            self.pointer = pointer
        }

        func cancel() {
            gnd_secret_watch_cancel(pointer)
        }

        deinit {
            gnd_secret_watch_free(pointer)
        }
    }
#endif
