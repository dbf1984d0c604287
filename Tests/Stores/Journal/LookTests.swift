import CSQLite
import Files
import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal

/// Journals where nothing can be written: all of it can be read, and nothing is changed.
struct LookTests {
    /// The files beside the journal when it can no longer be written.
    enum Beside: CaseIterable, Sendable {
        /// A program that ended as it should leaves nothing.
        case nothing
        /// A killed program, or a copied folder: the log holds what the file does not, and its index is missing.
        case log
        /// A killed program whose index lies there, too.
        case logAndIndex
    }

    /// Files with three walks, which belong to nobody where root runs the test, since root may write everywhere.
    private static func prepare(_ folder: String, _ beside: Beside) async throws {
        let original = folder + "/original.db"
        let path = folder + "/home/journal.db"
        mkdir(folder + "/home", 0o700)
        do {
            let journal = try Journal(path: original, clock: clock, zone: berlin)
            let profile = try await journal.profile(journal.localAccount().id)
            for walk in 0..<3 {
                let start = moment(walk * 20)
                _ = try await profile.save([Walk(start: start, end: start + .seconds(600), zone: berlin, steps: 1)])
            }
            if beside != .nothing {
                for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: original + ending, toPath: path + ending) }
            }
            if beside == .logAndIndex { try FileManager.default.copyItem(atPath: original + "-shm", toPath: path + "-shm") }
        }
        if beside == .nothing { try FileManager.default.copyItem(atPath: original, toPath: path) }
    }

    /// Lets nobody write any more.
    private static func close(_ folder: String) {
        for name in Folder.names(in: folder + "/home") {
            chown(folder + "/home/" + name, 65534, 65534)
            chmod(folder + "/home/" + name, 0o400)
        }
        chown(folder + "/home", 65534, 65534)
        chmod(folder, 0o755)
        chmod(folder + "/home", 0o500)
        setuid(65534)
    }

    private static func contents(_ folder: String) throws -> [String: Data] {
        var found: [String: Data] = [:]
        for name in Folder.names(in: folder) { found[name] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")) }
        return found
    }

    @Test(arguments: Beside.allCases) func `a home that may only be read is read whole, and stays as it was`(_ beside: Beside) async throws
    {
        let folder = try TemporaryFolder()
        try await Self.prepare(folder.path, beside)
        await #expect(processExitsWith: .success) { [folder = folder.path as String] in
            Self.close(folder)
            let path = folder + "/home/journal.db"
            let before = try Self.contents(folder + "/home")
            #expect(throws: JournalFailure.self) { try Journal(path: path, clock: clock, zone: berlin) }
            do {
                let journal = try Journal.openOrLook(path: path, clock: clock, zone: berlin)
                #expect(journal.obstacle == .readOnly(path: path))
                let profile = try await journal.profile(journal.localAccount().id)
                #expect(try await profile.allDays().map(\.stepCount) == [3])
                #expect(try await journal.check() == [])
            }
            let after = try Self.contents(folder + "/home")
            #expect(after == before)
        }
        chmod(folder.path + "/home", 0o700)
    }

    @Test(arguments: Beside.allCases) func `a full disk lets one look`(_ beside: Beside) async throws {
        let folder = try TemporaryFolder()
        try await Self.prepare(folder.path, beside)
        await #expect(processExitsWith: .success) { [folder = folder.path as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 0, rlim_max: 0)
            setrlimit(__rlimit_resource_t(1), &limit)
            // An index that lies there already needs no room, so that only the first change finds the disk full.
            let found = try Journal.openOrLook(path: folder + "/home/journal.db", clock: clock, zone: berlin)
            let journal =
                found.obstacle == .diskFull
                ? found : try Journal.look(at: folder + "/home/journal.db", because: .diskFull, clock: clock, zone: berlin)
            let profile = try await journal.profile(journal.localAccount().id)
            #expect(try await profile.countWalks(WalkFilter()) == 3)
            #expect(try await profile.allDays().map(\.stepCount) == [3])
        }
    }

    @Test func `every change of a copy to look at is refused, and says why`() async throws {
        let folder = try TemporaryFolder()
        try await Self.prepare(folder.path, .nothing)
        let journal = try Journal.look(at: folder.path + "/home/journal.db", because: .diskFull, clock: clock, zone: berlin)
        let local = try await journal.localAccount()
        let profile = try await journal.profile(local.id)
        let refusal = JournalFailure.onlyToLook(.diskFull)
        let walk = Walk(start: moment(300), end: moment(310), zone: berlin, steps: 9)
        await #expect(throws: refusal) { try await profile.save([walk]) }
        await #expect(throws: refusal) { try await profile.log(walk) }
        let first = try #require(try await profile.walks(WalkFilter(), after: nil, limit: 1).walks.first)
        await #expect(throws: refusal) { try await profile.delete([first.id]) }
        await #expect(throws: refusal) { try await profile.change { $0.goals.set(Goal(steps: 9000), from: CivilDate(dayNumber: 20_000)) } }
        await #expect(throws: refusal) { try await profile.take([steps(watch, 0, 10, 5)]) }
        await #expect(throws: refusal) { try await journal.createAccount(named: "ann", passphraseHash: "") }
        await #expect(throws: refusal) { try await journal.save(Nickname("Ann"), of: local.id) }
        await #expect(throws: refusal) {
            try await journal.createRoom(named: "r", period: .open, dailyCap: .none, owner: local.id, opened: CivilDate(dayNumber: 20_000))
        }
        #expect(try await profile.countWalks(WalkFilter()) == 3)
    }

    @Test func `what is done on the way in is done on the copy, also in another zone and after a token`() async throws {
        let folder = try TemporaryFolder()
        try await Self.prepare(folder.path, .nothing)
        let before = try Self.contents(folder.path + "/home")
        let journal = try Journal.look(at: folder.path + "/home/journal.db", because: .diskFull, clock: clock, zone: berlin)
        let local = try await journal.localAccount()
        try await journal.markUsed(local.id, at: clock.now)
        let token = try await journal.issueToken(to: local.id, at: clock.now)
        #expect(try await journal.holder(of: token) == local)
        let west = try #require(Zone("America/Los_Angeles"))
        #expect(try await journal.profile(local.id, zone: west).allDays().map(\.stepCount) == [3])
        #expect(try Self.contents(folder.path + "/home") == before)
    }

    @Test func `an old journal is brought up to date on the copy alone, which can be backed up to another disk`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all.prefix(5) { try old.script(migration.sql) }
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local) VALUES (1, 'local', 'local', 1);
                INSERT INTO source VALUES (1, 'Watch', '', '', 4);
                INSERT INTO walk (owner, id, start, finish, zone, steps, distance, title, note, source)
                    VALUES (1, x'000102030405060708090a0b0c0d0e0f', \(moment(480).milliseconds), \(moment(500).milliseconds),
                    'Europe/Berlin', 2000, 1500, 'old', '', 1);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 5;
                """)
        }
        let before = try Data(contentsOf: URL(fileURLWithPath: folder.database))
        let journal = try Journal.look(at: folder.database, because: .diskFull, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 5).walks.map(\.title) == ["old"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == before)
        _ = try await journal.backUp(to: folder.path + "/elsewhere/copy.db")
        let copy = try Journal(path: folder.path + "/elsewhere/copy.db", clock: clock, zone: berlin)
        #expect(copy.obstacle == nil)
        #expect(try await copy.profile(copy.localAccount().id).countWalks(WalkFilter()) == 1)
    }

    @Test func `what cannot be read is said as it is`() throws {
        let folder = try TemporaryFolder()
        func look() throws { _ = try Journal.look(at: folder.database, because: .diskFull, clock: clock, zone: berlin) }
        #expect(throws: JournalFailure.diskFull) { try look() }
        try Data(repeating: 0x5A, count: 8192).write(to: URL(fileURLWithPath: folder.database))
        #expect(throws: JournalFailure.corrupt(.pages)) { try look() }
    }
}
