import ClubTesting
import Clubs
import Testing

@testable import PostgresClubs

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct PostgresStoreTests {
    private static let logins = Task { try await TestedClub(.logins) }
    private static let tokens = Task { try await TestedClub(.tokens) }
    private static let pooler = Task { try await TestedClub(.pooler) }

    @Test(arguments: ClubConformance.all) func `a club with a login for each machine keeps every promise`(_ promise: ClubConformance)
        async throws
    {
        let cast = try await Self.logins.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    @Test(arguments: ClubConformance.all) func `a club whose machines have tokens keeps every promise`(_ promise: ClubConformance)
        async throws
    {
        let cast = try await Self.tokens.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }

    @Test(.enabled(if: PostgresServer.isPoolerInstalled, "pgbouncer is not installed"), arguments: ClubConformance.all)
    func `a club behind a pooler of transactions keeps every promise`(_ promise: ClubConformance) async throws {
        let cast = try await Self.pooler.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }
}
