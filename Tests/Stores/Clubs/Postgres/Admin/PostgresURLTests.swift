import Clubs
import Foundation
import Testing

@testable import PostgresClubs

struct PostgresURLTests {
    private static let pem = "-----BEGIN CERTIFICATE-----\nAAEC\nAwQ=\n-----END CERTIFICATE-----\n"

    private func address(_ text: String) throws -> PostgresAddress {
        try PostgresURL(text, account: "anna") { ["/cert.pem": Self.pem, "/two.pem": Self.pem + Self.pem][$0] }.address
    }

    private func address(_ hosts: [(String, UInt16)], _ database: String, _ login: String, _ proof: PostgresAddress.Proof) throws
        -> PostgresAddress
    {
        let hosts = try hosts.map { try #require(PostgresAddress.Host(name: $0.0, port: $0.1)) }
        return try #require(PostgresAddress(hosts: hosts, database: database, login: login, proof: proof))
    }

    @Test func `a database is named as libpq has it named`() throws {
        #expect(try address("postgresql://admin@a.example/club") == address([("a.example", 5432)], "club", "admin", .channelBinding))
        #expect(
            try address("postgres://admin@a:6000,b/club?sslmode=verify-full")
                == address([("a", 6000), ("b", 5432)], "club", "admin", .systemRoots))
        #expect(
            try address("postgresql://admin@[::1]:5433/club?sslrootcert=/cert.pem")
                == address([("::1", 5433)], "club", "admin", .certificate([0, 1, 2, 3, 4])))
        #expect(
            try address("postgresql:///club?host=/run/pg&port=6001&user=bo") == address([("/run/pg", 6001)], "club", "bo", .channelBinding))
        #expect(try address("postgresql://%2Frun%2Fpg:6001") == address([("/run/pg", 6001)], "anna", "anna", .channelBinding))
        #expect(try PostgresURL("postgresql://a/b?service=club", account: "x") { _ in nil }.service == "club")
    }

    @Test(arguments: [
        ("", PostgresURL.Problem.notAnAddress), ("admin@host/club", .notAnAddress), ("postgresql://a:b@host/club", .password),
        ("postgresql://host/club?password=x", .password), ("postgresql://a@b@host/club", .password),
        ("postgresql://a:b/c@host/club", .password), ("postgresql://host:0/club", .notAnAddress),
        ("postgresql://host:x/club", .notAnAddress), ("postgresql://a b/club", .notAnAddress),
        ("postgresql://host/club?sslmode=disable", .parameter("sslmode")), ("postgresql://host/club?sslmode=prefer", .parameter("sslmode")),
        ("postgresql://host/club?channel_binding=disable", .parameter("channel_binding")),
        ("postgresql://host/club?options=-c", .parameter("options")),
        ("postgresql://host/club?sslrootcert=/none", .certificate(path: "/none")),
        ("postgresql://host/club?sslrootcert=/two.pem", .certificate(path: "/two.pem")),
        ("postgresql://host/club?sslmode=verify-full&sslrootcert=/cert.pem", .parameter("sslmode")),
    ])
    func `what is no address, has a password or would weaken the proof is refused`(_ text: String, _ problem: PostgresURL.Problem) {
        #expect(throws: problem) { try address(text) }
    }

    @Test(arguments: [
        ("sslrootcert=/cert.pem", PostgresAddress.Proof.certificate([0, 1, 2, 3, 4])), ("sslrootcert=system", .systemRoots),
        ("sslmode=verify-full", .systemRoots), ("sslmode=require", .channelBinding),
    ])
    func `channel binding may be asked for besides a certificate, and is kept`(_ parameter: String, _ proof: PostgresAddress.Proof) throws {
        let place = try address("postgresql://host/club?channel_binding=require&\(parameter)")
        #expect(place.proof == proof && place.bindsChannel)
        #expect(try JSONDecoder().decode(PostgresAddress.self, from: JSONEncoder().encode(place)) == place)
        #expect(place.forMembers(withTokens: false)?.bindsChannel == true)
        #expect(try address("postgresql://host/club?\(parameter)").bindsChannel == (proof == .channelBinding))
    }

    @Test func `a password is found in the files that libpq knows`() throws {
        let place = try address("postgresql://admin@a.example:6000/club")
        let passfile =
            "# mine\nother:*:*:*:no\na.example:5432:club:admin:no\n*:6000:club:ad\\:min:no\na.example:*:club:admin:p\\:a\\\\ss:w\n"
        #expect(PasswordFile.password(in: passfile, for: place) == "p:a\\ss:w")
        #expect(PasswordFile.password(in: "localhost:*:*:*:x", for: place) == nil)
        #expect(PasswordFile.password(in: "localhost:*:*:*:x", for: try address("postgresql:///club")) == "x")
    }

    @Test func `a password in a file is for all hosts of the address, or for none`() throws {
        let two = try address("postgresql://admin@a,b/club")
        #expect(PasswordFile.password(in: "a:*:*:*:x", for: two) == nil)
        #expect(PasswordFile.password(in: "*:5432:*:*:x", for: two) == "x")
    }

    @Test(arguments: [
        ("a", "admin", "club", "se cret"), ("a", "admin", "none", nil), ("a", "bo", "club", nil), ("c", "admin", "club", nil),
        ("a,b", "admin", "club", "se cret"), ("a,c", "admin", "club", nil), ("c", "bo", "other", "any"),
    ])
    func `the password of a service is for its host and its login`(
        _ hosts: String, _ login: String, _ service: String, _ password: String?
    ) throws {
        let services = "[other]\npassword=any\n[club]\nhost=a,b\nuser=admin\npassword=se cret\n"
        let place = try address("postgresql://\(login)@\(hosts)/club")
        #expect(PasswordFile.password(in: services, ofService: service, for: place) == password)
    }

    @Test func `a database is said, or that of the login`() throws {
        #expect(try PostgresURL("postgresql://a/b", account: "x") { _ in nil }.namesDatabase)
        #expect(try PostgresURL("postgresql://a?dbname=b", account: "x") { _ in nil }.namesDatabase)
        #expect(try !PostgresURL("postgresql://a", account: "x") { _ in nil }.namesDatabase)
    }

    @Test func `a credential is the same after it was kept`() {
        let credential = PostgresCredential()
        #expect(PostgresCredential(text: credential.text) == credential)
        for text in ["", "a b c", String(credential.text.dropLast(4)), credential.text + " x"] {
            #expect(PostgresCredential(text: text) == nil)
        }
    }
}
