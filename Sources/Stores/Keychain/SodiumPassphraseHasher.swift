import Dispatch
import Walking

/// Argon2id by libsodium, one passphrase at a time: each takes a quarter of a gibibyte and about half a second.
package struct SodiumPassphraseHasher: PassphraseHasher {
    private let limits: PassphraseLimits
    // Tasks share a thread a core; half a second of one would be felt on the screen.
    private let queue = DispatchQueue(label: "passphrase")

    package init(limits: PassphraseLimits = .moderate) {
        self.limits = limits
    }

    package func hash(_ passphrase: Passphrase) async -> String? {
        await away {
            guard let text = try? LockedText(passphrase.text) else { return nil }
            return Argon2.hash(text, limits: limits)
        }
    }

    package func verify(_ passphrase: Passphrase, against hash: String) async -> Bool {
        await away {
            guard let text = try? LockedText(passphrase.text) else { return false }
            return Argon2.matches(text, hash: hash)
        }
    }

    package func needsRehash(_ hash: String) -> Bool {
        Argon2.isOutdated(hash, limits: limits)
    }

    private func away<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: work()) }
        }
    }
}
