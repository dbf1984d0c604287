import Foundation
import Testing
import Walking

@testable import gnd

/// The admin of a database and two people, each on a machine of their own.
@MainActor
@Suite(.enabled(if: DatabaseServer.isInstalled, "PostgreSQL is not installed: apt install postgresql"))
struct TogetherInDatabaseTests {
    private let anna = CommandBench.atNoon()
    private let ben = CommandBench.atNoon()

    @Test func `two people compare their week through a database, and a second computer is one of them`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        let laptop = CommandBench.atNoon()
        anna.environment["PGPASSFILE"] = try server.passwordFile(for: anna)
        _ = await anna.run("log", "60m 9000")
        _ = await ben.run("log", "30m 4000")
        _ = await laptop.run("log", "30m 4500")
        let founded = await anna.run("together", "init", server.url, "--name", "Family", "--as", "Anna", "--yes")
        #expect(founded.output.contains("all were refused") && founded.output.contains("1 day sent"), "\(founded)")
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        let joined = await ben.run("together", "join", word, "--as", "Ben", "--yes")
        #expect(joined.output.contains("1 day sent · new days of 1 other"), "\(joined)")
        let link = await ben.run("together", "link").output.trimmingCharacters(in: .newlines)
        #expect(await laptop.run("together", "join", link, "--as", "Ben", "--yes").status == 0)
        for bench in [anna, ben, laptop] {
            #expect(await bench.run("together", "sync").status == 0)
            #expect(
                await bench.run("together", "room", "--json").output.contains("\"rank\":2,\"nickname\":\"Ben\",\"steps\":4500,"))
        }
        // Begun again, it makes nothing twice, and says so.
        let again = await anna.run("together", "init", server.url, "--name", "Third", "--as", "Anna", "--yes")
        #expect(again.status == CommandRunner.Exit.failed && again.errors.contains("so no room was made"), "\(again)")
        let opened = await anna.run("together", "new", "Third", "--cap", "7500", "--yes")
        #expect(opened.status == 0 && opened.output.contains("“Third” is open."), "\(opened)")
        #expect(await anna.run("together", "leave", "Third", "--yes").status == 0)
        #expect(await anna.run("together", "doctor", server.url).output.contains("all were refused"))
        #expect(await anna.run("together", "sweep", server.url).status == 0)
        #expect(await anna.run("together", "upgrade", server.url).output.contains("up to date"))
        #expect(await anna.run("together", "remove", "Ben", "--yes").output.contains("Ben is no longer in Family."))
        #expect(await ben.run("together", "sync").output.contains("You are no longer in Family: Anna removed you"))
        for bench in [anna, ben, laptop] {
            let files = FileManager.default.enumerator(atPath: bench.home)?.compactMap { $0 as? String } ?? []
            for file in files {
                let bytes = FileManager.default.contents(atPath: "\(bench.home)/\(file)") ?? Data()
                #expect(bytes.range(of: Data(server.password.utf8)) == nil, "\(file)")
            }
        }
    }

    @Test func `a home that was copied is noticed, and a word makes the copy a computer of its own`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        let copy = CommandBench.atNoon()
        anna.environment["PGPASSFILE"] = try server.passwordFile(for: anna)
        _ = await ben.run("log", "09:00 30m 4000")
        _ = await anna.run("together", "init", server.url, "--name", "Family", "--as", "Anna", "--yes")
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        #expect(await ben.run("together", "join", word, "--as", "Ben", "--yes").status == 0)
        try FileManager.default.copyItem(atPath: ben.home, toPath: copy.home)
        _ = await ben.run("log", "10:00 10m 1000")
        let first = await ben.run("together", "sync")
        #expect(first.status == 0 && first.errors.isEmpty, "\(first)")
        let examined = await copy.run("together", "doctor")
        #expect(examined.status == 1 && examined.output.contains("Another computer wrote as this one"), "\(examined)")
        let noticed = await copy.run("together", "sync")
        #expect(noticed.status == 0 && !noticed.output.contains("had lost"), "\(noticed)")
        #expect(noticed.errors.contains("Family: Another computer wrote as this one") && noticed.errors.contains("gnd together link"))

        // A word of somebody else's does not make the copy theirs.
        let annas = await anna.run("together", "link").output.trimmingCharacters(in: .newlines)
        #expect(await copy.run("together", "join", annas, "--yes").errors.contains("a computer of another member"))
        let link = await copy.run("together", "link").output.trimmingCharacters(in: .newlines)
        let asked = await copy.run("together", "join", link)
        #expect(asked.status != 0 && "\(asked)".contains("with a login of its own"), "\(asked)")
        let joined = await copy.run("together", "join", link, "--yes")
        #expect(joined.status == 0 && joined.output.contains("1 day sent") && !joined.output.contains("had lost"), "\(joined)")
        // Whoever heard nothing of it takes the word once more, and stays who they are.
        #expect(await copy.run("together", "join", link, "--yes").status == 0)
        #expect(await ben.run("together", "join", link, "--yes").errors.contains("used by another computer"))
        // The days that the copy wrote as the other are written once more.
        #expect(await ben.run("together", "sync", "--json").output.contains("\"hasTwin\":true"))
        _ = await copy.run("log", "11:00 60m 9000")
        for _ in 1...2 {
            for bench in [ben, copy, anna] {
                let said = await bench.run("together", "sync")
                #expect(said.status == 0 && said.errors.isEmpty && !said.output.contains("had lost"), "\(said)")
            }
        }
        for bench in [anna, ben, copy] {
            #expect(await bench.run("together", "room", "--json").output.contains("\"nickname\":\"Ben\",\"steps\":13000,"))
        }
    }

    @Test func `nothing of a walk but the steps of its day is in the database`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.environment["PGPASSFILE"] = try server.passwordFile(for: anna)
        _ = await anna.run("log", "12:00 60m 9123 5.4km Riverbank #twilight")
        _ = await anna.run("privacy", "add", "37.5665,126.9780", "--name", "Hideaway")
        let route = "\(anna.home)-walk.gpx"
        try SecretRoute.write(to: route, before: Date(timeIntervalSince1970: Double(anna.clock.now.seconds)))
        let imported = await anna.run("import", route)
        #expect(imported.status == 0 && imported.output.contains("1 walk"), "\(imported)")
        let founded = await anna.run("together", "init", server.url, "--name", "Family", "--as", "Anna", "--yes")
        #expect(founded.output.contains("1 day sent"), "\(founded)")
        let all = try server.dump()
        #expect(all.contains("Family") && all.contains("Anna") && all.contains("9123"))
        for secret in ["Riverbank", "twilight", "Hideaway", "37.5665", "126.978", "Typed", anna.home] + SecretRoute.secrets {
            #expect(!all.contains(secret), "\(secret)")
        }
        // Nothing but these is in a table.
        let known = try Regex("INSERT INTO together\\.(\(Self.rows.joined(separator: "|")));")
        let rows = all.split(separator: "\n").filter { $0.hasPrefix("INSERT") }
        for row in rows { #expect(row.wholeMatch(of: known) != nil, "\(row)") }
        #expect(rows.contains { $0.contains("day_total") })
    }

    @Test func `what goes over the wire is calls with what a room may know, and nothing besides`() async throws {
        let server = try DatabaseServer()
        defer { server.end() }
        anna.environment["PGPASSFILE"] = try server.passwordFile(for: anna)
        let founded = await anna.run("together", "init", server.url, "--name", "Family", "--as", "Anna", "--yes")
        #expect(founded.status == 0, "\(founded)")
        try server.listen()
        for bench in [anna, ben] {
            _ = await bench.run("log", "12:00 60m 9123 5.4km Riverbank #twilight")
            _ = await bench.run("privacy", "add", "37.5665,126.9780", "--name", "Hideaway")
            let route = "\(bench.home)-walk.gpx"
            try SecretRoute.write(to: route, before: Date(timeIntervalSince1970: Double(bench.clock.now.seconds)))
            #expect(await bench.run("import", route).status == 0)
        }
        let word = await anna.run("together", "invite").output.trimmingCharacters(in: .newlines)
        #expect(await ben.run("together", "join", word, "--as", "Ben", "--yes").status == 0)
        let last = Zone.utc.day(of: ben.clock.now).adding(days: 10).description
        for words in [["sync"], ["cheer", "Anna"], ["ask", "Anna tomorrow 9:00"], ["challenge", "Family", "--to", last, "--yes"]] {
            _ = await ben.run(["together"] + words)
        }
        for words in [["sync"], ["answer", "yes"], ["link"], ["sync"]] { _ = await anna.run(["together"] + words) }
        let heard = try server.heard()
        #expect(heard.contains { $0.parameters.contains("9123") } && heard.contains { $0.statement.contains("gnd_v1.ask_walk") })
        let call = try Regex("execute <unnamed>: SELECT gnd_v1\\.[a-z_]+\\(\\$1::jsonb\\)")
        for (statement, parameters) in heard {
            #expect(statement.wholeMatch(of: call) != nil, "\(statement)")
            let json = parameters.replacing("$1 = '", with: "", maxReplacements: 1).dropLast()
            let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
            for (key, value) in try #require(object as? [String: Any], "\(parameters)") {
                let known = try #require(Self.arguments[key], "\(key) in \(statement)")
                #expect(try Self.isKnown(value, as: known), "\(key): \(value)")
            }
        }
    }

    /// Indicates whether a value, and each in it with its name, is written so.
    private static func isKnown(_ value: Any, as pattern: String) throws -> Bool {
        if let values = value as? [Any] { return try values.allSatisfy { try isKnown($0, as: pattern) } }
        if let values = value as? [String: Any] { return try values.allSatisfy { try isKnown("\($0.key) \($0.value)", as: pattern) } }
        return try "\(value)".wholeMatch(of: Regex(pattern)) != nil
    }

    /// The arguments that calls may have, and all that each may hold.
    private static let arguments: [String: String] = {
        let (id, date, moment) = ("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "[0-9]{4}-[0-9]{2}-[0-9]{2}", "[0-9]{13}")
        let (login, verifier) = ("[a-z2-7]{26}", "SCRAM-SHA-256\\$4096:[A-Za-z0-9+/=]+\\$[A-Za-z0-9+/=]+:[A-Za-z0-9+/=]+")
        return [
            "day": date, "days": "\(date) ([0-9]{1,6}|<null>)", "device": id, "expires": moment, "from": id, "hash": "[0-9a-f]{64}",
            "known": "\(id) [0-9]+", "login": login, "member": id, "nickname": "Anna|Ben", "request": id, "room": id, "since": date,
            "starts": moment, "to": id, "uses": "[0-9]{1,2}", "verifier": verifier, "answer": "accepted", "challenge": id, "first": date,
            "last": date, "cap": "[0-9]+|<null>", "handicap": "[01]|[a-z_]+", "by": id,
        ]
    }()

    /// The rows that a club of Anna's alone may have after she walked on one day, with all that their columns may hold.
    private static let rows: [String] = {
        let id = "'[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'"
        let (date, number, key, name) = ("'[0-9]{4}-[0-9]{2}-[0-9]{2}'", "[0-9]{1,16}", "'[0-9a-z_]{1,80}'", "'(Family|Anna)'")
        let moment = "'(-infinity|[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:.]+[+][0-9:]+)'"
        func row(_ table: String, _ columns: String...) -> String { "\(table) VALUES \\(\(columns.joined(separator: ", "))\\)" }
        return [
            row("club", "true", id, name, number, number, number), row("member", id, date, "(NULL|\(moment))"), row("device", key, id, id),
            row("member_room", id, id), row("ended_login", key), row("room", id, name, "'open'", "0", date, "NULL", id, moment),
            row("membership", id, id, name, date, number), row("day_total", id, id, date, id, "9123", number),
            row("step_sum", id, "(\(date)|'-infinity')", id, name, "9123", "9123"),
        ]
    }()

    @Test func `a password in an address is refused and not said again`() async {
        let refused = await anna.run("together", "init", "postgresql://admin:hunter2@host/club", "--as", "Anna", "--yes")
        #expect(refused.status != 0 && refused.errors.contains("Leave it out") && !refused.errors.contains("hunter2"), "\(refused)")
    }
}
