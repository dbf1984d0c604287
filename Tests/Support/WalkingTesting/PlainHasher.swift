import Synchronization
import Walking

/// A hasher that costs nothing, keeps no secret, and counts its work.
package final class PlainHasher: PassphraseHasher {
    private let count = Mutex(0)

    package init() {}

    package var work: Int { count.withLock { $0 } }

    package func hash(_ passphrase: Passphrase) async -> String? {
        count.withLock { $0 += 1 }
        return "plain:" + passphrase.text
    }

    package func verify(_ passphrase: Passphrase, against hash: String) async -> Bool {
        count.withLock { $0 += 1 }
        // Scalar by scalar, as a real hash sees it: `==` would take two compositions of a text for the same.
        return Array(hash.unicodeScalars.drop { $0 != ":" }.dropFirst()) == Array(passphrase.text.unicodeScalars)
    }

    package func needsRehash(_ hash: String) -> Bool { !hash.hasPrefix("plain:") }
}
