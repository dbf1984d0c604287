import Basis
import Clubs

/// The secrets of one machine for one club in a folder; they belong into the keychain and never into a description.
package struct FolderKeys: Sendable, CustomStringConvertible, CustomReflectable {
    private static let told = "told"

    /// The person's key; of a machine that was linked to another one, it is never used.
    let identity: SigningKey
    let device: SigningKey
    /// The keys as they are kept.
    package let text: String
    /// The way back to the person's key; nil for keys that are older than it.
    package let phrase: RecoveryPhrase?
    /// Indicates that the phrase was shown, which it is once.
    package let isPhraseTold: Bool

    /// The person whose keys these are, where the machine is not linked to another one.
    package var person: MemberID { identity.publicKey.member }

    /// New keys; nil when libsodium does not start.
    package static func random() -> FolderKeys? {
        SigningKey.randomSeed().flatMap { RecoveryPhrase(secret: Array($0.prefix(RecoveryPhrase.length))) }.flatMap { FolderKeys(of: $0) }
    }

    /// The keys of a new machine of the person whose phrase it is; nil when libsodium does not start.
    package init?(of phrase: RecoveryPhrase, isPhraseTold: Bool = false) {
        guard let device = SigningKey.randomSeed() else { return nil }
        let words = [device, phrase.secret].map { Base64.text(of: $0) } + (isPhraseTold ? [Self.told] : [])
        self.init(text: words.joined(separator: " "))
    }

    /// Returns nil when it is not what was kept.
    package init?(text: String) {
        let words = text.split(separator: " ")
        let secrets = words.prefix(2).compactMap { Base64.bytes(of: $0) }
        guard secrets.count == 2, words.count == 2 || (words.count == 3 && words[2] == Self.told) else { return nil }
        phrase = RecoveryPhrase(secret: secrets[1])
        let seed = phrase == nil ? secrets[1] : Blake2b.hash(Array("gnd-identity".utf8) + secrets[1], length: SigningKey.seedLength)
        guard let device = SigningKey(seed: secrets[0]), let identity = SigningKey(seed: seed) else { return nil }
        (self.device, self.identity) = (device, identity)
        isPhraseTold = words.count == 3
        self.text = text
    }

    /// The key of this machine, with that of the person whose phrase it is.
    package func restored(by phrase: RecoveryPhrase) -> FolderKeys? {
        text.split(separator: " ").first.flatMap {
            FolderKeys(text: "\($0) \(Base64.text(of: phrase.secret)) \(Self.told)")
        }
    }

    /// The same person on what is a machine of its own from then on; nil when libsodium does not start.
    var withNewDevice: FolderKeys? {
        SigningKey.randomSeed().flatMap { seed in
            FolderKeys(text: ([Base64.text(of: seed)] + text.split(separator: " ").dropFirst().map(String.init)).joined(separator: " "))
        }
    }

    /// The same keys, once the phrase was shown.
    package var whenTold: FolderKeys { isPhraseTold ? self : FolderKeys(text: "\(text) \(Self.told)") ?? self }

    package var description: String { "FolderKeys" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
