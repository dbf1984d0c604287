import Files
import Glibc
import ProgramTesting
import SQLite
import Testing
import Walking

@testable import Journal

/// The program is killed in the middle of its work, as by a battery that ends: two hundred times, at changes of files that a seed draws.
@Suite(.serialized, .waitsForPrograms)
struct KillTests {
    private static let rounds = 50

    private func changes(_ seed: UInt64, upTo last: Int) -> [Int] {
        var dice = SeededGenerator(seed: seed)
        return (0..<Self.rounds).map { _ in .random(in: 1...last, using: &dice) }
    }

    /// Opens what is left, as the next start does, and looks whether it is sound.
    private func reopened(_ folder: TemporaryFolder) async throws -> ProfileJournal {
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        #expect(try await journal.check() == [])
        return try await journal.profile(journal.localAccount().id)
    }

    @Test func `killed during imports, every batch that was reported saved is there, whole, and the next start goes on`() async throws {
        var folder = try TemporaryFolder()
        var reported = 0
        for (round, change) in changes(1, upTo: 500).enumerated() {
            // Small journals, so that the looking afterwards does not take longer than the killing.
            if round.isMultiple(of: 10) { (folder, reported) = (try TemporaryFolder(), 0) }
            let victim = try Victim("import", on: folder.database, dyingAt: change)
            #expect(victim.signal == SIGKILL && victim.lines.first == "open", "\(victim.lines)")
            reported += victim.lines.count { $0 == "saved" }
            // Before anything is settled: the days came with the records.
            let apart = try Database(path: folder.database).number(
                "SELECT abs(count(*) - (SELECT coalesce(sum(steps), 0) FROM day)) > 0.001 FROM sample")
            #expect(apart == 0)
            let profile = try await reopened(folder)
            let count = Int(try Database(path: folder.database).number("SELECT count(*) FROM sample"))
            #expect(count >= reported * 50 && count.isMultiple(of: 50))
            // Files that broke off are read again by the next round, in other batches; what is there counts once.
            reported = max(reported, count / 50)
            let steps = try await profile.allDays().reduce(0) { $0 + $1.steps }
            #expect(abs(steps - Double(count)) < 0.001)
        }
    }

    @Test func `killed during edits, the walks that were reported saved are there and counted`() async throws {
        let folder = try TemporaryFolder()
        var reported = 0
        for change in changes(2, upTo: 200) {
            let victim = try Victim("edit", on: folder.database, dyingAt: change)
            #expect(victim.signal == SIGKILL, "\(victim.lines)")
            reported += victim.lines.count { $0 == "saved" }
            let profile = try await reopened(folder)
            let count = try await profile.countWalks(WalkFilter())
            #expect(count >= reported)
            reported = count
            #expect(try await profile.allDays().reduce(0) { $0 + $1.stepCount } == count)
        }
        #expect(reported > 0)
    }

    @Test func `killed during backups, every backup that is there is whole, and every one that was reported is there`() async throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).take(randomSamples(1))
        }
        var reported: Set<String> = []
        for change in changes(3, upTo: 500) {
            let victim = try Victim("backup", on: folder.database, dyingAt: change)
            #expect(victim.signal == SIGKILL, "\(victim.lines)")
            reported.formUnion(victim.lines.dropFirst().map { $0 + ".db" })
        }
        let backups = folder.database + "-backups"
        let names = Set(Folder.names(in: backups).filter { $0.hasSuffix(".db") })
        #expect(!reported.isEmpty && reported.isSubset(of: names))
        let days = try await reopened(folder).allDays()
        for name in names {
            _ = try Journal.restore("\(backups)/\(name)", to: folder.path + "/restored.db", clock: clock)
        }
        let restored = try Journal(path: folder.path + "/restored.db", clock: clock, zone: berlin)
        #expect(try await restored.profile(restored.localAccount().id).allDays() == days)
    }

    @Test func `killed while an old journal is brought up to date, it is the old one or the new one, with its backup`() async throws {
        var kills = 0
        for change in changes(4, upTo: 130) {
            let folder = try TemporaryFolder()
            try oldJournal(at: folder.database)
            let victim = try Victim("open", on: folder.database, dyingAt: change)
            #expect(victim.signal == SIGKILL || victim.signal == 0 && victim.lines == ["open"], "\(victim.lines)")
            kills += victim.signal == SIGKILL ? 1 : 0
            let version = try Database(path: folder.database, isReadOnly: false).number("PRAGMA user_version")
            #expect(version == 1 || version == Int64(Migration.newest))
            #expect(version == Int64(Migration.newest) || victim.lines.isEmpty)
            let profile = try await reopened(folder)
            #expect(try await profile.allDays().reduce(0) { $0 + $1.stepCount } == 300)
            #expect(try await profile.countWalks(WalkFilter()) == 1)
            let backups = Folder.names(in: folder.path).filter { $0.hasSuffix(".bak") }
            let versions = backups.map { try? Database(path: "\(folder.path)/\($0)", isReadOnly: true).number("PRAGMA user_version") }
            #expect(versions.contains(1))
        }
        #expect(kills > Self.rounds / 2)
    }

    private func oldJournal(at path: String) throws {
        let old = try Database(path: path)
        try old.script(Migration.one.sql)
        try old.script(
            """
            INSERT INTO account (id, name, name_key, is_local, zone, goal) VALUES (1, 'local', 'local', 1, 'Europe/Berlin', 6500);
            INSERT INTO source VALUES (1, 'Watch', '', '', 0);
            WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 299)
                INSERT INTO sample SELECT 1, 1, \(moment(0).milliseconds) + i * 60000, 1, 60000, 1, 0, 1 FROM n;
            INSERT INTO walk VALUES (x'000102030405060708090a0b0c0d0e0f', 1, \(moment(480).milliseconds), \(moment(500).milliseconds),
                'Europe/Berlin', NULL, NULL, 'old', '', 1, NULL);
            PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 1;
            """)
    }
}
