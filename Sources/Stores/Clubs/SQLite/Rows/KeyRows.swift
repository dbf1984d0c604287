import CSodium
import Clubs
import SQLite

/// The seats that keys of ssh were authorized for, so that the same key always gets the same one.
final class KeyRows {
    private let database: ClubDatabase

    /// Makes the table where no key was authorized yet.
    init(_ database: ClubDatabase) throws(ClubFailure) {
        self.database = database
        // By the fingerprint: no more is kept of a key.
        try database.script(
            "CREATE TABLE IF NOT EXISTS authorized (key BLOB PRIMARY KEY, member BLOB NOT NULL, device BLOB NOT NULL) WITHOUT ROWID")
    }

    /// Returns nil for a key that was never authorized.
    func seat(of key: [UInt8]) throws(ClubFailure) -> ClubSeat? {
        try database.first("SELECT member, device FROM authorized WHERE key = ?", .blob(Self.fingerprint(of: key))) {
            guard let member = MemberID(bytes: $0.blob(0)), let device = DeviceID(bytes: $0.blob(1)) else { return nil }
            return ClubSeat(member: member, device: device)
        } ?? nil
    }

    func keep(_ seat: ClubSeat, of key: [UInt8]) throws(ClubFailure) {
        try database.run(
            "INSERT OR REPLACE INTO authorized VALUES (?, ?, ?)", .blob(Self.fingerprint(of: key)), .blob(seat.member.bytes),
            .blob(seat.device.bytes))
    }

    /// The hash of a key by which ssh itself shows it (SHA-256).
    private static func fingerprint(of key: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256(&hash, key, UInt64(key.count))
        return hash
    }
}
