import SQLite
import Walking

/// The people on this machine, with what each says of themselves.
final class AccountStore {
    private let database: Database

    init(_ database: Database) {
        self.database = database
    }

    private static let columns = "id, name, is_local, nickname, gender, age_band, height, weight"

    func accounts() throws(JournalFailure) -> [Account] {
        try database.all("SELECT \(Self.columns) FROM account ORDER BY id") { Self.account($0) }
    }

    func account(_ id: AccountID) throws(JournalFailure) -> Account? {
        try database.first("SELECT \(Self.columns) FROM account WHERE id = ?", .int(id.rawValue)) { Self.account($0) }
    }

    func account(named name: String) throws(JournalFailure) -> Account? {
        try database.first("SELECT \(Self.columns) FROM account WHERE name_key = ?", .text(AccountName.key(name))) { Self.account($0) }
    }

    func createAccount(named name: String, passphraseHash: String) throws(JournalFailure) -> Account {
        try database.run(
            "INSERT INTO account (name, name_key, passphrase_hash) VALUES (?, ?, ?)", .text(name), .text(AccountName.key(name)),
            .text(passphraseHash))
        return Account(id: AccountID(rawValue: database.lastRowID), name: name)
    }

    func localAccount() throws(JournalFailure) -> Account {
        if let known = try account(named: AccountName.local) { return known }
        try database.housekeeping { () throws(JournalFailure) in
            _ = try database.run(
                "INSERT OR IGNORE INTO account (name, name_key, is_local) VALUES (?, ?, 1)", .text(AccountName.local),
                .text(AccountName.local))
        }
        guard let account = try account(named: AccountName.local) else { throw .missing }
        return account
    }

    func passphraseHash(of id: AccountID) throws(JournalFailure) -> String? {
        try database.first("SELECT passphrase_hash FROM account WHERE id = ?", .int(id.rawValue)) { $0.optionalText(0) }.flatMap { $0 }
    }

    func setPassphraseHash(_ hash: String, of id: AccountID) throws(JournalFailure) {
        try database.run("UPDATE account SET passphrase_hash = ? WHERE id = ?", .text(hash), .int(id.rawValue))
    }

    func save(_ profile: Profile?, of id: AccountID) throws(JournalFailure) -> Account {
        try database.run(
            "UPDATE account SET gender = ?, age_band = ?, height = ?, weight = ? WHERE id = ?", .optional(profile?.gender.rawValue),
            .optional(profile?.ageBand.rawValue), .int(profile?.heightCentimetres), .optional(profile?.weightKilograms), .int(id.rawValue))
        return try known(id)
    }

    func save(_ nickname: Nickname?, of id: AccountID) throws(JournalFailure) -> Account {
        try database.run(
            "UPDATE account SET nickname = ?, nickname_key = ? WHERE id = ?", .optional(nickname?.text), .optional(nickname?.key),
            .int(id.rawValue))
        return try known(id)
    }

    func isTaken(_ nickname: Nickname, except id: AccountID?) throws(JournalFailure) -> Bool {
        try database.number(
            "SELECT EXISTS (SELECT 1 FROM account WHERE nickname_key = ? AND id IS NOT ?)", .text(nickname.key),
            .int(id.map { Int($0.rawValue) })) != 0
    }

    func lastUsed() throws(JournalFailure) -> Account? {
        try database.first(
            "SELECT \(Self.columns) FROM account WHERE last_used IS NOT NULL ORDER BY last_used DESC, id DESC LIMIT 1"
        ) { Self.account($0) }
    }

    func markUsed(_ id: AccountID, at now: Instant) throws(JournalFailure) {
        try database.housekeeping { () throws(JournalFailure) in
            _ = try database.run("UPDATE account SET last_used = ? WHERE id = ?", .int(now), .int(id.rawValue))
        }
    }

    private func known(_ id: AccountID) throws(JournalFailure) -> Account {
        guard let account = try account(id) else { throw .missing }
        return account
    }

    private static func account(_ row: borrowing Statement) -> Account {
        var profile: Profile?
        if let gender = Profile.Gender(rawValue: row.text(4)), let band = AgeBand(rawValue: row.text(5)) {
            profile = Profile(gender: gender, ageBand: band, heightCentimetres: row.optionalInt(6), weightKilograms: row.optionalReal(7))
        }
        return Account(
            id: AccountID(rawValue: row.int(0)), name: row.text(1), isLocal: row.int(2) != 0, nickname: row.optionalText(3),
            profile: profile)
    }
}
