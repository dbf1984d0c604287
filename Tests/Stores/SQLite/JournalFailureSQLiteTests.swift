import CSQLite
import SQLite
import Testing
import Walking

/// The codes of SQLite, as failures that a person can act on.
struct JournalFailureSQLiteTests {
    private func failure(_ code: Int32) -> JournalFailure { JournalFailure(code: code, handle: nil, path: "/j") }

    @Test(
        arguments: [
            (SQLITE_FULL, .diskFull), (SQLITE_BUSY, .locked), (SQLITE_LOCKED, .locked), (SQLITE_CORRUPT, .corrupt(.pages)),
            (SQLITE_NOTADB, .corrupt(.pages)), (SQLITE_READONLY, .readOnly(path: "/j")), (SQLITE_PERM, .readOnly(path: "/j")),
            (SQLITE_INTERRUPT, .cancelled), (SQLITE_MISUSE, .unexpected(code: SQLITE_MISUSE)),
            (SQLITE_CANTOPEN, .cannotOpen(path: "/j", problem: .database(SQLITE_CANTOPEN))),
            (SQLITE_IOERR, .cannotOpen(path: "/j", problem: .system(5))),
        ] as [(Int32, JournalFailure)])
    func `each kind of refusal is what a person would call it`(_ code: Int32, _ expected: JournalFailure) {
        #expect(failure(code) == expected)
    }

    @Test func `a finer code is of its kind, but for want of memory and for what must be unique`() {
        #expect(failure(SQLITE_BUSY | 2 << 8) == .locked)
        #expect(failure(SQLITE_CORRUPT | 1 << 8) == .corrupt(.pages))
        #expect(failure(SQLITE_IOERR | 12 << 8) == .unexpected(code: SQLITE_IOERR | 12 << 8))
        #expect(failure(SQLITE_CONSTRAINT | 8 << 8) == .taken && failure(SQLITE_CONSTRAINT | 6 << 8) == .taken)
        #expect(failure(SQLITE_CONSTRAINT | 3 << 8) == .unexpected(code: SQLITE_CONSTRAINT | 3 << 8))
    }

    @Test func `where a journal is open to be looked at only, that is said instead of that it cannot be written`() {
        let refusal = JournalFailure.onlyToLook(.diskFull)
        #expect(JournalFailure(code: SQLITE_READONLY, handle: nil, path: "/j", refusal: refusal) == refusal)
        #expect(JournalFailure(code: SQLITE_READONLY | 4 << 8, handle: nil, path: "/j", refusal: refusal) == refusal)
        #expect(JournalFailure(code: SQLITE_BUSY, handle: nil, path: "/j", refusal: refusal) == .locked)
    }

    @Test func `a second row of what must be unique is taken, and a wrong column is not`() throws {
        let database = try Database(path: Database.memory)
        try database.run("CREATE TABLE name (id INTEGER PRIMARY KEY, text TEXT UNIQUE NOT NULL)")
        try database.run("INSERT INTO name VALUES (1, 'ann')")
        #expect(throws: JournalFailure.taken) { try database.run("INSERT INTO name VALUES (2, 'ann')") }
        #expect(throws: JournalFailure.taken) { try database.run("INSERT INTO name VALUES (1, 'ben')") }
        #expect(throws: JournalFailure.self) { try database.run("INSERT INTO name VALUES (3, NULL)") }
        #expect(try database.number("SELECT count(*) FROM name") == 1)
    }
}
