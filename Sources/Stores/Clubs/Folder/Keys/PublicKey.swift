import Basis
import CSodium
import Clubs

/// A key by which is seen who wrote something (Ed25519).
struct PublicKey: Hashable, Sendable {
    let bytes: [UInt8]

    init?(bytes: [UInt8]) {
        guard bytes.count == Int(crypto_sign_PUBLICKEYBYTES) else { return nil }
        self.bytes = bytes
    }

    /// Returns nil when it is not exactly what `text` writes.
    init?(_ text: some StringProtocol) {
        guard let bytes = Base64.bytes(of: text) else { return nil }
        self.init(bytes: bytes)
    }

    var text: String { Base64.text(of: bytes) }

    /// The identity of the member whose key this is.
    var member: MemberID { MemberID(rawValue: number(for: "gnd-member")) }

    /// The identity of the machine whose key this is.
    var device: DeviceID { DeviceID(rawValue: number(for: "gnd-device")) }

    private func number(for use: String) -> UInt128 {
        Blake2b.hash(Array(use.utf8) + bytes, length: 16).reduce(0) { $0 << 8 | UInt128($1) }
    }

    func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == Int(crypto_sign_BYTES)
            && crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
    }
}
