import Files
import Foundation
import SQLite
import Testing
import Walking

@testable import Journal

struct AccountTests {
    @Test func `an account keeps what its owner told`() async throws {
        let journal = try await memoryJournal().journal
        let account = try await journal.createAccount(named: "Ann", passphraseHash: "hash")
        let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 160)
        _ = try await journal.save(profile, of: account.id)
        _ = try await journal.save(Nickname("산책왕👑"), of: account.id)
        let found = try #require(try await journal.account(named: " aNN "))
        #expect(found.profile == profile)
        #expect(found.nickname == "산책왕👑")
        #expect(try await journal.passphraseHash(of: account.id) == "hash")
    }

    @Test func `a weight is kept in the file and in its backup to the last digit, and can be left out again`() async throws {
        let folder = try TemporaryFolder()
        let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 160, weightKilograms: 71.667_594_46)
        let backup: Backup
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            _ = try await journal.save(profile, of: journal.localAccount().id)
            backup = try await journal.backUp(to: folder.path + "/backups/one.db")
            _ = try await journal.save(Profile(gender: .woman, ageBand: .from60), of: journal.localAccount().id)
            #expect(try await journal.localAccount().profile == Profile(gender: .woman, ageBand: .from60))
        }
        _ = try Journal.restore(backup.path, to: folder.database, clock: clock)
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        #expect(try await journal.localAccount().profile == profile)
    }

    @Test func `a person of an older journal has the profile that they had, and no weight`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all.prefix(23) { try old.script(migration.sql) }
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local, gender, age_band, height)
                    VALUES (1, 'local', 'local', 1, 'woman', '60-70', 160);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 23;
                """)
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        #expect(try await journal.localAccount().profile == Profile(gender: .woman, ageBand: .from60, heightCentimetres: 160))
    }

    @Test func `names and nicknames are had once`() async throws {
        let journal = try await memoryJournal().journal
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        await #expect(throws: JournalFailure.taken) { try await journal.createAccount(named: "ANN", passphraseHash: "") }
        let bob = try await journal.createAccount(named: "bob", passphraseHash: "")
        _ = try await journal.save(Nickname("King"), of: ann.id)
        await #expect(throws: JournalFailure.taken) { try await journal.save(Nickname("kinG"), of: bob.id) }
        #expect(try await journal.isTaken(Nickname("king"), except: bob.id))
        #expect(try await !journal.isTaken(Nickname("king"), except: ann.id))
    }

    @Test func `a token is good until it is revoked, and the file does not hold it`() async throws {
        let folder = try TemporaryFolder()
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let account = try await journal.localAccount()
        let token = try await journal.issueToken(to: account.id, at: clock.now)
        #expect(try await journal.holder(of: token) == account)
        let stored = try await journal.tokenFingerprints()
        #expect(stored.count == 1 && !stored.contains(token.value))
        try await journal.revoke(token)
        #expect(try await journal.holder(of: token) == nil)
    }

    @Test func `all tokens of an account can be made worthless at once, and nobody else's`() async throws {
        let journal = try await memoryJournal().journal
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        let ben = try await journal.createAccount(named: "ben", passphraseHash: "")
        let now = Instant(seconds: 1)
        let tokens = [try await journal.issueToken(to: ann.id, at: now), try await journal.issueToken(to: ann.id, at: now)]
        let bens = try await journal.issueToken(to: ben.id, at: now)
        try await journal.revokeTokens(of: ann.id)
        for token in tokens { #expect(try await journal.holder(of: token) == nil) }
        #expect(try await journal.holder(of: bens) == ben)
    }

    @Test func `the local profile is one, and the last who signed in is remembered`() async throws {
        let journal = try await memoryJournal().journal
        let local = try await journal.localAccount()
        #expect(try await journal.localAccount() == local)
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        try await journal.markUsed(local.id, at: Instant(seconds: 1))
        try await journal.markUsed(ann.id, at: Instant(seconds: 2))
        #expect(try await journal.lastUsed()?.id == ann.id)
    }

    @Test func `what was typed as an ID is in no byte of the journal, and is counted all the same`() async throws {
        let folder = try TemporaryFolder()
        let typed = "correct horse battery staple"
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            for _ in 0..<3 { #expect(try await journal.beginAttempt(for: typed, at: clock.now) == nil) }
            #expect(try await journal.beginAttempt(for: typed.uppercased(), at: clock.now) == 2)
            #expect(try await journal.beginAttempt(for: "ann", at: clock.now) == nil)
            #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database + "-wal")).range(of: Data(typed.utf8)) == nil)
            try await journal.clearAttempts(for: typed)
            #expect(try await journal.beginAttempt(for: typed, at: clock.now) == nil)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)).range(of: Data(typed.utf8)) == nil)
    }

    @Test func `two journals know the same name by different marks, of two bytes`() {
        let (one, other) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
        #expect(AttemptMark.make("ann", key: one) != AttemptMark.make("ann", key: other))
        #expect(AttemptMark.make("ann", key: one) == AttemptMark.make("ann", key: one))
        #expect(AttemptMark.make("ann", key: one).count == 2)
    }

    @Test func `attempts of an old journal are let go, and are in no byte of it or of its backup`() async throws {
        let folder = try TemporaryFolder()
        let typed = "correct horse battery staple"
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all.prefix(7) { try old.script(migration.sql) }
            try old.script(
                "PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 7; INSERT INTO attempt VALUES ('\(typed)', 9, 1)"
            )
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)).range(of: Data(typed.utf8)) != nil)
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            #expect(try await journal.beginAttempt(for: typed, at: clock.now) == nil)
        }
        for name in Folder.names(in: folder.path) {
            #expect(try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)")).range(of: Data(typed.utf8)) == nil, "\(name)")
        }
    }

    /// Makes an account with something in every table that is a person's.
    private func furnish(_ journal: Journal, _ name: String) async throws -> Account {
        let account = try await journal.createAccount(named: name, passphraseHash: "hash")
        let own = Source(name: "\(name)’s secret watch", manufacturer: "Apple Inc.", model: "Watch")
        let profile = try await journal.profile(account.id)
        try await profile.take([steps(own, 0, 10, 500)], file: "\(name)-secret.xml")
        _ = try await profile.save([Walk(start: moment(60), end: moment(90), zone: berlin, steps: 900, title: "\(name) secret path")])
        _ = try await profile.change { $0.goals.set(Goal(steps: 9000), from: CivilDate(dayNumber: 20_000)) }
        _ = try await journal.issueToken(to: account.id, at: clock.now)
        return account
    }

    @Test func `a deleted account leaves no row and no byte, and everybody else has what they had`() async throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            let ann = try await furnish(journal, "ann")
            let ben = try await furnish(journal, "ben")
            let day = CivilDate(dayNumber: 20_500)
            let shared = try await journal.createRoom(named: "both", period: .open, dailyCap: .none, owner: ann.id, opened: day)
            try await journal.join(shared.id, member: ben.id, on: day)
            let alone = try await journal.createRoom(named: "one", period: .open, dailyCap: .none, owner: ann.id, opened: day)
            try await journal.deleteAccount(ann.id)
            #expect(try await journal.account(ann.id) == nil)
            for (table, column) in try await journal.columnsOfPeople() {
                #expect(try await journal.count("\(table) WHERE \(column) = \(ann.id.rawValue)") == 0, "\(table).\(column)")
            }
            #expect(try await journal.count("source WHERE name LIKE 'ann%'") == 0)
            #expect(try await journal.room(alone.id) == nil)
            #expect(try await journal.room(shared.id)?.owner == ben.id)
            #expect(try await journal.profile(ben.id).allDays().map(\.stepCount) == [1400])
            #expect(try await journal.check() == [])
        }
        for name in Folder.names(in: folder.path) {
            let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
            #expect(data.range(of: Data("ann’s secret".utf8)) == nil && data.range(of: Data("ann secret".utf8)) == nil, "\(name)")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)).range(of: Data("ben secret".utf8)) != nil)
    }

    @Test func `people do not see each other's days`() async throws {
        let (journal, profile) = try await memoryJournal()
        try await profile.take([steps(watch, 0, 10, 500)])
        let ann = try await journal.createAccount(named: "ann", passphraseHash: "")
        let other = try await journal.profile(ann.id)
        #expect(try await other.allDays().isEmpty)
        try await other.take([steps(watch, 0, 10, 500)])
        #expect(try await other.allDays().map(\.stepCount) == [500])
    }
}

extension Journal {
    /// Every column of the schema that says whose a row is.
    func columnsOfPeople() throws -> [(String, String)] {
        try database.all(
            """
            SELECT list.name, part.name FROM sqlite_schema AS list JOIN pragma_table_info(list.name) AS part
            WHERE list.type = 'table' AND part.name IN ('owner', 'account')
            """
        ) { ($0.text(0), $0.text(1)) }
    }

    func count(_ rows: String) throws -> Int64 { try database.number("SELECT count(*) FROM \(rows)") }

    func tokenFingerprints() throws -> [String] {
        try database.all("SELECT hex(fingerprint) FROM token") { $0.text(0).lowercased() }
    }
}
