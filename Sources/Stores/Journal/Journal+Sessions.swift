import CSodium
import Walking

extension Journal {
    package func failedAttempts(for name: String) async throws(JournalFailure) -> FailedAttempts? {
        try database.first("SELECT count, last FROM attempt WHERE name_key = ?", .text(AccountName.key(name))) { row in
            FailedAttempts(count: Int(row.int(0)), last: row.instant(1))
        }
    }

    package func recordFailedAttempt(for name: String, at now: Instant) async throws(JournalFailure) {
        try database.run(
            "INSERT INTO attempt VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET count = count + 1, last = excluded.last",
            .text(AccountName.key(name)), .int(now))
    }

    package func clearFailedAttempts(for name: String) async throws(JournalFailure) {
        try database.run("DELETE FROM attempt WHERE name_key = ?", .text(AccountName.key(name)))
    }

    package func issueToken(to id: AccountID, at now: Instant) async throws(JournalFailure) -> AccessToken {
        var random = SystemRandomNumberGenerator()
        let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
        let token = AccessToken(Hash.hex(bytes))
        try housekeeping { () throws(JournalFailure) in
            _ = try database.run(
                "INSERT INTO token VALUES (?, ?, ?)", .blob(Hash.sha256(Array(token.value.utf8))), .int(id.rawValue), .int(now))
        }
        return token
    }

    package func holder(of token: AccessToken) async throws(JournalFailure) -> Account? {
        let owner = try database.first("SELECT account FROM token WHERE fingerprint = ?", .blob(Hash.sha256(Array(token.value.utf8)))) {
            $0.int(0)
        }
        guard let owner else { return nil }
        return try await account(AccountID(rawValue: owner))
    }

    package func revoke(_ token: AccessToken) async throws(JournalFailure) {
        try database.run("DELETE FROM token WHERE fingerprint = ?", .blob(Hash.sha256(Array(token.value.utf8))))
    }

    package func revokeTokens(of id: AccountID) async throws(JournalFailure) {
        try database.run("DELETE FROM token WHERE account = ?", .int(id.rawValue))
    }
}
