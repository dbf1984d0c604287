import CSodium
import Clubs

/// A key with which something is signed (Ed25519); it never appears in a description.
struct SigningKey: Sendable, CustomStringConvertible, CustomReflectable {
    static let seedLength = Int(crypto_sign_SEEDBYTES)

    let publicKey: PublicKey
    private let secret: [UInt8]

    /// Returns nil when the seed has another length, or libsodium does not start.
    init?(seed: [UInt8]) {
        guard Self.isStarted, seed.count == Self.seedLength else { return nil }
        var key = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
        var secret = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
        crypto_sign_seed_keypair(&key, &secret, seed)
        guard let publicKey = PublicKey(bytes: key) else { return nil }
        self.publicKey = publicKey
        self.secret = secret
    }

    /// The key of an invitation, which whoever has its secret can make.
    init?(_ secret: InviteSecret) {
        self.init(seed: Blake2b.hash(Array("gnd-invite".utf8) + secret.bytes, length: Self.seedLength))
    }

    func signature(of message: [UInt8]) -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
        crypto_sign_detached(&signature, nil, message, UInt64(message.count), secret)
        return signature
    }

    static func randomSeed() -> [UInt8]? {
        guard isStarted else { return nil }
        var seed = [UInt8](repeating: 0, count: seedLength)
        randombytes_buf(&seed, seed.count)
        return seed
    }

    private static let isStarted = sodium_init() >= 0

    var description: String { "SigningKey" }
    var customMirror: Mirror { Mirror(self, children: [:]) }
}
