import SQLite
import Testing
import Walking

@testable import Journal

struct StaleDaysTests {
    private let database: Database
    private let staleDays: StaleDays

    init() throws {
        database = try Database(path: Database.memory)
        try Schema.prepare(database) { _ in }
        staleDays = StaleDays(database, Scope(owner: AccountID(rawValue: 1), zone: nil))
    }

    @Test func `a day that has data is marked with those beside it, and nobody else's`() throws {
        for owner in 1...2 { try database.run("INSERT INTO day VALUES (?, ?, 0, 0, 0, 0, 0, 0, 0, 1)", .int(owner), .int(20_000 * owner)) }
        #expect(try staleDays.isEmpty)
        try staleDays.markAll()
        #expect(try staleDays.first(10).map(\.dayNumber) == [19_999, 20_000, 20_001])
        #expect(try staleDays.first(2).count == 2)
    }

    @Test func `days that no calendar has are dropped`() throws {
        for date in [Int.max, 20_000, Int.min] { try database.run("INSERT INTO stale VALUES (1, ?)", .int(date)) }
        try staleDays.dropImpossible()
        #expect(try staleDays.first(10).map(\.dayNumber) == [20_000])
    }
}
