import CSQLite
import Foundation
import Glibc
import SQLite
import Testing
import Walking

@testable import Journal

/// Files that lie in a journal's place and are none.
struct ForeignFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func refusal() -> JournalFailure? {
        do throws(JournalFailure) {
            _ = try Journal(path: folder.database, clock: clock, zone: berlin)
            return nil
        } catch {
            return error
        }
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        lstat(path, &status)
        return status.st_mode
    }

    @Test func `a journal that leads to a device or a pipe is refused, and the device stays as it is`() {
        mkfifo(folder.path + "/pipe", 0o666)
        chmod(folder.path + "/pipe", 0o666)
        symlink(folder.path + "/pipe", folder.database)
        #expect(refusal() == .cannotOpen(path: folder.database, problem: .link))
        #expect(mode(folder.path + "/pipe") & 0o777 == 0o666)
        unlink(folder.database)
        rename(folder.path + "/pipe", folder.database)
        #expect(refusal() == .cannotOpen(path: folder.database, problem: .notAFile))
        #expect(mode(folder.database) & 0o777 == 0o666)
    }

    @Test func `a journal of another user is refused and left as it is`() throws {
        guard geteuid() == 0 else { return }
        do { _ = try Journal(path: folder.database, clock: clock, zone: berlin) }
        chmod(folder.database, 0o666)
        chown(folder.database, 65534, 65534)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.database))
        #expect(refusal() == .cannotOpen(path: folder.database, problem: .notOwned))
        #expect(mode(folder.database) & 0o777 == 0o666)
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == bytes)
    }

    @Test(arguments: [0, 7]) func `another program's database stays as it is to the byte`(_ application: Int) throws {
        do { try Database(path: folder.database).script("CREATE TABLE theirs (x); PRAGMA application_id = \(application)") }
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.database))
        #expect(refusal() == .corrupt(.notAJournal))
        #expect(try Data(contentsOf: URL(fileURLWithPath: folder.database)) == bytes)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["journal.db", "journal.db.lock"])
    }

    @Test func `a first start that was killed before its log was taken over is gone on with`() async throws {
        let other = folder.path + "/other.db"
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            _ = try await journal.localAccount()
            // As a kill leaves them: everything but the first page is in the log.
            for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: folder.database + ending, toPath: other + ending) }
        }
        let journal = try Journal(path: other, clock: clock, zone: berlin)
        #expect(try await journal.accounts().count == 1)
    }
}
