import SQLite
import Testing
import Walking

@testable import Journal

struct TombstonesTests {
    private let database: Database
    private let id = WalkID()

    init() throws {
        database = try Database(path: Database.memory)
        try Schema.prepare(database) { _ in }
    }

    private func tombstones(of owner: Int64 = 1) -> Tombstones { Tombstones(database, Scope(owner: AccountID(rawValue: owner), zone: nil)) }

    @Test func `a walk is deleted once, and back once`() throws {
        let tombstones = tombstones()
        #expect(try !tombstones.contains(id))
        for _ in 0..<2 { try tombstones.set(true, for: id) }
        #expect(try tombstones.contains(id) && tombstones.all() == [id])
        for _ in 0..<2 { try tombstones.set(false, for: id) }
        #expect(try !tombstones.contains(id) && tombstones.all().isEmpty)
    }

    @Test func `what one person deleted another one has still`() throws {
        try tombstones(of: 1).set(true, for: id)
        #expect(try !tombstones(of: 2).contains(id) && tombstones(of: 2).all().isEmpty)
        try tombstones(of: 2).set(false, for: id)
        #expect(try tombstones(of: 1).contains(id))
    }

    @Test func `another journal's deletions take no walk that is here`() throws {
        let here = WalkID()
        try insert(here, of: 1)
        try tombstones().add([id, here])
        #expect(try tombstones().all() == [id])
        try tombstones(of: 2).add([here])
        #expect(try tombstones(of: 2).contains(here), "that it is here for somebody else does not matter")
    }

    @Test func `all are told in one order, whatever order they came in`() throws {
        let ids = (0..<20).map { _ in WalkID() }
        try tombstones().add(ids)
        let first = try tombstones().all()
        try tombstones(of: 2).add(ids.reversed())
        #expect(try tombstones(of: 2).all() == first && Set(first) == Set(ids))
    }

    private func insert(_ walk: WalkID, of owner: Int64) throws {
        let sources = SourceStore(database)
        try database.run(
            "INSERT INTO walk (owner, id, start, finish, zone, title, note, source) VALUES (?, ?, 0, 600000, 'UTC', '', '', ?)",
            .int(owner),
            .blob(walk.bytes), .int(try sources.number(of: .typed)))
    }
}
