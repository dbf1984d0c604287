import Basis
import Clubs

/// The proof of one machine that it is a member's: 32 random bytes that never leave it.
///
/// A server keeps the SCRAM verifier of them or, where all machines share one login, their hash. They appear in no description.
package struct PostgresCredential: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    package let device: DeviceID
    /// The member that the machine becomes where an invitation lets it in as somebody new.
    package let newMember: MemberID
    package let secret: [UInt8]

    package init(device: DeviceID = .random(), newMember: MemberID = .random(), secret: [UInt8] = Self.randomSecret()) {
        self.device = device
        self.newMember = newMember
        self.secret = secret
    }

    /// The credential as a keychain keeps it.
    package var text: String { "\(device.text) \(newMember.text) \(Base64.text(of: secret))" }

    /// Reads the text that was kept; nil where it is something else.
    package init?(text: String) {
        let words = text.split(separator: " ").map(String.init)
        guard words.count == 3, let device = DeviceID(words[0]), let member = MemberID(words[1]),
            let secret = Base64.bytes(of: words[2]), secret.count == 32
        else { return nil }
        self.init(device: device, newMember: member, secret: secret)
    }

    package static func randomSecret() -> [UInt8] {
        var system = SystemRandomNumberGenerator()
        return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &system) }
    }

    package var description: String { "PostgresCredential" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }

    /// The login of the machine, where it has one of its own.
    var login: PostgresLogin {
        PostgresLogin(name: "gnd_d_\(device.text)", password: Base64.text(of: secret))
    }
}
