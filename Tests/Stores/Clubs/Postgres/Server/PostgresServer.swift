import CPostgres
import Clubs
import Foundation
import Testing

@testable import PostgresClubs

/// The one PostgreSQL of a run of the tests.
///
/// Each suite has a database of its own on it, copied from a template with a new club.
struct PostgresServer: Sendable {
    static let isInstalled =
        (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql"))?.isEmpty == false
        && gnd_postgres_load() == 1
    /// Indicates whether it talks over TLS, too.
    static let hasCertificate = isInstalled && FileManager.default.isExecutableFile(atPath: "/usr/bin/openssl")
    static let isPoolerInstalled = FileManager.default.isExecutableFile(atPath: "/usr/sbin/pgbouncer")

    /// Roles are the whole server's, and so is the gateway; its clubs have one identity.
    static let club = ClubID.random()
    /// A machine on which all tests run at once is slow.
    static let patience = PostgresPatience(connecting: .seconds(60), answering: .seconds(60))
    private static let template = "template_club"

    private static let started = Task { try await start() }

    static func shared() async throws -> PostgresServer { try await started.value }

    private let child: ChildServer
    private let password: String
    private let pooler: Task<ChildServer, any Error>

    private static func start() async throws -> PostgresServer {
        let child = try await ChildServer.begin(["server"])
        let password = try String(contentsOfFile: child.folder + "/admin.password", encoding: .utf8)
        let login = PostgresIdentity.gatewayLogin(of: club)
        let server = PostgresServer(
            child: child, password: password,
            pooler: Task { try await ChildServer.begin(["pooler", child.folder, String(child.port), login.name, login.password]) })
        try await server.make(template, from: "template0")
        let admin = try server.admin(of: template)
        try await admin.found(club, named: try #require(SharedName("Walkers")))
        try await admin.openGateway(of: club)
        return server
    }

    /// The folder of the server's socket.
    var folder: String { child.folder }

    var port: UInt16 { child.port }

    /// The login of the admin, who may do all.
    var adminLogin: PostgresLogin { PostgresLogin(name: "admin", password: password) }

    func address(_ database: String, login: String, port: UInt16? = nil) throws -> PostgresAddress {
        let host = try #require(PostgresAddress.Host(name: child.folder, port: port ?? child.port))
        return try #require(PostgresAddress(hosts: [host], database: database, login: login, proof: .channelBinding))
    }

    func admin(of database: String) throws -> ClubAdmin {
        ClubAdmin(address: try address(database, login: "admin"), password: password, patience: Self.patience)
    }

    /// A way for statements of the admin, who may do all.
    func adminLink(of database: String) throws -> PostgresLink {
        PostgresLink(address: try address(database, login: "admin"), login: adminLogin, patience: Self.patience)
    }

    /// The port of the pooler, once it runs.
    func poolerPort() async throws -> UInt16 { try await pooler.value.port }

    /// A new database with a club in which nobody is yet.
    func newClub() async throws -> String {
        let name = "club_" + ClubRoomID.random().text
        try await make(name, from: Self.template)
        _ = try await adminLink(of: name).run(ClubSchema.database, [])
        return name
    }

    private func make(_ database: String, from template: String) async throws {
        _ = try await adminLink(of: "postgres").run("CREATE DATABASE \(database) TEMPLATE \(template)", [])
    }
}
