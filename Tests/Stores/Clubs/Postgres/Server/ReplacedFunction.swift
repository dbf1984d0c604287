@testable import PostgresClubs

/// A function of a club in whose place another one stands; its own is there as `NAME_before`.
struct ReplacedFunction: Sendable {
    private let link: PostgresLink
    private let call: PostgresCall

    /// - Parameter body: of PL/pgSQL, with the arguments in `a` and `CALL` for the club's own function.
    init(_ call: PostgresCall, of club: TestedClub, by body: String) async throws {
        link = try club.server.adminLink(of: club.database)
        self.call = call
        let name = call.rawValue
        try await link.transact(
            """
            ALTER FUNCTION gnd_v1.\(name)(jsonb) RENAME TO \(name)_before;
            CREATE FUNCTION gnd_v1.\(name)(a jsonb) RETURNS jsonb LANGUAGE plpgsql AS
                $$ \(body.replacing("CALL", with: "gnd_v1.\(name)_before(a)")) $$;
            GRANT EXECUTE ON FUNCTION gnd_v1.\(name)(jsonb) TO gnd_member, gnd_api;
            """, "SELECT 1", [])
    }

    func putBack() async throws {
        let name = call.rawValue
        try await link.transact(
            "DROP FUNCTION gnd_v1.\(name)(jsonb); ALTER FUNCTION gnd_v1.\(name)_before(jsonb) RENAME TO \(name);", "SELECT 1", [])
    }
}
