import Basis
import CSodium
import Clubs

/// The way into a club in PostgreSQL that an account of a host keeps for all who come to it by ssh.
///
/// They share one login, that of the gateway, so that a pooler of transactions serves many of them by a few connections. Which machine asks
/// says the key with which somebody came in: its seat is made of it and of the account's own key, and so is a token of the seat. So the account
/// keeps nothing of a machine but the fingerprint of a founder's key, and the club the hash of its token alone. The address of the database and the key appear in no description.
package struct PostgresHost: Hashable, Sendable, CustomStringConvertible, CustomReflectable {
    /// The most bytes of its text.
    package static let maximumLength = 1 << 14

    package let club: ClubID
    /// The place of the gateway.
    package let address: PostgresAddress
    /// The seat of a new member whom the admin let in, for the new key that is authorized next; nil once it was given.
    package private(set) var founder: ClubSeat?
    private let key: [UInt8]
    /// The seats of those whom the admin let in, by the fingerprints of their keys.
    private var founders: [String: ClubSeat]

    private init(club: ClubID, address: PostgresAddress, key: [UInt8], founder: ClubSeat?, founders: [String: ClubSeat] = [:]) {
        self.club = club
        self.address = address
        self.key = key
        self.founder = founder
        self.founders = founders
    }

    /// The way of a new account.
    package init(to club: ClubID, at address: PostgresAddress) {
        self.init(club: club, address: address, key: PostgresCredential.randomSecret(), founder: ClubSeat())
    }

    /// The same account's way to the same club at another address; nil where it is another club.
    package func moved(to club: ClubID, at address: PostgresAddress) -> PostgresHost? {
        guard club == self.club else { return nil }
        return PostgresHost(club: club, address: address, key: key, founder: founder ?? ClubSeat(), founders: founders)
    }

    /// The seat for a public key of ssh, the same whenever it is asked for: that of the founder whom the admin let in, where the key has or
    /// takes it, or one that an invitation lets in.
    ///
    /// Nobody who sees the seat finds the key by it, for the account's own is in it.
    package mutating func seat(ofKey publicKey: [UInt8]) -> (seat: ClubSeat, isFounder: Bool) {
        let fingerprint = Base64.text(of: hash(of: publicKey))
        if let known = founders[fingerprint] { return (known, true) }
        if let founder {
            founders[fingerprint] = founder
            self.founder = nil
            return (founder, true)
        }
        let bytes = hash(of: Array("seat".utf8) + publicKey)
        let (member, device) = (MemberID(bytes: bytes.prefix(16)), DeviceID(bytes: bytes.suffix(16)))
        return (ClubSeat(member: member ?? .random(), device: device ?? .random()), false)
    }

    private func hash(of bytes: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), key, key.count)
        return hash
    }

    /// The proof of the machine that a seat names, the same at every call.
    package func credential(for seat: ClubSeat) -> PostgresCredential {
        PostgresCredential(device: seat.device, newMember: seat.member, secret: hash(of: seat.device.bytes))
    }

    /// The way of one machine into the club.
    /// - Parameter entrance: where the club is reached, for its invites.
    package func store(
        for seat: ClubSeat, at entrance: ClubAddress, patience: PostgresPatience = PostgresPatience()
    ) -> PostgresStore {
        PostgresStore(club: club, address: address, credential: credential(for: seat), patience: patience, entrance: entrance)
    }

    package var description: String { "PostgresHost" }
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}

// The file that an account keeps.

extension PostgresHost {
    private struct Kept: Codable {
        /// Tells the file from all others.
        var gndClubInPostgreSQL = 1
        var club: String
        var address: PostgresAddress
        /// The key in base64.
        var key: String
        var founder: String?
        var founders: [String: String]?
    }

    /// The text of the file; whoever has it is everybody who came in by this account.
    package var text: String {
        get throws(ClubFailure) {
            let kept = Kept(
                club: club.text, address: address, key: Base64.text(of: key), founder: founder?.text,
                founders: founders.isEmpty ? nil : founders.mapValues(\.text))
            do { return try JSONCoding.text(of: kept) + "\n" } catch { throw .unreadable }
        }
    }

    /// Returns nil where the bytes are something else.
    package init?(_ bytes: [UInt8]) {
        guard let kept: Kept = try? JSONCoding.value(of: String(decoding: bytes, as: UTF8.self)), kept.gndClubInPostgreSQL == 1,
            let club = ClubID(kept.club), kept.address.isGateway, let key = Base64.bytes(of: kept.key), key.count == 32
        else { return nil }
        self.init(
            club: club, address: kept.address, key: key, founder: kept.founder.flatMap { ClubSeat($0) },
            founders: (kept.founders ?? [:]).compactMapValues { ClubSeat($0) })
    }
}
