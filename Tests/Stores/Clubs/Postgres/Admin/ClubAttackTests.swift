import Clubs
import Testing

@testable import PostgresClubs

/// An attempt of somebody with valid credentials and `psql`, and what must come of it.
struct Attempt: Sendable, CustomTestStringConvertible {
    enum End: Sendable {
        /// Refused with these five characters.
        case refused(String)
        /// It succeeds and reads exactly this.
        case reads([String?])
        /// It succeeds; no right keeps it back, and no day is seen by it.
        case open
    }

    let attacker: AttackScene.Attacker
    let title: String
    let end: End
    let script: String

    init(_ attacker: AttackScene.Attacker, _ title: String, _ end: End, _ script: String) {
        self.attacker = attacker
        self.title = title
        self.end = end
        self.script = script
    }

    var testDescription: String { "\(attacker): \(title)" }
}

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct ClubAttackTests {
    private static let scene = Task { try await AttackScene() }

    @Test(arguments: Attempt.all) func `an attempt comes to the end that it must`(_ attempt: Attempt) async throws {
        let scene = try await Self.scene.value
        let outcome = try await scene.attempt(scene.filled(attempt.script), by: attempt.attacker)
        switch attempt.end {
        case .refused(let state): #expect(outcome.refusal == state)
        case .reads(let rows):
            #expect(outcome.refusal == nil)
            #expect(outcome.read == rows.map { $0.map(scene.filled) })
        case .open: #expect(outcome.refusal == nil)
        }
    }

    @Test(arguments: ClubAttack.all) func `what the admin tries is refused to members, guests and outsiders`(_ attack: ClubAttack)
        async throws
    {
        let scene = try await Self.scene.value
        for attacker in AttackScene.Attacker.allCases {
            // To come in is what a guest may do.
            if attacker == .guest, attack.script.contains("gnd_v1.enter") { continue }
            #expect(try await scene.attempt(attack.script, by: attacker).refusal == ClubAttack.refusal)
        }
    }

    @Test(arguments: AttackScene.Attacker.allCases)
    func `nobody ends another's connection or statement, or changes the settings of the server`(_ attacker: AttackScene.Attacker)
        async throws
    {
        let scene = try await Self.scene.value
        func outcome(of statement: String, on connection: borrowing PostgresConnection) throws -> PostgresConnection.Outcome {
            try connection.attempt(statement, until: CallDeadline(in: .seconds(60), WakeUp()))
        }
        let annas = try scene.connection()
        let process = try #require(try outcome(of: "SELECT pg_backend_pid()", on: annas).read.first ?? nil)
        let theirs = try scene.connection(of: attacker)
        for statement in [
            "SELECT pg_terminate_backend(\(process))", "SELECT pg_cancel_backend(\(process))", "ALTER SYSTEM SET log_statement = 'all'",
        ] {
            let refusal = try outcome(of: statement, on: theirs).refusal
            #expect(refusal == ClubAttack.refusal, "\(statement)")
        }
        let still = try outcome(of: "SELECT pg_backend_pid()", on: annas).read
        #expect(still == [process])
    }

    @Test func `a login of the server that is none of the club's does not come into its database`() async throws {
        let club = try await TestedClub()
        let link = PostgresLink(address: club.address, login: try await club.outsider(), patience: PostgresServer.patience)
        await #expect(throws: ClubFailure.notMember) { try await link.run("SELECT 1", []) }
    }

    @Test func `the attack of a club that was just founded finds nothing open, and leaves nobody behind`() async throws {
        let club = try await TestedClub()
        #expect(try await club.admin.attack(PostgresServer.club).isEmpty)
        let people = try await club.server.adminLink(of: club.database).run("SELECT member_id FROM together.member", [])
        #expect(people.isEmpty)
    }

    @Test func `what stands open on a server is found`() async throws {
        let club = try await TestedClub()
        _ = try await club.server.adminLink(of: "postgres").run("GRANT TEMP ON DATABASE \(club.database) TO PUBLIC", [])
        let open = try await club.admin.attack(PostgresServer.club)
        #expect(Set(open.map(\.aim)) == [.temporaryTables, .ownCode])
    }

    @Test func `a club is founded once`() async throws {
        let club = try await TestedClub()
        let name = try #require(SharedName("Another"))
        await #expect(throws: ClubFailure.taken) { try await club.admin.found(.random(), named: name) }
    }

    @Test func `a function that forgot its conditions reads and changes only what is its caller's`() async throws {
        let scene = try await AttackScene()
        let admin = try scene.club.server.adminLink(of: scene.club.database)
        let statements = [
            "reads": "SELECT count(*)::int FROM together.day_total",
            "sees": "SELECT count(*)::int FROM together.room",
            "changes": "WITH x AS (UPDATE together.day_total SET steps = 1 RETURNING 1) SELECT count(*)::int FROM x",
            "deletes": "WITH x AS (DELETE FROM together.membership RETURNING 1) SELECT count(*)::int FROM x",
        ]
        for (name, statement) in statements {
            let script = """
                CREATE FUNCTION gnd_v1.\(name)() RETURNS int LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$\(statement)$$;
                ALTER FUNCTION gnd_v1.\(name)() OWNER TO gnd_api; GRANT EXECUTE ON FUNCTION gnd_v1.\(name)() TO gnd_member
                """
            for line in script.split(separator: ";") { _ = try await admin.run(String(line), []) }
        }
        // Eve has a day of her own; Ben sees Anna's and has none.
        for (attacker, counts) in [
            (AttackScene.Attacker.eve, ["reads": "1", "sees": "1", "changes": "1", "deletes": "1"]),
            (.ben, ["reads": "1", "sees": "1", "changes": "0", "deletes": "1"]),
        ] {
            for (name, count) in counts {
                #expect(try await scene.attempt("SELECT gnd_v1.\(name)()", by: attacker).read == [count])
            }
        }
    }
}
