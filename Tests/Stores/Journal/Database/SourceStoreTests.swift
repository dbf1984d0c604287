import SQLite
import Testing
import Walking

@testable import Journal

struct SourceStoreTests {
    private let database: Database
    private let sources: SourceStore

    init() throws {
        database = try Database(path: Database.memory)
        try Schema.prepare(database) { _ in }
        sources = SourceStore(database)
    }

    @Test func `a source keeps its number, for this store and the next`() throws {
        let number = try sources.number(of: watch)
        #expect(try sources.number(of: phone) != number)
        #expect(try sources.number(of: watch) == number)
        #expect(try SourceStore(database).number(of: watch) == number)
        #expect(try SourceStore(database).source(number) == watch)
    }

    @Test func `a number that was rolled back is another source's, and nobody mixes them up`() throws {
        let lost = try database.rehearsal { () throws(JournalFailure) in try sources.number(of: watch) }
        #expect(try sources.number(of: phone) == lost)
        #expect(try sources.source(lost) == phone)
        #expect(try sources.number(of: watch) != lost)
    }

    @Test func `what another program deleted gets a row again, once the store has forgotten it`() throws {
        _ = try sources.number(of: watch)
        try database.run("DELETE FROM source")
        sources.forget()
        let number = try sources.number(of: watch)
        #expect(try database.number("SELECT id FROM source") == number)
    }

    @Test func `a number that nobody has is a source without a name`() throws {
        #expect(try sources.source(77).name == "?")
    }
}
