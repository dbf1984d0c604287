import Clubs
import FoundationEssentials

/// The secrets of one machine for one club in a folder; they belong into the keychain and never into a description.
package struct FolderKeys: Sendable, CustomStringConvertible, CustomReflectable {
    /// The person's key; of a machine that was linked to another one, it is never used.
    let identity: SigningKey
    let device: SigningKey
    /// The keys as they are kept.
    package let text: String

    /// The person whose keys these are, where the machine is not linked to another one.
    package var person: MemberID { identity.publicKey.member }

    /// New keys; nil when libsodium does not start.
    package static func random() -> FolderKeys? {
        guard let device = SigningKey.randomSeed(), let identity = SigningKey.randomSeed() else { return nil }
        return FolderKeys(text: "\(Data(device).base64EncodedString()) \(Data(identity).base64EncodedString())")
    }

    /// Returns nil when it is not what was kept.
    package init?(text: String) {
        let keys = text.split(separator: " ").compactMap { Data(base64Encoded: String($0)) }.compactMap { SigningKey(seed: Array($0)) }
        guard keys.count == 2 else { return nil }
        (device, identity) = (keys[0], keys[1])
        self.text = text
    }

    package var description: String { "FolderKeys" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
