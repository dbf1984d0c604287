import Clubs
import Foundation
import Testing

@testable import PostgresClubs

/// A real server over TLS on loopback, with a certificate that nobody knows but those who were given it.
@Suite(.enabled(if: PostgresServer.hasCertificate, "PostgreSQL or openssl is not installed"))
struct ServerProofTests {
    /// Asks the server, over loopback, whether it talks over TLS.
    private func ask(_ server: PostgresServer, _ proof: PostgresAddress.Proof) async throws -> [String?] {
        let host = try #require(PostgresAddress.Host(name: "localhost", port: server.port))
        let place = try #require(PostgresAddress(hosts: [host], database: "postgres", login: "admin", proof: proof))
        let link = PostgresLink(address: place, login: server.adminLogin, patience: PostgresServer.patience)
        return try await link.run("SELECT ssl::text FROM pg_stat_ssl WHERE pid = pg_backend_pid()", [])
    }

    private func certificate(_ server: PostgresServer, _ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(server.folder)/\(name).der")))
    }

    @Test func `a server that knows the verifier proves itself over the channel`() async throws {
        #expect(try await ask(.shared(), .channelBinding) == ["true"])
    }

    @Test func `a server with the one certificate proves itself`() async throws {
        let server = try await PostgresServer.shared()
        #expect(try await ask(server, .certificate(certificate(server, "server"))) == ["true"])
    }

    @Test func `a server with another certificate is not proven`() async throws {
        let server = try await PostgresServer.shared()
        let stranger = try certificate(server, "stranger")
        await #expect(throws: ClubFailure.notProven) { try await ask(server, .certificate(stranger)) }
        await #expect(throws: ClubFailure.notProven) { try await ask(server, .systemRoots) }
    }
}
