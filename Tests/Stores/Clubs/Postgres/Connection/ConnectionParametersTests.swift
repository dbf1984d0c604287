import Clubs
import Testing

@testable import PostgresClubs

struct ConnectionParametersTests {
    private let login = PostgresLogin(name: "anna", password: "secret")

    private func values(_ proof: PostgresAddress.Proof, address: String?, bindsChannel: Bool = false) throws -> [String: String] {
        let host = try #require(PostgresAddress.Host(name: address == nil ? "/run/socket" : "walk.example", port: 5432))
        return ConnectionParameters(
            host: host, address: address, database: "club", login: login, proof: proof, bindsChannel: bindsChannel,
            certificate: "/proc/self/fd/9"
        ).values
    }

    @Test func `a server on the network always proves who it is`() throws {
        let binding = try values(.channelBinding, address: "192.0.2.1")
        #expect(binding["sslmode"] == "require")
        #expect(binding["channel_binding"] == "require")
        #expect(try values(.systemRoots, address: "192.0.2.1")["sslmode"] == "verify-full")
        let pinned = try values(.certificate([1]), address: "192.0.2.1")
        #expect(pinned["sslmode"] == "verify-ca")
        #expect(pinned["sslrootcert"] == "/proc/self/fd/9")
        #expect(pinned["channel_binding"] == "prefer")
        for proof in [PostgresAddress.Proof.certificate([1]), .systemRoots] {
            #expect(try values(proof, address: "192.0.2.1", bindsChannel: true)["channel_binding"] == "require")
        }
    }

    @Test func `nothing is left to variables and files that belong to other programs`() throws {
        for address in ["192.0.2.1", nil] {
            let values = try values(.channelBinding, address: address)
            for keyword in [
                "host", "port", "dbname", "user", "password", "passfile", "options", "application_name", "sslmode", "sslcert", "sslkey",
                "sslcrl", "sslcrldir", "sslsni", "sslcompression", "ssl_min_protocol_version", "ssl_max_protocol_version", "gssencmode",
                "krbsrvname", "channel_binding", "client_encoding", "target_session_attrs",
            ] { #expect(values[keyword]?.isEmpty == false) }
            #expect((values["hostaddr"] != nil) == (address != nil))
        }
    }

    @Test func `no description tells a name or a secret`() {
        let credential = PostgresCredential(secret: Array("0123456789abcdef0123456789abcdef".utf8))
        for text in ["\(login)", String(reflecting: login), "\(credential)", String(reflecting: credential)] {
            #expect(text == "PostgresLogin" || text == "PostgresCredential")
        }
    }

    @Test(
        arguments: [
            ("08006", nil), ("57P01", nil), ("57P02", nil), ("57P03", nil), ("25006", nil), ("XX001", nil), ("XX002", nil), ("58030", nil),
            ("53300", ClubFailure.busy), ("53200", .busy), ("53100", .storeFull), ("57014", .busy), ("GN003", .storeOlder),
            ("28P01", .notMember), ("28000", .notMember), ("42501", .notMember), ("3F000", .storeOlder), ("42883", .storeOlder),
            ("GN001", .notMember), ("GN002", .noSuchRoom), ("GN005", .inviteUsed), ("22008", .dayOutOfRange), ("22P02", .unreadable),
        ] as [(String, ClubFailure?)])
    func `five characters of a server say what went wrong`(_ state: String, _ failure: ClubFailure?) {
        switch PostgresFailure(state: state) {
        case .failed(let found): #expect(found == failure)
        case .lost: #expect(failure == nil)
        case .conflict: Issue.record("It is no conflict.")
        }
    }

    @Test(arguments: ["40001", "40P01", "55P03", "23505", "XX000"]) func `who was slower asks again`(_ state: String) {
        guard case .conflict = PostgresFailure(state: state) else {
            Issue.record("It is a conflict.")
            return
        }
        #expect(PostgresFailure(state: state).leavesConnection)
    }
}
