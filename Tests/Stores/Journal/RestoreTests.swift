import Files
import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal

struct RestoreTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var backup: String { folder.path + "/backup.db" }

    private func names() -> [String] { Folder.names(in: folder.path) }

    private func exists(_ ending: String) -> Bool { OpenFile.exists(folder.database + ending) }

    /// A journal with one walk a count, and how many there are in a file.
    private func write(_ count: Int, to path: String) async throws {
        let journal = try Journal(path: path, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        for walk in 0..<count {
            let start = moment(walk * 20)
            _ = try await profile.save([Walk(start: start, end: start + .seconds(600), zone: berlin, steps: 1)])
        }
    }

    private func count(_ path: String) async throws -> Int {
        let journal = try Journal(path: path, clock: clock, zone: berlin)
        #expect(try await journal.check() == [])
        return try await journal.profile(journal.localAccount().id).countWalks(WalkFilter())
    }

    /// A copy of a folder whose program was killed: the log holds what the file does not.
    private func writeWithLog(_ count: Int, to path: String) async throws {
        let original = folder.path + "/original/journal.db"
        let journal = try Journal(path: original, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        for walk in 0..<count {
            let start = moment(walk * 20)
            _ = try await profile.save([Walk(start: start, end: start + .seconds(600), zone: berlin, steps: 1)])
        }
        for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: original + ending, toPath: path + ending) }
    }

    @Test func `a copied folder is restored with what only its log holds`() async throws {
        try await writeWithLog(3, to: backup)
        #expect(try Journal.restore(backup, to: folder.database, clock: clock) == nil)
        #expect(try await count(folder.database) == 3)
    }

    @Test func `an old log is kept beside the old journal, and never applies to the new one`() async throws {
        try await write(5, to: folder.path + "/five.db")
        do {
            let journal = try Journal(path: folder.path + "/five.db", clock: clock, zone: berlin)
            _ = try await journal.backUp(to: backup)
        }
        try await writeWithLog(3, to: folder.database)
        // Whole, as a restore leaves it that is killed before it touches the journal.
        try FileManager.default.copyItem(atPath: backup, toPath: folder.database + ".restored")
        chmod(folder.database + ".restored", 0o600)
        #expect(try await count(folder.database) == 5)
        let kept = try #require(Replacement.asides(of: folder.database).first)
        #expect(try await count(kept) == 3)
        #expect(!exists(".restored"))
    }

    @Test func `a restore that fails leaves the journal and nothing else`() async throws {
        try await write(2, to: folder.database)
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).take(randomSamples(3, count: 2000))
            _ = try await journal.backUp(to: backup)
        }
        let before = names()
        // The limit cannot be raised again, so a process of its own takes it.
        await #expect(processExitsWith: .success) { [backup = backup as String, path = folder.database as String] in
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 50_000, rlim_max: 50_000)
            setrlimit(__rlimit_resource_t(1), &limit)
            #expect(throws: JournalFailure.diskFull) { try Journal.restore(backup, to: path, clock: clock) }
        }
        #expect(names() == before)
        #expect(try await count(folder.database) == 2)
    }

    @Test func `without a journal, what a restore put aside is said, and no new one is made`() async throws {
        try await write(2, to: folder.database)
        let aside = folder.database + ".before-restore-20260402-120000.bak"
        rename(folder.database, aside)
        for _ in 0..<2 {
            #expect(throws: JournalFailure.brokenRestore(kept: aside)) { try Journal(path: folder.database, clock: clock, zone: berlin) }
        }
        #expect(Journal.isExpected(at: folder.database) && !exists(""))
        // The way out that the sentence names.
        #expect(try Journal.restore(aside, to: folder.database, clock: clock) == nil)
        #expect(try await count(folder.database) == 2)
    }

    @Test func `a copy that was never whole is let go, and without a journal it is said`() async throws {
        try Data("half".utf8).write(to: URL(fileURLWithPath: folder.database + ".restoring"))
        #expect(throws: JournalFailure.brokenRestore(kept: nil)) { try Journal(path: folder.database, clock: clock, zone: berlin) }
        try await write(1, to: folder.path + "/one.db")
        _ = try Journal.restore(folder.path + "/one.db", to: folder.database, clock: clock)
        try Data("half".utf8).write(to: URL(fileURLWithPath: folder.database + ".restoring"))
        #expect(try await count(folder.database) == 1)
        #expect(!exists(".restoring"))
    }

    @Test func `where a disk has no locks, nothing is restored under a window that may be open`() async throws {
        try await write(3, to: folder.path + "/three.db")
        try await write(1, to: folder.database)
        let before = names()
        #expect(throws: JournalFailure.cannotOpen(path: folder.database, problem: .noLocks)) {
            try Journal.restore(folder.path + "/three.db", to: folder.database, clock: clock) { path throws(FileFailure) in
                try JournalLock(path: path) { _, _ in
                    errno = ENOLCK
                    return -1
                }
            }
        }
        #expect(names() == before)
        #expect(try await count(folder.database) == 1)
    }

    @Test func `a text is no backup, and the journal stays`() async throws {
        try await write(1, to: folder.database)
        try Data("#!/bin/sh\n".utf8).write(to: URL(fileURLWithPath: backup))
        let before = names()
        #expect(throws: JournalFailure.corrupt(.notAJournal)) { try Journal.restore(backup, to: folder.database, clock: clock) }
        #expect(names() == before)
    }

    @Test func `a backup's hash does not go where a link in its place leads`() async throws {
        let victim = folder.path + "/victim"
        try Data("victim".utf8).write(to: URL(fileURLWithPath: victim))
        symlink(victim, backup + ".sha256")
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let made = try await journal.backUp(to: backup)
        #expect(try String(contentsOfFile: victim, encoding: .utf8) == "victim")
        #expect(try String(contentsOfFile: backup + ".sha256", encoding: .utf8) == "\(made.hash)  backup.db\n")
        await #expect(throws: JournalFailure.cannotOpen(path: backup, problem: .system(EEXIST))) { try await journal.backUp(to: backup) }
    }
}
