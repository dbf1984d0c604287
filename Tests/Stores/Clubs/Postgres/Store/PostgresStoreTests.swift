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

    /// A server says first which versions it speaks; what else it says may be of a kind that is not known yet.
    @Test(arguments: [
        ("jsonb_build_object('oldest', 2, 'newest', 3, 'club', 17)", ClubFailure.storeNewer), ("'{\"oldest\": 2}'", .storeNewer),
        ("'{}'", .unreadable), ("jsonb_build_object('oldest', 0, 'newest', 0)", .unreadable),
    ]) func `a server whose oldest version is newer than this program says so`(_ answer: String, _ failure: ClubFailure) async throws {
        let club = try await TestedClub()
        let machine = try await club.admittedMachine()
        _ = try await club.server.adminLink(of: club.database).run(
            "CREATE OR REPLACE FUNCTION gnd_v1.hello(a jsonb) RETURNS jsonb LANGUAGE sql AS $$ SELECT \(answer)::jsonb $$", [])
        await #expect(throws: failure) { try await machine.hello() }
    }

    @Test(.enabled(if: PostgresServer.isPoolerInstalled, "pgbouncer is not installed"), arguments: ClubConformance.all)
    func `a club behind a pooler of transactions keeps every promise`(_ promise: ClubConformance) async throws {
        let cast = try await Self.pooler.value.cast()
        await #expect(throws: Never.self) { try await promise.assertKept(by: cast) }
    }
}
