#if SecretService
    import CSecret
    import Dispatch
    import Synchronization

    /// The desktop's own keychain (GNOME Keyring, KWallet, KeePassXC …), through libsecret.
    ///
    /// Its calls block for as long as a service, or a person in front of a prompt, takes. So each runs on a thread of its own and is
    /// given up at a deadline: the app goes on with the encrypted file.
    package struct SecretServiceStore: SecretStore {
        private let patience: DispatchTimeInterval
        private let deadline: DispatchTimeInterval

        /// - Parameters:
        ///   - patience: how long a service may take to say that it is there.
        ///   - deadline: how long a call may take, with a person in front of the service's own prompt.
        package init(patience: DispatchTimeInterval = .seconds(2), deadline: DispatchTimeInterval = .seconds(10)) {
            self.patience = patience
            self.deadline = deadline
        }

        package func answers() async -> Bool {
            let result = await call(within: patience) { watch in (gnd_secret_probe(watch), nil) }
            return result?.0 == GND_SECRET_DONE
        }

        package func secret(for key: String) async throws(KeychainError) -> String? {
            let answer = await call(within: deadline) { watch in
                var found: UnsafeMutablePointer<CChar>?
                let result = gnd_secret_lookup(key, &found, watch)
                defer { gnd_secret_free(found) }
                return (result, found.map { String(cString: $0) })
            }
            try check(answer?.0)
            return answer?.1
        }

        package func keep(_ secret: String, for key: String) async throws(KeychainError) {
            try check(await call(within: deadline) { watch in (gnd_secret_store(key, "GND", secret, watch), nil) }?.0)
        }

        package func forget(_ key: String) async throws(KeychainError) {
            try check(await call(within: deadline) { watch in (gnd_secret_clear(key, watch), nil) }?.0)
        }

        private func check(_ result: gnd_secret_result?) throws(KeychainError) {
            guard let result else { throw .noAnswer }
            if result == GND_SECRET_REFUSED { throw .refused }
        }

        private func call(
            within limit: DispatchTimeInterval, _ body: @escaping @Sendable (OpaquePointer) -> (gnd_secret_result, String?)
        ) async -> (gnd_secret_result, String?)? {
            await withCheckedContinuation { continuation in
                let first = FirstAnswer(continuation)
                DispatchQueue.global().async {
                    guard gnd_secret_load() == 1, let watch = SecretWatch() else {
                        first.give(nil)
                        return
                    }
                    let timer = DispatchWorkItem {
                        if first.give(nil) { watch.cancel() }
                    }
                    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: timer)
                    first.give(withExtendedLifetime(watch) { body(watch.pointer) })
                    timer.cancel()
                }
            }
        }
    }

    /// Resumes a continuation once, with the first answer: that of the work or that of the deadline.
    private final class FirstAnswer<Value: Sendable>: Sendable {
        private let continuation: Mutex<CheckedContinuation<Value, Never>?>

        init(_ continuation: CheckedContinuation<Value, Never>) {
            self.continuation = Mutex(continuation)
        }

        /// Returns whether this was the first answer.
        @discardableResult
        func give(_ value: Value) -> Bool {
            let waiting = continuation.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            waiting?.resume(returning: value)
            return waiting != nil
        }
    }

    /// Owns the handle by which a call that takes too long is given up.
    private final class SecretWatch: Sendable {
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
