import SQLite
import Testing
import Walking

@testable import Journal

struct UndoLogTests {
    private let database: Database

    init() throws {
        database = try Database(path: Database.memory)
        try Schema.prepare(database) { _ in }
    }

    private func log(of owner: Int64) -> UndoLog {
        UndoLog(database, Scope(owner: AccountID(rawValue: owner), zone: nil), clock: clock)
    }

    @Test func `a change is remembered for its own person, until it is forgotten`() throws {
        let undo = try log(of: 1).remember(JournalChange(written: ["a"]))
        #expect(try log(of: 1).change(undo)?.written == ["a"])
        #expect(try log(of: 2).change(undo) == nil)
        try log(of: 1).forget(undo)
        #expect(try log(of: 1).change(undo) == nil)
    }

    @Test func `the last thousand changes are kept`() throws {
        let first = try log(of: 1).remember(JournalChange())
        for _ in 0..<999 { _ = try log(of: 1).remember(JournalChange()) }
        #expect(try log(of: 1).change(first) != nil)
        _ = try log(of: 1).remember(JournalChange())
        #expect(try log(of: 1).change(first) == nil)
        #expect(try database.number("SELECT count(*) FROM undo") == 1000)
    }

    @Test func `the deleted walks of a change are read by the name that older programs gave them`() throws {
        let text = #"{"before":[],"forgotten":["x"],"written":[]}"#
        var change = JournalChange()
        change.tombstones = ["x"]
        #expect(StoredJSON.encode(change) == text)
        let read: JournalChange? = StoredJSON.decode(text)
        #expect(read?.tombstones == ["x"])
    }
}
