import ClubTesting
import Clubs
import Walking

@testable import PostgresClubs

/// A club on the server of the tests, and the machines of its members.
struct TestedClub: Sendable {
    let server: PostgresServer
    let database: String
    let admin: ClubAdmin
    let now = SystemClock().now
    private let entrance: ClubEntrance
    let address: PostgresAddress

    init(_ entrance: ClubEntrance = .logins) async throws {
        server = try await .shared()
        database = try await server.newClub()
        self.entrance = entrance
        admin = try server.admin(of: database)
        let port = entrance == .pooler ? try await server.poolerPort() : server.port
        address = try server.address(database, login: entrance == .logins ? "anybody" : PostgresIdentity.gateway, port: port)
        // The stores of the tests live at one moment.
        try await setClock(to: now)
    }

    /// Makes it that moment at the server, for this club.
    func setClock(to moment: Instant) async throws {
        _ = try await server.adminLink(of: database).run(
            """
            CREATE OR REPLACE FUNCTION gnd_v1.now_milliseconds() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT \(moment.milliseconds)'
            """, [])
    }

    /// A machine that nobody has let in yet.
    func machine(_ credential: PostgresCredential = PostgresCredential()) -> PostgresStore {
        PostgresStore(club: PostgresServer.club, address: address, credential: credential, patience: PostgresServer.patience)
    }

    /// A machine that the admin let in.
    func admittedMachine(_ credential: PostgresCredential = PostgresCredential()) async throws -> PostgresStore {
        try await admin.admit(credential, to: PostgresServer.club, isGateway: entrance != .logins)
        return machine(credential)
    }

    /// A login of the server that is none of the club's.
    func outsider() async throws -> PostgresLogin {
        let login = PostgresLogin(name: "outsider_\(MemberID.random().text)", password: "secret")
        _ = try await server.adminLink(of: "postgres").run("CREATE ROLE \(login.name) LOGIN PASSWORD '\(login.password)'", [])
        return login
    }

    func cast() async throws -> ClubCast {
        ClubCast(
            anna: try await admittedMachine(), annasLaptop: machine(), ben: machine(), carol: machine(),
            now: now)
    }
}
