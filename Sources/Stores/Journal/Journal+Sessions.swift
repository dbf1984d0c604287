import CSodium
import Walking

extension Journal {
    package func beginAttempt(for name: String, at now: Instant) async throws(JournalFailure) -> Int? {
        let mark = try mark(of: name)
        return try housekeeping { () throws(JournalFailure) in
            try transaction { () throws(JournalFailure) -> Int? in
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

    package func clearAttempts(for name: String) async throws(JournalFailure) {
        let mark = try mark(of: name)
        try housekeeping { () throws(JournalFailure) in _ = try database.run("DELETE FROM attempt WHERE mark = ?", mark) }
    }

    /// Writes what changes nothing, to know whether anything can be written.
    package func proveWritable() throws(JournalFailure) {
        try housekeeping { () throws(JournalFailure) in _ = try database.run("UPDATE meta SET value = value WHERE key = 'attempts'") }
    }

    private func mark(of name: String) throws(JournalFailure) -> Value {
        guard let key = try database.first("SELECT value FROM meta WHERE key = 'attempts'", row: { $0.blob(0) }) else { throw .missing }
        return .blob(AttemptMark.make(AccountName.key(name), key: key))
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
