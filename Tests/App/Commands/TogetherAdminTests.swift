import Clubs
import Journal
import Testing
import Walking

@testable import gnd

/// The admin of a database for whom not all goes well.
@MainActor
@Suite(.enabled(if: DatabaseServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct TogetherAdminTests {
    private let anna = CommandBench.atNoon()

    private func begin(_ url: String, _ more: String...) async -> CommandBench.Outcome {
        await anna.run(["together", "init", url, "--as", "Anna", "--yes"] + more)
    }

    /// The state after the admin let the machine in and broke off: its keys, and no club in the journal.
    private func forgetClubs() async throws {
        let dependencies = try #require(anna.runner.dependencies(try anna.runner.parse(["gnd", "--home", anna.home])))
        let journal = try await dependencies.journal()
        let profile = try await journal.profile(try await journal.localAccount().id)
        for club in try await profile.clubs() { try await profile.forgetClub(club.id) }
    }

    @Test func `a beginning that was broken off after the machine was let in goes on`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        #expect(await begin(server.url).status == 0)
        try await forgetClubs()
        #expect(await anna.run("together", "sync").status != 0)
        let again = await begin(server.url)
        #expect(again.status == 0, "\(again)")
        #expect(await anna.run("together", "sync").status == 0)
    }

    @Test func `a second club with tokens on a server is refused, and the first goes on`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        try server.run("CREATE DATABASE other")
        #expect(await begin(server.url, "--tokens").status == 0)
        let refused = await begin(server.url("other"), "--tokens")
        #expect(refused.status != 0 && refused.errors.contains("gnd_gateway is open for another club"), "\(refused)")
        // The way of an account cannot do without it, and is told of no option that was not given.
        let hosted = await anna.run("together", "init", server.url("other"), "--club", "\(anna.home)-walk.club", "--yes")
        #expect(hosted.errors.contains("who come by ssh need it") && !hosted.errors.contains("--tokens"), "\(hosted)")
        #expect(await anna.run("together", "doctor", server.url("other")).errors.contains("There is no club in the database"))
        #expect(await anna.run("together", "sync").status == 0)
        // With a club there already, too, which has logins.
        #expect(await begin(server.url("other")).status == 0)
        #expect(await begin(server.url("other"), "--tokens").errors.contains("gnd_gateway is open for another club"))
        #expect(await begin(server.url, "--tokens").errors.contains("so no room was made"))
    }

    @Test(arguments: [[], ["--tokens"]]) func `a member who lost the computer comes back by a word of the admin's`(_ more: [String])
        async throws
    {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        let (ben, new) = (CommandBench.atNoon(), CommandBench.atNoon())
        #expect(await anna.run(["together", "init", server.url, "--name", "Family", "--as", "Anna", "--yes"] + more).status == 0)
        let word = await anna.run("together", "invite").output.split(separator: "\n").first.map(String.init) ?? ""
        _ = await ben.run("log", "30m 4000")
        #expect(await ben.run("together", "join", word, "--as", "Ben", "--yes").output.contains("1 day sent"))
        // The new computer asks where it has to ask.
        #expect(await new.run("together", "recover", server.url).errors.contains("The admin of the database makes a word"))
        #expect(await anna.run("together", "authorize", server.url).errors.contains("--as"))
        #expect(await anna.run("together", "authorize", server.url, "--as", "Carl", "--yes").errors.contains("is called “Carl”"))
        let asked = await anna.run("together", "authorize", server.url, "--as", "Ben")
        #expect(asked.errors.contains("Those that they had come in no more") && !asked.output.contains("gnd1-"), "\(asked)")
        let made = await anna.run("together", "authorize", server.url, "--as", "Ben", "--yes")
        #expect(made.status == 0 && made.errors.contains("Give it to Ben alone"), "\(made)")
        let back = await new.run("together", "join", String(made.output.split(separator: "\n").first ?? ""), "--yes")
        #expect(back.status == 0 && back.output.contains("Family"), "\(back)")
        #expect(await new.run("together", "room", "--json").output.contains("\"nickname\":\"Ben\",\"steps\":4000,\"isMe\":true"))
        #expect(await ben.run("together", "sync").status != 0)
    }

    @Test func `of two who call themselves alike each is named by letters of their own, as it is said`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        let bens = [CommandBench.atNoon(), CommandBench.atNoon()]
        #expect(await begin(server.url).status == 0)
        let word = await anna.run("together", "invite").output.split(separator: "\n").first.map(String.init) ?? ""
        for ben in bens { #expect(await ben.run("together", "join", word, "--as", "Ben", "--yes").status == 0) }
        let several = await anna.run("together", "authorize", server.url, "--as", "ben", "--yes")
        #expect(several.status != 0 && several.output.isEmpty, "\(several)")
        let names = several.errors.split(separator: "“").compactMap { $0.split(separator: "”").first.map(String.init) }
            .filter { $0.hasPrefix("Ben ·") }
        #expect(names.count == 2)
        for name in names {
            let made = await anna.run("together", "authorize", server.url, "--as", name, "--yes")
            #expect(made.status == 0 && made.output.hasPrefix("gnd1-"), "\(made)")
        }
        for ben in bens { #expect(await ben.run("together", "sync").status != 0) }
    }

    @Test func `tokens want a server with a certificate, before anything is asked or done`() async {
        let refused = await begin("postgresql://admin@127.0.0.1:1/club", "--tokens")
        #expect(refused.status != 0 && refused.errors.contains("sslmode=verify-full"), "\(refused)")
    }

    @Test func `a database in use is refused, and the one to be taken is named`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        try server.run("CREATE TABLE bill (i int)")
        let refused = await begin(server.url)
        #expect(refused.status != 0 && refused.errors.contains("The database “postgres” has something else in it"), "\(refused)")
        let asked = await anna.run("together", "init", server.url, "--as", "Anna")
        #expect(asked.errors.contains("The database “postgres” will be for the club alone"), "\(asked)")
        #expect(await begin(server.url("")).errors.contains("postgresql://ADMIN@HOST/DATABASE"))
    }

    @Test func `an admin who is no superuser is told in a line each what stands open, and goes on`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        try server.run("CREATE ROLE bo LOGIN CREATEROLE PASSWORD 'bo'")
        try server.run("CREATE DATABASE club OWNER bo TEMPLATE template0")
        let url = server.url("club", login: "bo")
        anna.secret = "bo"
        let begun = await begin(url)
        #expect(begun.status == 0, "\(begun)")
        #expect(begun.output.split(separator: "\n").contains("  large objects, which fill the disk"), "\(begun)")
        for action in ["doctor", "upgrade", "sweep"] { #expect(await anna.run("together", action, url).status == 0, "\(action)") }
    }

    @Test func `what a server refuses its admin is said in an admin's words`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = "wrong"
        #expect(await begin(server.url).errors.contains("The server did not let you in."))
        #expect(await begin(server.url, "--lang", "ko").errors.contains("서버가 들여보내지 않았어요."))
        anna.secret = server.password
        #expect(await begin(server.url("none")).errors.contains("There is no such database"))
        try server.run("CREATE ROLE bo LOGIN PASSWORD 'bo'")
        anna.secret = "bo"
        #expect(await begin(server.url("postgres", login: "bo")).errors.contains("It wants CREATEROLE"))
        anna.secret = server.password
        try server.run("CREATE ROLE gnd_api LOGIN")
        #expect(await begin(server.url).errors.contains("may do too much"))
        try server.run("DROP ROLE gnd_api")
        #expect(await begin(server.url).status == 0)
        try server.run("REVOKE CONNECT ON DATABASE postgres FROM gnd_member")
        #expect(await anna.run("together", "doctor", server.url).errors.contains("did not let in a member"))
    }
}
