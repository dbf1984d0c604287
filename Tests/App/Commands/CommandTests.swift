import Glibc
import Settings
import Terminal
import Testing
import Walking

@testable import gnd

@MainActor
struct CommandTests {
    let bench = CommandBench()

    @Test func `a wrong usage is 2 and points to the help`() async {
        let outcome = await bench.run("dyas")
        #expect(outcome.status == 2)
        #expect(outcome.errors == "gnd: There is no command “dyas”; did you mean “days”? See “gnd --help”.\n")
    }

    @Test func `help and version need no home`() async throws {
        let options = try bench.runner.parse(["gnd", "--version"])
        let output = MemorySink()
        let console = Console(output: output, errors: MemorySink(), colors: .mono, showsProgress: false, columns: 80)
        #expect(await bench.runner.run(options, console: console) == 0)
        #expect(output.text == "gnd \(version)\n")
        #expect(await bench.run("import", "--help").output.contains("gnd import PATH… [--as-walk SPORT] [--not-as-walk SPORT] [--json]"))
        #expect(access(bench.home, F_OK) != 0)
    }

    @Test func `a reader that goes away is no failure, a full disk is one`() async throws {
        _ = try await bench.importSample()
        bench.failure = .closed
        #expect(await bench.run("days") == .init(status: 0, output: "", errors: ""))
        bench.failure = .diskFull
        let full = await bench.run("days")
        #expect(full.status == 1)
        #expect(full.errors.contains("full"))
    }

    @Test func `an unknown profile is named`() async {
        let outcome = await bench.run("today", "--profile", "nobody")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("“nobody”"))
    }

    @Test(arguments: OptionParserTests.wrong.map(\.0), [["--lang", "ko"], ["--lang=ko"], ["--la", "ko"]])
    func `a wrong command line is answered in the language that it names`(words: [String], language: [String]) async {
        // An option that lacks its value would take the language for it.
        let outcome = await bench.run(language + words)
        guard outcome.errors.hasPrefix("gnd: ") else { return }
        var said = outcome.errors.dropFirst(5).replacing(/“[^”]*”/, with: "").replacing(/--?[a-z-]+/, with: "")
        said = said.replacing(#/쓸 수 있는 값: .*?\. /#, with: "")
        #expect(outcome.status == 2 && said.contains(/[가-힣]/), "\(outcome.errors)")
        #expect(!said.contains(/[A-Za-z]+ [a-z]+/), "\(outcome.errors)")
    }

    @Test func `the names that --profile takes are listed for the shell`() async {
        #expect(await bench.run("completions", "profiles") == .init(status: 0, output: "", errors: ""))
    }

    @Test func `a zone that is given counts for that command, and home is still home`() async throws {
        _ = try await bench.importSample()
        let home = await bench.run("days", "--json")
        let there = await bench.run("days", "--json", "--zone", "America/Los_Angeles")
        #expect(there.output.contains("2026-11-19"))
        #expect(await bench.run("days", "--json") == home)
    }

    @Test func `the zone of the first command is no more home than that of another`() async throws {
        let path = try bench.write(AppleExport.text, to: "export.xml")
        _ = await bench.run("import", path, "--zone", "America/Los_Angeles")
        #expect(!(await bench.run("days", "--json").output.contains("2026-11-19")))
        #expect(await bench.run("days", "--json", "--zone", "America/Los_Angeles").output.contains("2026-11-19"))
    }

    @Test func `commands measure in the units of their option, of the settings, or of the region`() async {
        _ = await bench.run("log", "40m", "2", "miles")
        #expect(await bench.run("today").output.contains("3.2 km"))
        #expect(await bench.run("today", "--units", "imperial").output.contains("2.0 mi"))
        bench.environment["LANG"] = "en_US.UTF-8"
        #expect(await bench.run("today").output.contains("2.0 mi"))
        let json = await bench.run("today", "--json").output
        #expect(json.contains("\"distance\":3218.7"))
        let folders = Folders(home: bench.home, environment: [:], directory: "/", account: nil)
        let files = folders.map { StateFiles($0) }
        try? await files?.save(Preferences(units: .metric))
        #expect(await bench.run("today").output.contains("3.2 km"))
        #expect(await bench.run("today", "--units", "furlongs").status == 2)
    }
}
