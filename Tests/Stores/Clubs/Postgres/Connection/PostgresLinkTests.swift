import Clubs
import Testing

@testable import PostgresClubs

@Suite(.enabled(if: PostgresServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct PostgresLinkTests {
    private func address(
        _ hosts: [(name: String, port: UInt16)], database: String = "postgres", proof: PostgresAddress.Proof = .channelBinding
    ) throws -> PostgresAddress {
        let hosts = try hosts.map { try #require(PostgresAddress.Host(name: $0.name, port: $0.port)) }
        return try #require(PostgresAddress(hosts: hosts, database: database, login: "anybody", proof: proof))
    }

    @Test func `a host that takes connections and never answers is given up, and the next one is asked`() async throws {
        let server = try await PostgresServer.shared()
        let silent = try #require(FakeHost(answering: nil))
        defer { silent.end() }
        let place = try address([("127.0.0.1", silent.port), (server.folder, server.port)])
        let link = PostgresLink(
            address: place, login: server.adminLogin, patience: PostgresPatience(connecting: .seconds(1), answering: .seconds(60)))
        #expect(try await link.run("SELECT 1", []) == ["1"])
    }

    @Test func `nobody answers where nobody is`() async throws {
        let link = PostgresLink(
            address: try address([("/nonexistent", 5432), ("127.0.0.1", 1)]), login: PostgresLogin(name: "a", password: "b"),
            patience: PostgresServer.patience)
        await #expect(throws: ClubFailure.noAnswer) { try await link.run("SELECT 1", []) }
    }

    @Test(arguments: [PostgresAddress.Proof.channelBinding, .systemRoots, .certificate([0x30, 0x00])])
    func `a server without TLS is not proven, and hears neither a name nor a password`(_ proof: PostgresAddress.Proof) async throws {
        // No, I do not speak TLS.
        let plain = try #require(FakeHost(answering: [UInt8(ascii: "N")]))
        defer { plain.end() }
        let link = PostgresLink(
            address: try address([("127.0.0.1", plain.port)], proof: proof), login: PostgresLogin(name: "anna", password: "secret"),
            patience: PostgresServer.patience)
        await #expect(throws: ClubFailure.notProven) { try await link.run("SELECT 1", []) }
        // Length and code of a request for TLS, or none where the certificate cannot be read.
        #expect([[], [0, 0, 0, 8, 4, 210, 22, 47]].contains(plain.heard))
    }

    @Test func `members with tokens trust no server that only knows the password of all`() async throws {
        let place = try #require(
            PostgresAddress(
                hosts: try address([("127.0.0.1", 1)]).hosts, database: "x", login: PostgresIdentity.gateway, proof: .channelBinding))
        let store = PostgresStore(club: .random(), address: place, credential: PostgresCredential())
        await #expect(throws: ClubFailure.notProven) { try await store.hello() }
    }

    @Test func `a call that is cancelled ends at once`() async throws {
        let server = try await PostgresServer.shared()
        let link = PostgresLink(
            address: try address([(server.folder, server.port)]), login: server.adminLogin, patience: PostgresServer.patience)
        let begun = ContinuousClock.now
        let call = Task { await #expect(throws: ClubFailure.cancelled) { try await link.run("SELECT pg_sleep(60)", []) } }
        call.cancel()
        _ = await call.value
        #expect(ContinuousClock.now - begun < .seconds(30))
        #expect(try await link.run("SELECT 1", []) == ["1"])
    }

    @Test func `a server that does not answer in time is given up`() async throws {
        let server = try await PostgresServer.shared()
        let link = PostgresLink(
            address: try address([(server.folder, server.port)]), login: server.adminLogin,
            patience: PostgresPatience(connecting: .seconds(60), answering: .milliseconds(50)))
        await #expect(throws: ClubFailure.noAnswer) { try await link.run("SELECT pg_sleep(60)", []) }
    }

    @Test func `a connection that the server ended is opened again`() async throws {
        let server = try await PostgresServer.shared()
        let link = PostgresLink(
            address: try address([(server.folder, server.port)]), login: server.adminLogin, patience: PostgresServer.patience)
        let first = try await link.run("SELECT pg_backend_pid()", [])
        let other = PostgresLink(
            address: try address([(server.folder, server.port)]), login: server.adminLogin, patience: PostgresServer.patience)
        _ = try await other.run("SELECT pg_terminate_backend($1::int)", first)
        let second = try await link.run("SELECT pg_backend_pid()", [])
        #expect(second != first)
    }

    @Test func `a script that fails is taken back, and the next call has no part in its transaction`() async throws {
        let server = try await PostgresServer.shared()
        let link = PostgresLink(
            address: try address([(server.folder, server.port)]), login: server.adminLogin, patience: PostgresServer.patience)
        for script in ["CREATE TABLE none (); SELECT nowhere.nothing()", "CREATE TABLE none ()"] {
            // The first fails itself, of the second the statement behind it.
            await #expect(throws: ClubFailure.storeOlder) { try await link.transact(script, "SELECT nowhere.nothing()", []) }
            #expect(try await link.run("SELECT to_regclass('none') IS NULL", []) == ["t"])
        }
    }

    @Test func `a wrong password is no member`() async throws {
        let server = try await PostgresServer.shared()
        let link = PostgresLink(
            address: try address([(server.folder, server.port)]), login: PostgresLogin(name: "admin", password: "wrong"),
            patience: PostgresServer.patience)
        await #expect(throws: ClubFailure.notMember) { try await link.run("SELECT 1", []) }
    }
}
