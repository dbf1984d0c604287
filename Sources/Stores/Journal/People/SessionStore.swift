import CSodium
import Files
import SQLite
import Walking

/// The session of the person who is signed in, and the failed attempts.
final class SessionStore {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    func beginAttempt(for name: String, at now: Instant) throws(JournalFailure) -> Int? {
        let mark = try mark(of: name)
        return try database.housekeeping { () throws(JournalFailure) in
            try database.transaction { () throws(JournalFailure) -> Int? in
                let failed = try database.first("SELECT count, last FROM attempt WHERE mark = ?", mark) { row in
                    FailedAttempts(count: Int(row.int(0)), last: row.instant(1))
                }
                if let seconds = failed?.wait(at: now) { return seconds }
                try database.run(
                    "INSERT INTO attempt VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET count = count + 1, last = excluded.last", mark,
                    .int(now))
                return nil
            }
        }
    }

    func clearAttempts(for name: String) throws(JournalFailure) {
        let mark = try mark(of: name)
        try database.housekeeping { () throws(JournalFailure) in _ = try database.run("DELETE FROM attempt WHERE mark = ?", mark) }
    }

    private func mark(of name: String) throws(JournalFailure) -> Value {
        guard let key = try database.first("SELECT value FROM meta WHERE key = 'attempts'", row: { $0.blob(0) }) else { throw .missing }
        return .blob(AttemptMark.make(AccountName.key(name), key: key))
    }

    func issueToken(to id: AccountID, at now: Instant) throws(JournalFailure) -> AccessToken {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
        let token = AccessToken(SHA256.hex(bytes))
        try database.housekeeping { () throws(JournalFailure) in
            _ = try database.run(
                "INSERT INTO token VALUES (?, ?, ?)", .blob(SHA256.hash(Array(token.value.utf8))), .int(id.rawValue), .int(now))
        }
        return token
    }

    func holder(of token: AccessToken) throws(JournalFailure) -> AccountID? {
        try database.first("SELECT account FROM token WHERE fingerprint = ?", .blob(SHA256.hash(Array(token.value.utf8)))) {
            AccountID(rawValue: $0.int(0))
        }
    }

    func revoke(_ token: AccessToken) throws(JournalFailure) {
        try database.run("DELETE FROM token WHERE fingerprint = ?", .blob(SHA256.hash(Array(token.value.utf8))))
    }

    func revokeTokens(of id: AccountID) throws(JournalFailure) {
        try database.run("DELETE FROM token WHERE account = ?", .int(id.rawValue))
    }
}

/// The identifier of a name that was tried: nothing that was typed can be read from it, a passphrase in the wrong field least.
enum AttemptMark {
    /// Two bytes of a keyed hash.
    ///
    /// The key lies in the same file, so that whoever has that could try words against a whole hash. Two bytes fit one word in 65,536, and
    /// so tell nothing; that as many names share a count by chance does no harm.
    private static let length = 2

    static func make(_ name: String, key: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: 32)
        let bytes = Array(name.utf8)
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), key, key.count)
        return Array(hash.prefix(length))
    }
}
