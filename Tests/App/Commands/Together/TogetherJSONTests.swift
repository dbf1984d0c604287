import Foundation
import Testing
import Walking

@testable import gnd

/// The objects of `gnd together … --json` against the tables of Documentation/together-json.md.
@MainActor
struct TogetherJSONTests {
    private let anna = CommandBench.atNoon()
    private let ben = CommandBench.atNoon()
    private let page: [String: Set<String>]
    private var folder: String { "\(anna.home)-shared" }

    init() throws {
        let text = try String(
            contentsOfFile: "\(FileManager.default.currentDirectoryPath)/Documentation/together-json.md", encoding: .utf8)
        var page: [String: Set<String>] = [:]
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { cell in
                cell.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " `")) }.filter { !$0.isEmpty }
            }
            page[cells[0][0]] = Set(cells.dropFirst().flatMap { $0 })
        }
        self.page = page
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    /// Runs an action and compares what it writes with its row.
    @discardableResult
    private func object(_ bench: CommandBench, _ words: String..., isFailure: Bool = false) async throws -> [String: Any] {
        let outcome = await bench.run(["together"] + words + ["--json"])
        #expect(outcome.errors.isEmpty && outcome.output.count { $0 == "\n" } == 1 && outcome.output.hasSuffix("\n"), "\(outcome)")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any], "\(outcome)")
        #expect((outcome.status != 0) == isFailure && (object["error"] != nil) == isFailure, "\(words): \(outcome)")
        let expected = try #require(page[words[0]], "\(words[0]) has no row")
        #expect(Set(object.keys).subtracting(["error"]) == expected, "\(words): \(outcome)")
        try compare(object)
        return object
    }

    /// Compares the elements of the lists with their rows.
    private func compare(_ object: [String: Any]) throws {
        for (name, value) in object {
            for element in value as? [[String: Any]] ?? [] {
                #expect(Set(element.keys) == page["\(name)[]"], "\(name): \(element)")
                try compare(element)
            }
        }
    }

    private func word(of object: [String: Any]) throws -> String { try #require(object["invite"] as? String) }

    private func round(_ object: [String: Any]) throws -> [String: Any] {
        let rounds = try #require(object["clubs"] as? [[String: Any]])
        return try #require(rounds.first)
    }

    @Test func `there is a row for each action, and for no other`() {
        guard case .action(.choice(let actions), _, _) = TogetherCommand.operands else {
            Issue.record("the command has no actions")
            return
        }
        #expect(Set(page.keys.filter { !$0.hasSuffix("[]") }) == Set(actions).subtracting(["serve"]))
    }

    @Test func `every action of a member writes the members of its row, whatever there is`() async throws {
        try await object(anna, "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        try await object(anna, "room", "Family")
        try await object(anna, "walks")
        try await object(anna, "challenge")
        let invited = try await object(anna, "invite", "Family")
        let joined = try await object(ben, "join", word(of: invited), "--folder", folder, "--as", "Ben", "--yes")
        #expect(try round(joined)["isWaiting"] as? Bool == true && round(joined)["error"] is String)
        try await object(ben, "rooms")
        #expect(try round(try await object(ben, "sync", isFailure: true))["isWaiting"] as? Bool == true)
        for bench in [anna, ben, anna] { #expect(try round(try await object(bench, "sync"))["error"] is NSNull) }
        for bench in [anna, ben] {
            try await object(bench, "rooms")
            try await object(bench, "room", "1")
        }
        try await object(anna, "cheer", "Ben")
        try await object(anna, "cheer", "Ben")
        try await object(anna, "ask", "Ben tomorrow 9:00")
        #expect(try round(try await object(ben, "sync"))["questions"] as? Int == 1)
        #expect((try await object(ben, "answer", "yes")["walks"] as? [Any])?.count == 1)
        try await object(anna, "sync")
        let last = Zone.utc.day(of: anna.clock.now).adding(days: 5).description
        #expect((try await object(anna, "challenge", "Family", "--to", last, "--yes")["challenges"] as? [Any])?.count == 1)
        try await object(anna, "challenge")
        try await object(anna, "calloff", "1")
        try await object(anna, "block", "Ben", "--yes")
        try await object(anna, "room")
        try await object(anna, "unblock", "Ben")
        try await object(anna, "doctor")
        try await object(anna, "about")
        try await object(anna, "link")
        #expect((try await object(anna, "unlink")["computers"] as? [Any])?.count == 1)
        try await object(anna, "remove", "Ben", "--yes")
        #expect(try round(try await object(ben, "sync"))["goneRooms"] as? [String] == ["Family"])
        let again = try word(of: try await object(anna, "invite"))
        try await object(ben, "join", again, "--folder", folder, "--as", "Ben", "--yes")
        #expect(try await object(ben, "leave", "--yes")["room"] is NSNull)
        let opened = try await object(anna, "new", "Marathon", "--cap", "10000", "--yes")
        #expect(opened["room"] as? String == "Marathon" && opened["id"] is String)
        #expect(try await object(anna, "leave", "Family", "--yes")["isDeleted"] as? Bool == true)
    }

    @Test func `a failure in part stands first, and what was found beside it`() async throws {
        _ = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes")
        try FileManager.default.moveItem(atPath: folder, toPath: "\(folder).away")
        let synchronised = try await object(anna, "sync", isFailure: true)
        let said = try #require(synchronised["error"] as? String)
        #expect(said == "Family: \(try #require(try round(synchronised)["error"] as? String))" && said.contains("is not there"))
        let examined = try await object(anna, "doctor", isFailure: true)
        #expect((examined["findings"] as? [[String: Any]])?.first?["isGood"] as? Bool == false)
        let outcome = await anna.run("together", "doctor", "--json")
        #expect(outcome.output.hasPrefix("{\"error\":"))
        anna.clock.advance(by: .seconds(15 * 86_400))
        #expect(try await object(anna, "leave", "--yes", isFailure: true)["isDeleted"] as? Bool == false)
        let nothing = await anna.run("together", "sync", "--json")
        #expect(nothing.status == CommandRunner.Exit.failed && nothing.output.hasPrefix("{\"error\":\"There is no room yet"))
    }

    @Test func `who comes back, and a key that is let in, have their objects`() async throws {
        let founded = await anna.run("together", "folder", folder, "--name", "Family", "--as", "Anna", "--yes").output
        let phrase = try #require(founded.split(separator: "\n").first { $0.hasPrefix("    ") })
        ben.secret = phrase.trimmingCharacters(in: .whitespaces)
        #expect(try round(try await object(ben, "recover", "--folder", folder, "--yes"))["error"] is NSNull)
        let key = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI\(String(repeating: "A", count: 43))"
        for isFirst in [true, false] {
            let entered = try await object(anna, "authorize", key, "--club", "\(anna.home)-host.db", "--name", "Walkers")
            #expect(entered["isFirst"] as? Bool == isFirst && (entered["line"] as? String)?.hasSuffix(key) == true)
        }
    }

    @Test(.enabled(if: DatabaseServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
    func `every action of an admin writes the members of its row`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.secret = server.password
        let begun = try await object(anna, "init", server.url, "--name", "Family", "--as", "Anna", "--yes")
        #expect((begun["access"] as? [String])?.allSatisfy { $0.hasPrefix("host") } == true && begun["open"] is [String])
        for action in ["doctor", "sweep", "upgrade"] { try await object(anna, action, server.url) }
        let made = try await object(anna, "authorize", server.url, "--as", "Anna", "--yes")
        #expect(made["line"] is NSNull && made["uses"] as? Int == 1)
        try await object(ben, "join", word(of: made), "--yes")
        try server.run("CREATE DATABASE other")
        let opened = try await object(anna, "init", server.url("other"), "--club", "\(anna.home)-club", "--name", "Others", "--yes")
        #expect((opened["clubs"] as? [Any])?.isEmpty == true)
    }
}
