import CSQLite
import Files
import Foundation
import Glibc
import SQLite
import Synchronization
import Testing
import Walking

@testable import Journal

struct FileTests {
    @Test func `the file and its folder are closed to others`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/deep/er/journal.db"
        let journal = try Journal(path: path, clock: clock, zone: berlin)
        try await journal.profile(journal.localAccount().id).take([steps(watch, 0, 10, 5)])
        #expect(try mode(path) == 0o600)
        #expect(try mode(path + "-wal") == 0o600)
        #expect(try mode(folder.path + "/deep/er") == 0o700)
        #expect(try mode(folder.path + "/deep") == 0o700)
    }

    @Test func `a journal of version 1 is backed up and brought up to date`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            try old.script(Migration.one.sql)
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local, zone, goal) VALUES (1, 'local', 'local', 1, 'Europe/Berlin', 6500);
                INSERT INTO source VALUES (1, 'Watch', '', '', 0);
                INSERT INTO sample VALUES (1, 1, \(moment(1410).milliseconds), 1, 3600000, 1200, 0, 1);
                INSERT INTO day VALUES (1, 20539, 1200, 0, 0, 0, NULL, NULL, 0);
                INSERT INTO walk VALUES (x'000102030405060708090a0b0c0d0e0f', 1, \(moment(480).milliseconds), \(moment(500).milliseconds),
                    'Europe/Berlin', 2000, NULL, 'old', '', 1, NULL);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 1;
                """)
        }
        // The files that a kill left of an earlier attempt.
        for ending in ["", "-journal"] {
            try Data("half".utf8).write(to: URL(fileURLWithPath: folder.database + ".v1-20260401-120000.bak.part-99999999" + ending))
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: .utc)
        let local = try await journal.localAccount()
        let profile = try await journal.profile(local.id)
        #expect(try await profile.settings().zones.home == berlin)
        #expect(try await profile.settings().goals.steps(on: CivilDate(dayNumber: 20_000)) == 6500)
        #expect(try await profile.allDays().map(\.stepCount) == [2600, 600])
        #expect(try await profile.walks(WalkFilter(), after: nil, limit: 5).walks.map(\.title) == ["old"])
        let backups = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".bak") }
        #expect(backups == ["journal.db.v1-20260402-120000.bak"])
        let backup = try Database(path: folder.path + "/" + backups[0], isReadOnly: true)
        #expect(try backup.number("PRAGMA user_version") == 1)
        #expect(try backup.number("SELECT count(*) FROM sample") == 1)
        #expect(try mode(folder.path + "/" + backups[0]) == 0o600)
    }

    @Test func `a journal of version 4 gets the grain of its records, and its days by the new rule`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all.prefix(4) { try old.script(migration.sql) }
            let day = moment(0).milliseconds
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local) VALUES (1, 'local', 'local', 1);
                INSERT INTO setting VALUES (1, 'zones', '{"home":"Europe/Berlin","stays":[]}');
                INSERT INTO source VALUES (1, 'Apple Watch', 'Apple Inc.', 'Watch', 0), (2, 'Samsung Health', 'Samsung', '', 2),
                    (3, 'Google Fit', 'Google', 'sums', 1), (4, 'Google Fit', 'Google', '', 1), (5, 'GND CSV', '', '', 4);
                INSERT INTO sample VALUES (1, 1, \(day + 36_000_000), 1, 600000, 1000, 0, 1, 0),
                    (1, 1, \(day), 2, 86400000, 900, 0, 1, 0), (1, 1, \(day + 36_000_000), 3, 900000, 1200, 0, 1, 0),
                    (1, 1, \(day + 39_600_000), 3, 900000, 50, 0, 1, 0), (1, 1, \(day + 39_600_000), 4, 900000, 50, 0, 1, 0),
                    (1, 1, \(day), 5, 86400000, 1300, 0, 1, 0);
                INSERT INTO longest VALUES (1, 1, 86400000);
                INSERT INTO day VALUES (1, 20539, 4000, 0, 0, 0, NULL, NULL, 0);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 4;
                """)
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        // The watch's 1,000, what the quarter has above it, the fifty later on, and what the whole journal's total has above all.
        #expect(try await profile.allDays().map(\.stepCount) == [1300])
        let sources = try await profile.allDays().map { Dictionary(uniqueKeysWithValues: $0.sources.map { ($0.key.title, $0.value) }) }
        #expect(sources == [["Apple Watch": 1000, "Google Fit": 250, "GND CSV": 50]])
        let samples = try await profile.samples(.steps, from: moment(0), until: moment(1440))
        #expect(samples.map(\.grain).sorted { $0.rawValue < $1.rawValue } == [.record, .record, .sum, .sum, .sum, .journalTotal])
        #expect(samples.filter { $0.source.model == "sums" }.count == 1)
        let backups = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".bak") }
        #expect(backups == ["journal.db.v4-20260402-120000.bak"])
    }

    @Test func `a journal of version 19 counts its days again, without the speed of what finer records left`() async throws {
        let folder = try TemporaryFolder()
        func metres(_ source: Source, _ from: Int, _ until: Int, _ value: Double) -> Sample {
            Sample(metric: .distance, start: moment(from), end: moment(until), value: value, source: source)
        }
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            let walked = (0..<10).map { metres(watch, 486 + $0, 487 + $0, 75) } + [metres(phone, 480, 510, 900)]
            // An hour that is newer than its own minutes.
            let hour = steps(watch, 600, 660, 500, modified: clock.now)
            let minutes = (0..<10).map { steps(watch, 600 + $0, 601 + $0, 100) }
            try await journal.profile(journal.localAccount().id).take(walked + [hour] + minutes)
        }
        do {
            let old = try Database(path: folder.database)
            try old.script("ALTER TABLE account DROP COLUMN weight")
            try old.script("UPDATE day SET speed = 0.75, steps = 500; UPDATE hour SET speed = 0.75; PRAGMA user_version = 21")
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let day = try #require(try await journal.profile(try await journal.localAccount().id).allDays().first)
        #expect(try abs(#require(day.speed) - 1.25) < 1e-9)
        #expect(day.stepCount == 1000)
    }

    @Test func `brisk minutes that an older version counted as none are not known`() async throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).take([steps(watch, 600, 660, 3000)])
        }
        do {
            let old = try Database(path: folder.database)
            #expect(try old.number("SELECT brisk FROM day") == -1)
            try old.script("ALTER TABLE account DROP COLUMN weight")
            try old.script("UPDATE day SET brisk = 0; DELETE FROM gait; PRAGMA user_version = 21")
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(try await journal.localAccount().id)
        let day = try #require(try await profile.allDays().first)
        #expect(day.stepCount == 3000 && day.briskMinutes == nil)
        #expect(try await profile.gait(.minutes(cadence: 100), from: day.date, through: day.date).isEmpty)
    }

    @Test func `a journal of version 5 keeps its walks, of which nobody knew the pauses`() async throws {
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
        let journal = try Journal(path: folder.database, clock: clock, zone: .utc)
        let profile = try await journal.profile(try await journal.localAccount().id)
        var walk = try #require(try await profile.walks(WalkFilter(), after: nil, limit: 5).walks.first)
        #expect(walk.steps == 2000)
        #expect(walk.movingTime == nil && walk.walkingTime == walk.duration)
        walk.movingTime = .seconds(900)
        _ = try await profile.save([walk])
        #expect(try await profile.walk(walk.id)?.movingTime == .seconds(900))
        let day = try #require(try await profile.allDays().first)
        #expect(try abs(#require(day.speed) - 1500.0 / 900) < 0.001)
        #expect(day.briskMinutes == 15)
    }

    @Test func `a journal of a newer version is refused and left alone`() throws {
        let folder = try TemporaryFolder()
        do {
            let newer = try Database(path: folder.database)
            try newer.script("CREATE TABLE x (y); PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 99")
        }
        #expect(throws: JournalFailure.newerVersion(found: 99, known: Migration.newest)) {
            try Journal(path: folder.database, clock: clock, zone: berlin)
        }
    }

    @Test func `what is no journal is refused and left alone`() throws {
        let folder = try TemporaryFolder()
        let text = Data(String(repeating: "not a database at all ", count: 100).utf8)
        try text.write(to: URL(fileURLWithPath: folder.database))
        #expect { try Journal(path: folder.database, clock: clock, zone: berlin) } throws: { error in
            if case JournalFailure.corrupt = error { true } else { false }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == text)
        let other = folder.path + "/other.db"
        do { try Database(path: other).script("CREATE TABLE photos (id)") }
        #expect(throws: JournalFailure.corrupt(.notAJournal)) { try Journal(path: other, clock: clock, zone: berlin) }
    }

    @Test func `a place that cannot be written says so`() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: URL(fileURLWithPath: folder.path + "/file"))
        #expect(throws: JournalFailure.cannotOpen(path: folder.path + "/file", problem: .system(ENOTDIR))) {
            try Journal(path: folder.path + "/file/journal.db", clock: clock, zone: berlin)
        }
    }

    @Test func `a journal that another program holds is reported as locked`() async throws {
        let folder = try TemporaryFolder()
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        let other = try Database(path: folder.database)
        try other.script("BEGIN IMMEDIATE")
        await journal.waitForLocks(milliseconds: 1)
        await #expect(throws: JournalFailure.locked) {
            try await profile.save([Walk(start: moment(0), end: moment(9), zone: berlin, steps: 9)])
        }
        try other.script("COMMIT")
        _ = try await profile.save([Walk(start: moment(0), end: moment(9), zone: berlin, steps: 9)])
        #expect(try await profile.allDays().map(\.stepCount) == [9])
    }

    @Test func `a full disk is reported, and what was saved before stays`() async throws {
        let folder = try TemporaryFolder()
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        try await profile.take([steps(watch, 0, 10, 77)])
        try await journal.allowNoMorePages()
        await #expect(throws: JournalFailure.diskFull) { try await profile.take(randomSamples(1, count: 5000)) }
        #expect(try Database(path: folder.database).number("SELECT count(*) FROM sample WHERE value = 77 AND length = 600000") == 1)
        #expect(try RollUps(folder.database).stale == 0)
        #expect(try await RollUps(folder.database) == RollUps.recounted(folder.database))
    }

    @Test func `a limit on the size of files is a full disk, and what was saved before stays`() async throws {
        let folder = try TemporaryFolder()
        // The limit cannot be raised again, so a process of its own takes it.
        await #expect(processExitsWith: .success) { [path = folder.database as String] in
            let journal = try Journal(path: path, clock: clock, zone: berlin)
            let profile = try await journal.profile(journal.localAccount().id)
            try await profile.take([steps(watch, 0, 10, 77)])
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 300_000, rlim_max: 300_000)
            setrlimit(__rlimit_resource_t(1), &limit)
            await #expect(throws: JournalFailure.diskFull) { try await profile.take(randomSamples(1, count: 20_000), batch: 20_000) }
            #expect(try await profile.allDays().map(\.stepCount) == [77])
        }
    }

    @Test func `two programs see each other's changes`() async throws {
        let folder = try TemporaryFolder()
        let one = try Journal(path: folder.database, clock: clock, zone: berlin)
        let mine = try await one.profile(one.localAccount().id)
        let two = try Journal(path: folder.database, clock: clock, zone: berlin)
        let theirs = try await two.profile(two.localAccount().id)
        var changes = await mine.changes().makeAsyncIterator()
        #expect(await one.noticeOthers() == false)
        try await theirs.take([steps(watch, 0, 10, 42)])
        // Ends only because the system says that the file changed.
        await changes.next()
        #expect(try await mine.allDays().map(\.stepCount) == [42])
    }

    /// The log is written before a change can be read: whoever looks only then sees each change when the next one comes.
    @Test(.timeLimit(.minutes(1))) func `every single change of another program is seen at once, and not when the next one comes`()
        async throws
    {
        let folder = try TemporaryFolder()
        let one = try Journal(path: folder.database, clock: clock, zone: berlin)
        let mine = try await one.profile(one.localAccount().id)
        let two = try Journal(path: folder.database, clock: clock, zone: berlin)
        let theirs = try await two.profile(two.localAccount().id)
        var changes = await mine.changes().makeAsyncIterator()
        for count in 1...30 {
            let start = moment(count * 20)
            _ = try await theirs.save([Walk(start: start, end: start + .seconds(600), zone: berlin, steps: 1)])
            await changes.next()
            #expect(try await mine.countWalks(WalkFilter()) == count)
        }
    }

    @Test func `a journal that four open at once for the first time is made once, and all of them have it`() async throws {
        for _ in 0..<25 {
            let folder = try TemporaryFolder()
            let opened = await withTaskGroup(of: JournalFailure?.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        do throws(JournalFailure) {
                            _ = try Journal(path: folder.database, clock: clock, zone: berlin)
                            return nil
                        } catch {
                            return error
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(opened == [nil, nil, nil, nil])
        }
    }

    @Test func `who wants the journal alone waits for a program that is just ending, and not for one that goes on`() throws {
        let folder = try TemporaryFolder()
        var other: JournalLock? = try JournalLock(path: folder.database)
        #expect(other?.share() == .taken)
        let mine = try JournalLock(path: folder.database)
        var looks = 0
        let answer = mine.makeExclusive { looks += 1 }
        #expect(answer == .busy && looks > 10)
        let answerAfterwards = mine.makeExclusive { other = nil }
        #expect(answerAfterwards == .taken)
    }

    /// A lock of SQLite is gone with the first descriptor of the file that this process closes; without it another program that ends takes
    /// the log away, and with it what was saved.
    @Test func `an open journal keeps the lock that tells others so, also where it was just made`() throws {
        let folder = try TemporaryFolder()
        for _ in 0..<2 {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            let descriptor = open(folder.database, O_RDWR)
            defer { close(descriptor) }
            // The bytes of SQLite's shared lock.
            var lock = flock()
            (lock.l_type, lock.l_start, lock.l_len) = (Int16(F_WRLCK), 0x4000_0002, 510)
            // `F_OFD_GETLK`, which sees the locks of this process, too.
            withExtendedLifetime(journal) { #expect(fcntl(descriptor, 36, &lock) == 0 && lock.l_type == Int16(F_RDLCK)) }
        }
    }

    @Test func `who opens a journal that another makes waits for it, and shares it then`() throws {
        let folder = try TemporaryFolder()
        var maker: JournalLock? = try JournalLock(path: folder.database)
        #expect(maker?.open { false } == .taken)
        let mine = try JournalLock(path: folder.database)
        var looks = 0
        let answer = mine.open {
            looks += 1
            if looks == 2 { maker = nil }
            return looks > 2
        }
        #expect(answer == .taken && looks == 3)
        let other = try JournalLock(path: folder.database)
        #expect(other.makeExclusive() == .busy)
        #expect(other.open { true } == .taken)
    }

    @Test func `a journal that is made while it is waited for is not one that is being replaced`() throws {
        let folder = try TemporaryFolder()
        let isMade = Mutex(false)
        let mine = try JournalLock(path: folder.database) { _, kind in
            isMade.withLock { $0 = true }
            guard kind & LOCK_EX == 0 else { return 0 }
            errno = EWOULDBLOCK
            return -1
        }
        #expect(mine.open { isMade.withLock(\.self) } == .taken)
    }

    @Test func `a journal that is being replaced is waited for by nobody`() throws {
        let folder = try TemporaryFolder()
        let restore = try JournalLock(path: folder.database)
        #expect(restore.makeExclusive() == .taken)
        #expect(try JournalLock(path: folder.database).open { true } == .busy)
    }

    private func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
}

extension Journal {
    func waitForLocks(milliseconds: Int32) { sqlite3_busy_timeout(database.handle, milliseconds) }

    func allowNoMorePages() throws {
        let pages = try database.number("PRAGMA page_count")
        try database.script("PRAGMA max_page_count = \(pages)")
    }
}
