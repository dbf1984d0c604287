import Files
import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal

struct BackupTests {
    @Test func `a backup is restored to the same days, and what was there is kept`() async throws {
        let folder = try TemporaryFolder()
        let backup: Backup
        let days: [Day]
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            let profile = try await journal.profile(journal.localAccount().id)
            try await profile.take(randomSamples(4))
            days = try await profile.allDays()
            backup = try await journal.backUp(to: folder.path + "/backups/one.db")
            _ = try await profile.save([Walk(start: moment(0), end: moment(60), zone: berlin, steps: 5000)])
        }
        let kept = try #require(try Journal.restore(backup.path, to: folder.database, clock: clock))
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        #expect(try await journal.check() == [])
        #expect(try await journal.profile(journal.localAccount().id).allDays() == days)
        let before = try Journal(path: kept, clock: clock, zone: berlin)
        #expect(try await before.profile(before.localAccount().id).countWalks(WalkFilter()) == 1)
    }

    @Test func `what a kill left of a backup is gone with the next one, and a hash whose backup never was`() async throws {
        let folder = try TemporaryFolder()
        let backups = folder.path + "/backups"
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        mkdir(backups, 0o700)
        let left = [
            "one.db.part-99999999", "one.db.part-99999999-journal", ".one.db.sha256.part-99999999-ab",
            "journal-2026-04-01.db.part-99999999",
            "journal-2026-04-01.db.sha256", "journal-2026-03-31.db.sha256",
        ]
        let living = "journal-2026-03-31.db.part-\(getppid())"
        for name in left + [living] { try Data("half".utf8).write(to: URL(fileURLWithPath: "\(backups)/\(name)")) }
        _ = try await journal.backUp(to: backups + "/one.db")
        #expect(Folder.names(in: backups) == (left.suffix(3) + [living, "one.db", "one.db.sha256"]).sorted())
        _ = try journal.backUpIfDue(into: backups)
        let whole = ["journal-2026-04-02.db", "journal-2026-04-02.db.sha256", "one.db", "one.db.sha256"]
        #expect(Folder.names(in: backups) == (whole + [living, "journal-2026-03-31.db.sha256"]).sorted())
    }

    @Test func `a backup that changed is refused, and the journal stays`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/one.db"
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).take([steps(watch, 0, 10, 5)])
            _ = try await journal.backUp(to: path)
        }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count / 2] ^= 0x55
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(throws: JournalFailure.corrupt(.wrongHash)) {
            try Journal.restore(path, to: folder.database, clock: clock)
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        #expect(try await journal.profile(journal.localAccount().id).allDays().map(\.stepCount) == [5])
    }

    @Test func `a journal that somebody has open is not replaced`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/one.db"
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            _ = try await journal.backUp(to: path)
            let other = try Journal(path: folder.database, clock: clock, zone: berlin)
            #expect(throws: JournalFailure.locked) { try Journal.restore(path, to: folder.database, clock: clock) }
            _ = try await other.localAccount()
        }
        #expect(try Journal.restore(path, to: folder.database, clock: clock) != nil)
    }

    @Test func `what was left out is listed with its reason, walks too, and goes with its import`() async throws {
        let profile = try await memoryJournal().profile
        let late = clock.now + .seconds(90_000)
        let walk = Walk(start: late, end: late + .seconds(60), zone: berlin, steps: 70, source: phone)
        try await profile.take(
            [Sample(metric: .steps, start: late, end: late + .seconds(60), value: 50, source: watch), steps(watch, 0, 1, 9000)],
            walks: [walk])
        let aside = try await profile.quarantined(import: 1, limit: 10)
        #expect(aside.map(\.reason) == [.absurd, .future, .future])
        #expect(aside.map(\.metric) == [.steps, nil, .steps])
        #expect(aside.map(\.value) == [9000, 70, 50])
        #expect(aside.map(\.source) == [watch, phone, watch])
        #expect(try await profile.quarantined(import: 1, limit: 1).count == 1)
        let (start, end) = (clock.now - .seconds(200_000_000), late + .seconds(1))
        #expect(try await profile.leftOut(.steps, from: start, until: end) == [.absurd: 1, .future: 2])
        #expect(try await profile.leftOut(.speed, from: start, until: end) == [.future: 1])
        #expect(try await profile.leftOut(.steps, from: start, until: late) == [.absurd: 1])
        #expect(try await profile.undoImport(1) != nil)
        #expect(try await profile.quarantined(import: 1, limit: 10).isEmpty)
    }

    @Test func `one backup a day is made, and the oldest goes`() async throws {
        let folder = try TemporaryFolder()
        let time = FixedClock(clock.now)
        let journal = try Journal(path: folder.database, clock: time, zone: berlin)
        for _ in 0..<5 {
            #expect(try journal.backUpIfDue(into: folder.path + "/backups", keep: 3) != nil)
            #expect(try journal.backUpIfDue(into: folder.path + "/backups", keep: 3) == nil)
            time.advance(by: .seconds(86_400))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/backups").sorted()
        #expect(names.filter { $0.hasSuffix(".db") } == ["journal-2026-04-04.db", "journal-2026-04-05.db", "journal-2026-04-06.db"])
        #expect(names.count == 6)
    }

    @Test func `an import is taken back as a whole`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 0, 10, 5), steps(watch, 2000, 2010, 50)], file: "good")
        let days = try await profile.allDays()
        try await profile.take(
            randomSamples(9), walks: [Walk(start: moment(30), end: moment(60), zone: berlin, steps: 9, source: phone)], file: "bad")
        #expect(try await profile.allDays() != days)
        let bad = try #require(try await profile.imports().first)
        #expect(try await profile.undoImport(bad.id) != nil)
        #expect(try await profile.allDays() == days)
        #expect(try await profile.countWalks(WalkFilter()) == 0)
        #expect(try await profile.imports().map { $0.report?.file } == ["good"])
        #expect(try await profile.undoImport(bad.id) == nil)
    }

    @Test func `what SQLite finds is told apart by whether records can be lost`() {
        #expect(JournalProblem(integrity: ["ok"]) == nil)
        let index = ["row 3 missing from index walk_by_start", "wrong # of entries in index walk_by_start", "Page 7: never used"]
        #expect(JournalProblem(integrity: index) == .upkeep(index))
        let pages = ["*** in database main ***\nTree 9 page 9: btreeInitPage() returns error code 11\nPage 7: never used"]
        #expect(
            JournalProblem(integrity: index + pages)
                == .pages(index + ["Tree 9 page 9: btreeInitPage() returns error code 11", "Page 7: never used"]))
    }

    @Test func `a damaged total is found`() async throws {
        let (journal, profile) = try await memoryJournal()
        try await profile.take(randomSamples(2))
        #expect(try await journal.check() == [])
        try await journal.spoil()
        #expect(try await journal.check() == [.miscounted(days: 1)])
    }
}

extension Journal {
    func spoil() throws {
        try database.run("UPDATE day SET steps = steps + 1 WHERE date = (SELECT max(date) FROM day)")
    }
}
