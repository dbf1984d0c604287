import CSodium
import Clubs

/// The way in which a machine comes in: by a login of its own, or by a token where the club's place names the gateway.
///
/// The password of the gateway is the identity of the club, which everybody knows who was invited; it proves nothing. So a gateway
/// must prove itself by a certificate.
struct PostgresIdentity: Sendable {
    static let gateway = "gnd_gateway"

    let login: PostgresLogin
    /// The token; nil where the login says who asks.
    let token: [UInt8]?

    /// A machine of a member, or one that is about to become one.
    init(_ credential: PostgresCredential, club: ClubID, isGateway: Bool) {
        login = isGateway ? Self.gatewayLogin(of: club) : credential.login
        token = isGateway ? credential.secret : nil
    }

    /// A guest with an invitation.
    init(_ secret: InviteSecret, club: ClubID, isGateway: Bool) {
        login = isGateway ? Self.gatewayLogin(of: club) : Self.guest(of: secret)
        token = isGateway ? secret.bytes : nil
    }

    static func gatewayLogin(of club: ClubID) -> PostgresLogin { PostgresLogin(name: gateway, password: club.text) }

    /// The login of an invitation, made of its secret in one direction, so that the same invitation is the same login.
    static func guest(of secret: InviteSecret) -> PostgresLogin {
        let name = MemberID(bytes: digest(digest(secret.bytes)).prefix(16)) ?? MemberID(rawValue: 0)
        return PostgresLogin(name: "gnd_i_\(name.text)", password: secret.text)
    }

    /// The hash that a club keeps of a token, and of the secret of an invitation.
    static func hash(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }
}
