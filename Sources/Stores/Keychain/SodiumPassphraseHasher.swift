import CSodium
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

/// The cost of each guess at a passphrase for an attacker.
package struct PassphraseLimits: Sendable {
    package var operations: UInt64
    package var memory: Int

    /// 256 MiB and three passes, about half a second: for a passphrase that guards what is on this machine.
    package static let moderate = PassphraseLimits(
        operations: UInt64(crypto_pwhash_argon2id_OPSLIMIT_MODERATE), memory: Int(crypto_pwhash_argon2id_MEMLIMIT_MODERATE))

    /// The least that Argon2id allows, for tests that are about something else.
    package static let least = PassphraseLimits(
        operations: UInt64(crypto_pwhash_argon2id_OPSLIMIT_MIN), memory: Int(crypto_pwhash_argon2id_MEMLIMIT_MIN))
}

/// Argon2id as libsodium writes it: salt, parameters and hash in one string.
enum Argon2 {
    /// Returns nil when this machine has not the memory that the limits ask for.
    static func hash(_ passphrase: borrowing LockedText, limits: PassphraseLimits) -> String? {
        var output = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let result = crypto_pwhash_str_alg(
            &output, passphrase.bytes, UInt64(passphrase.count), limits.operations, limits.memory, crypto_pwhash_ALG_ARGON2ID13)
        guard result == 0 else { return nil }
        return String(decoding: output.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    static func matches(_ passphrase: borrowing LockedText, hash: String) -> Bool {
        crypto_pwhash_str_verify(hash, passphrase.bytes, UInt64(passphrase.count)) == 0
    }

    /// Returns whether the hash was made with other limits than these, or is no hash at all.
    static func isOutdated(_ hash: String, limits: PassphraseLimits) -> Bool {
        crypto_pwhash_str_needs_rehash(hash, limits.operations, limits.memory) != 0
    }
}

/// A copy of a passphrase in memory that is never swapped out and is overwritten when it goes.
///
/// The `String` that was typed cannot be overwritten; this keeps its further copies out of the heap.
struct LockedText: ~Copyable {
    let bytes: UnsafeMutablePointer<CChar>
    let count: Int

    init(_ text: String) throws(KeychainError) {
        try Sodium.start()
        var text = text
        let length = text.utf8.count
        guard let memory = sodium_malloc(length + 1) else { throw .noCryptography }
        text.withUTF8 { source in
            UnsafeMutableRawBufferPointer(start: memory, count: length).copyBytes(from: source)
        }
        bytes = memory.bindMemory(to: CChar.self, capacity: length + 1)
        bytes[length] = 0
        count = length
    }

    deinit {
        sodium_free(bytes)
    }
}
