import SQLite
import Testing
import Walking

@testable import Journal

struct WorkoutRoutesTests {
    private let database: Database

    init() throws {
        database = try Database(path: Database.memory)
        try Schema.prepare(database) { _ in }
    }

    private func routes(of owner: Int64 = 1) -> WorkoutRoutes {
        WorkoutRoutes(database, Scope(owner: AccountID(rawValue: owner), zone: nil))
    }

    @Test func `a route is known to whom an import told of it`() throws {
        let id = WalkID()
        #expect(try !routes().contains(id))
        for number in [3, 3, 4] as [Int64] { try routes().add(id, import: number) }
        #expect(try routes().contains(id) && !routes().contains(WalkID()))
        #expect(try !routes(of: 2).contains(id))
    }
}
