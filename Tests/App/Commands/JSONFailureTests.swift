import Foundation
import Testing

@testable import gnd

/// The rule of `--json`: who reads the output finds JSON there, and where a command failed one object with `error`.
@MainActor
struct JSONFailureTests {
    private let bench = CommandBench()

    /// A command line of each command that takes `--json`.
    private nonisolated static let lines: [[String]] = [
        ["import", "/nowhere/export.xml"], ["inbox", "--once"], ["days"], ["today"], ["tests"], ["log", "35m"], ["together"],
        ["calibrate"], ["weight"], ["privacy"], ["sensors", "remember", "00:00:00:00:00:00"], ["imports"], ["reimport"],
        ["backup", "/dev/null/x"],
        ["why", "today"], ["prompt"],
    ]

    private func object(_ outcome: CommandBench.Outcome) throws -> [String: String] {
        #expect(outcome.output.hasSuffix("\n") && outcome.output.count { $0 == "\n" } == 1, "\(outcome)")
        return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: String], "\(outcome)")
    }

    @Test func `every command that takes the option is tried`() {
        let takers = Commands.entries.filter { $0.options.contains(.json) }.map(\.name)
        #expect(Set(takers).subtracting(Self.lines.map { $0[0] }) == [])
    }

    @Test(arguments: lines) func `a command that fails says why in one object, and nowhere else`(_ words: [String]) async throws {
        let outcome = await bench.run(words + ["--json", "--profile", "nobody"])
        #expect(outcome.status == CommandRunner.Exit.failed, "\(outcome)")
        let members = try object(outcome)
        #expect(members.keys.sorted() == ["error"] && members["error"]?.isEmpty == false && outcome.errors.isEmpty, "\(outcome)")
        let plain = await bench.run(words + ["--profile", "nobody"])
        #expect(plain.errors == "gnd: \(members["error"] ?? "")\n" && plain.output.isEmpty, "\(plain)")
    }

    @Test(arguments: lines) func `a command line that is wrong says why in one object`(_ words: [String]) async throws {
        for wrong in [["--json", "--nothing"], ["--js", "--lang", "fr"], ["--json", "a", "b", "c", "d"]] where words[0] != "import" {
            let outcome = await bench.run(words + wrong)
            guard outcome.status == CommandRunner.Exit.wrongUsage else { continue }
            #expect(try object(outcome).keys.sorted() == ["error"] && outcome.errors.isEmpty)
        }
        let after = await bench.run(words + ["--nothing", "--", "--json"])
        #expect(after.status == CommandRunner.Exit.wrongUsage && after.output.isEmpty && !after.errors.isEmpty, "\(after)")
    }

    @Test(arguments: lines) func `where nothing is there, the output is JSON all the same`(_ words: [String]) async throws {
        let outcome = await bench.run(words + ["--json"])
        for line in outcome.output.split(separator: "\n") {
            #expect(throws: Never.self, "\(outcome)") {
                try JSONSerialization.jsonObject(with: Data(line.utf8), options: .fragmentsAllowed)
            }
        }
        #expect(!outcome.output.isEmpty, "\(words): \(outcome)")
        #expect((outcome.status == 0) == !outcome.output.hasPrefix("{\"error\":"), "\(outcome)")
    }

    @Test(arguments: [
        ["room"], ["leave", "x"], ["invite"], ["link"], ["unlink"], ["unlink", "x"], ["remove"], ["remove", "x"], ["init"], ["init", "x"],
        ["sync"], ["answer", "yes"], ["new"], ["new", "x"],
        ["cheer", "x"], ["ask", "x"], ["calloff", "1"], ["challenge", "x", "--to", "2026-12-01"], ["block", "x"], ["unblock", "x"],
        ["authorize", "x"], ["serve"], ["upgrade", "postgresql://a:b@c/d"], ["sweep"], ["join", "x"], ["recover"],
        ["recover", "ssh://-x"], ["recover", "postgresql://a@b/c"], ["folder", "/dev/null/at/all"], ["authorize", "postgresql://a@b/c"],
    ]) func `every action of together that cannot be done says so in one object`(_ words: [String]) async throws {
        let outcome = await bench.run(["together"] + words + ["--json"])
        #expect(outcome.status == CommandRunner.Exit.failed && outcome.errors.isEmpty, "\(outcome)")
        #expect(try object(outcome).keys.sorted() == ["error"])
    }

    @Test func `what wants a yes fails without one, and says what it would do`() async throws {
        let folder = "\(bench.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let asked = await bench.run("together", "folder", folder, "--as", "Anna", "--json")
        #expect(asked.status == CommandRunner.Exit.failed && asked.errors.isEmpty, "\(asked)")
        let error = try #require(try object(asked)["error"])
        #expect(error.contains("will see your name “Anna”") && error.hasSuffix("Add --yes to do it."))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }

    @Test func `an import that fails in part lists what it did and what it did not`() async throws {
        let good = try bench.write(AppleExport.text, to: "export.xml")
        let outcome = await bench.run("import", good, "/nowhere/export.xml", "--json")
        #expect(outcome.status == CommandRunner.Exit.failed)
        let list = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
        #expect(list.count == 2 && list[0]["error"] == nil && (list[1]["error"] as? String)?.contains("/nowhere") == true, "\(outcome)")
    }

}
