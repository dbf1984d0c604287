import Foundation
import Glibc
import Terminal
import Settings
import Testing
import Walking

@testable import gnd

@MainActor
struct CommandTests {
    let bench = CommandBench()

    @Test func `two walks that cover each other are said to, with how to say when, and tags are said, too`() async {
        let first = await bench.run("log", "half an hour 3000 #dawn")
        #expect(first.output.contains("30 min · 3,000 steps · #dawn\n") && !first.output.contains("overlaps"), "\(first)")
        let second = await bench.run("log", "20m 2000")
        #expect(second.output.contains("It overlaps the walk of ") && second.output.contains("Say when it began"), "\(second)")
        #expect(await bench.run("log", "20m 2000", "--lang", "ko").output.contains("산책과 시간이 겹쳐요"))
        let refused = await bench.run("log", "0 minutes").errors
        #expect(refused.contains("“0 minutes” is no length of a walk") && refused.contains("48 hours"), "\(refused)")
        #expect(await bench.run("log", "99999999 steps").errors.contains("720,000 in two days"))
    }

    @Test func `days can be narrowed, and days without data are left out`() async throws {
        _ = try await bench.importSample()
        let one = await bench.run("days", "--json", "--from", "today")
        #expect(one.output == #"[{"date":"2026-11-21","steps":1500,"goal":7000,"sources":{"iPhone":1500}}]"# + "\n")
        #expect(await bench.run("days", "--json", "--from", "2027-01-01").output == "[]\n")
    }

    @Test func `days for people line up, and colours only come where they are wanted`() async throws {
        _ = try await bench.importSample()
        let plain = await bench.run("days")
        #expect(
            plain.output == """
                2026-11-20  Fri  7,200  / 7,000  ✓  Apple Watch 4,000 · iPhone 3,200
                2026-11-21  Sat  1,500  / 7,000     iPhone 1,500

                """)
        bench.colors = .sixteen
        #expect(await bench.run("days").output.contains("\u{1B}[32m"))
    }

    @Test func `a walk whose steps nobody knows is no reason to say that there is nothing`() async {
        _ = await bench.run("log", "40m")
        let outcome = await bench.run("days")
        #expect(outcome.errors.contains("No day has a number yet"))
        #expect(outcome.output.isEmpty)
    }

    @Test func `without days a person is told how to get some, and a script gets an empty list`() async {
        let outcome = await bench.run("days")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("gnd import PATH"))
        #expect(await bench.run("days", "--json").output == "[]\n")
    }

    @Test func `today shows steps, goal and what is left, in both languages`() async throws {
        _ = try await bench.importSample()
        let english = await bench.run("today")
        #expect(english.output.contains("Sat 21 Nov  1,500 of 7,000 steps"))
        #expect(english.output.contains("5,500 steps to go"))
        #expect(english.output.contains("1 day in a row"))
        let korean = await bench.run("today", "--lang", "ko")
        #expect(korean.output.contains("7,000걸음 중 1,500걸음"))
        let json = await bench.run("today", "--json")
        #expect(json.output.hasPrefix(#"{"date":"2026-11-21","steps":1500,"goal":7000,"#))
    }

    @Test func `a logged walk counts today`() async {
        let outcome = await bench.run("log", "35m 3900 한강")
        #expect(outcome == .init(status: 0, output: "Logged: 2026-11-21 17:25 · 35 min · 3,900 steps · 한강\n", errors: ""))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":3900"))
    }

    @Test func `a walk may be logged in any words that say how long or how far`() async {
        for line in ["07:40 45분 #dawn river", "yesterday 1h20m 8.2km", "3900", "19:00 35m", "30 minutes walk in the park", "30분 2천보 한강"] {
            #expect(await bench.run("log", line).status == 0)
        }
    }

    @Test func `a walk says what it adds where that is less than it says`() async {
        _ = await bench.run("log", "07:00-07:30 3000")
        let second = await bench.run("log", "07:20-07:35 1500").output
        #expect(second.contains("of its 1,500 steps were new; the rest was known.\n"))
        let third = await bench.run("log", "12:00-12:30").output
        #expect(third.contains("No steps known; about 3,000 at your usual pace.\n"))
        #expect(await bench.run("log", "13:00-13:30 3000").output.split(separator: "\n").count == 1)
    }

    @Test func `the help of log tells its grammar`() async {
        let help = await bench.run("log", "--help").output
        #expect(help.contains("2 miles") && help.contains("yesterday 07:40"))
    }

    @Test func `a walk that cannot have been is refused in a sentence, and nothing is kept`() async {
        for line in ["한강", "35m 900000", "2026-11-22 35m", "80h", "500m 700 dog", "30", "2 miles", "35m 3km/h"] {
            let outcome = await bench.run("log", line)
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("gnd: ") && outcome.errors.hasSuffix(".\n"))
        }
        #expect(await bench.run("days", "--json").output == "[]\n")
    }

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

    @Test func `csv has a header and a line a day`() async throws {
        _ = try await bench.importSample()
        let lines = await bench.run("export", "--format", "csv").output.components(separatedBy: "\r\n")
        #expect(lines.count == 4)
        #expect(lines[1].hasPrefix("2026-11-20,7200,7000,"))
        #expect(lines[1].hasSuffix(",Apple Watch 4000; iPhone 3200"))
    }

    @Test func `json holds every record and every walk`() async throws {
        _ = try await bench.importSample()
        _ = await bench.run("log", "35m 3900 \"river\" #dawn")
        let text = await bench.run("export", "--format", "json").output
        let everything = try JSONDecoder().decode(Everything.self, from: Data(text.utf8))
        #expect(everything.gnd == 1)
        #expect(everything.samples.filter { $0.metric == "steps" }.map(\.value).reduce(0, +) >= 12_200)
        #expect(everything.walks.map(\.tags) == [["dawn"]])
        #expect(everything.settings.zone == "Asia/Seoul")
    }

    private struct Everything: Decodable {
        var gnd: Int
        var settings: Settings
        var samples: [Sample]
        var walks: [Walk]
        struct Settings: Decodable { var zone: String }
        struct Sample: Decodable {
            var metric: String
            var value: Double
        }
        struct Walk: Decodable { var tags: [String] }
    }

    @Test func `a backup is put back with what it knew, and what came after is kept aside`() async throws {
        _ = try await bench.importSample()
        let before = await bench.run("days", "--json")
        let backup = await bench.run("backup", "--json")
        let file = try JSONDecoder().decode([String: String].self, from: Data(backup.output.utf8))
        let path = try #require(file["file"])
        #expect(file["sha256"]?.count == 64)
        _ = await bench.run("log", "35m 3900")
        let restored = await bench.run("restore", path)
        #expect(restored.status == 0 && restored.output.contains("before-restore"))
        #expect(await bench.run("days", "--json") == before)
        #expect(await bench.run("prompt").output == "1.5k/7k 1d\n")
        #expect(!restored.output.contains("No hash"))
        try FileManager.default.removeItem(atPath: path + ".sha256")
        #expect(await bench.run("restore", path).output.contains("There was no hash beside it to compare."))
    }

    @Test func `a backup that was changed is refused, and the journal stays`() async throws {
        _ = try await bench.importSample()
        let path = "\(bench.home)-copy.db"
        _ = await bench.run("backup", path)
        try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: path))
        let outcome = await bench.run("restore", path)
        #expect(outcome.status == 1 && outcome.errors.contains("hash"))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":1500"))
    }

    @Test func `a file that is no backup is called so, and the journal stays`() async throws {
        _ = try await bench.importSample()
        let script = try bench.write("#!/bin/sh\necho hello\n", to: "lib.sh")
        let english = await bench.run("restore", script)
        #expect(
            english == .init(status: 1, output: "", errors: "gnd: \(script) is not a GND backup. Choose a file that “gnd backup” made.\n"))
        #expect(await bench.run("restore", script, "--lang", "ko").errors.contains("GND의 백업이 아니에요"))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":1500"))
    }

    @Test func `a backup takes the place of no file`() async throws {
        _ = try await bench.importSample()
        let path = try bench.write("mine", to: "copy.db")
        let english = await bench.run("backup", path)
        #expect(english.errors == "gnd: \(path) already exists and was left alone. Choose another name, or delete that one first.\n")
        #expect(await bench.run("backup", path, "--lang", "ko").errors.contains("파일이 이미 있어서 그대로 뒀어요"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }

    @Test func `what a person typed has the name that it has in the app`() async {
        _ = await bench.run("log", "35m 3900")
        #expect(await bench.run("days").output.hasSuffix("Typed in 3,900\n"))
        #expect(await bench.run("days", "--lang", "ko").output.hasSuffix("직접 입력 3,900\n"))
        #expect(await bench.run("why", "today").output.contains("\nTyped in  3,900"))
        #expect(await bench.run("why", "today", "--lang", "ko").output.contains("\n직접 입력"))
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

    @Test(arguments: ["json", "journal"]) func `what was exported and imported elsewhere exports the same again`(format: String)
        async throws
    {
        if format == "json" { _ = try await bench.importSample() }
        _ = await bench.run("log", "35m 3900 2.6km 한강 \"quoted\" #dawn")
        _ = await bench.run("log", "2026-11-19 07:40 1h5m")
        let exported = await bench.run("export", "--format", format).output
        let other = CommandBench()
        let outcome = await other.run("import", try other.write(exported, to: "export.txt"))
        #expect(outcome.status == 0, "\(outcome)")
        #expect(await other.run("export", "--format", format).output == exported)
        #expect(await other.run("days", "--json") == bench.run("days", "--json"))
    }

    @Test func `walks as text are one line each, oldest first, and survive their way back`() async throws {
        _ = await bench.run("log", "35m 3900 2.6km 한강 #dawn")
        _ = await bench.run("log", "2026-11-19 07:40 1h5m the \"quoted\"")
        let text = await bench.run("export", "--format", "journal").output
        #expect(
            text == """
                ; GND journal, read again by “gnd import”
                zone Asia/Seoul

                2026-11-19 07:40 +09:00 1h5m "the \\"quoted\\""
                2026-11-21 17:25 +09:00 35m 3900s 2.6km "한강" #dawn

                """)
    }

    @Test func `why shows who counted and who was left out`() async throws {
        _ = try await bench.importSample()
        let outcome = await bench.run("why", "2026-11-20")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Fri 20 Nov  7,200 steps  / 7,000

                Apple Watch  4,000            ················█·······························
                iPhone       3,200  of 6,700  ················░·····················██········
                                              00          06          12          18

                3,500 of iPhone left out: Apple Watch was there at that time and ranks higher.

                """)
        #expect(
            await bench.run("why", "yesterday", "--json").output.contains(
                #""leftOut":[{"to":"Apple Watch","kind":"watch","steps":3500,"reason":"rank"}]"#))
        #expect(await bench.run("why", "2020-01-01").output.hasSuffix("Nothing was recorded on this day.\n"))
    }

    @Test func `a typed walk is in the proof, as it is in the day`() async {
        _ = await bench.run("log", "35m 3900")
        #expect(await bench.run("why", "today").output.hasPrefix("Sat 21 Nov  3,900 steps"))
    }

    @Test func `every number of a day has its proof, and one that nobody measured says what it follows from`() async {
        _ = await bench.run("log", "35m 3900 2.6km")
        #expect(await bench.run("why", "today", "--metric", "distance").output.hasPrefix("Sat 21 Nov  2.6 km\n"))
        #expect(
            await bench.run("why", "today", "--metric", "step-length").output == """
                Sat 21 Nov  67 cm
                No source measured it. It is the distance divided by the steps, where both were recorded.

                """)
        let speed = await bench.run("why", "today", "--metric", "speed", "--json").output
        #expect(speed.hasPrefix(#"{"date":"2026-11-21","speed":1.238,"goal":null,"sources":[]}"#))
        #expect(await bench.run("why", "today", "--metric", "pace").status == 2)
    }

    @Test func `a zone that is given counts for that command, and home is still home`() async throws {
        _ = try await bench.importSample()
        let home = await bench.run("days", "--json")
        let there = await bench.run("days", "--json", "--zone", "America/Los_Angeles")
        #expect(there.output.contains("2026-11-19"))
        #expect(await bench.run("days", "--json") == home)
    }

    @Test func `the zone of the first command becomes home`() async throws {
        let path = try bench.write(AppleExport.text, to: "export.xml")
        _ = await bench.run("import", path, "--zone", "America/Los_Angeles")
        #expect(await bench.run("days", "--json").output.contains("2026-11-19"))
    }

    @Test func `the prompt is short, keeps up, and starts at nothing on a new day`() async throws {
        #expect(await bench.run("prompt").output == "0/7k 0d\n")
        #expect(access(bench.home, F_OK) != 0)
        _ = try await bench.importSample()
        #expect(await bench.run("prompt").output == "1.5k/7k 1d\n")
        _ = await bench.run("log", "50m 5600")
        #expect(await bench.run("prompt").output == "7.1k/7k 2d\n")
        bench.clock.advance(by: .seconds(86_400))
        #expect(await bench.run("prompt").output == "0/7k 2d\n")
        #expect(await bench.run("prompt", "--lang", "ko").output == "0/7k 2일\n")
    }

    @Test func `a row of weeks is said as one, in words, in the prompt and in JSON`() async throws {
        let walks = ["09", "10", "11", "13"].map { "2026-11-\($0) 07:40 +09:00 60m 8000s" }
        let text = "; GND journal\nzone Asia/Seoul\nstreak 3\n" + walks.joined(separator: "\n") + "\n2026-11-20 07:40 +09:00 60m 8000s\n"
        _ = await bench.run("import", try bench.write(text, to: "walks.txt"))
        #expect(await bench.run("today", "--lang", "en").output.contains("1 week in a row, 1 of 3 this week"))
        #expect(await bench.run("today", "--lang", "ko").output.contains("1주 연속, 이번 주 3일 중 1일"))
        #expect(await bench.run("today", "--json").output.contains(#""streak":1,"streakUnit":"week""#))
        #expect(await bench.run("prompt").output == "0/7k 1w\n")
        #expect(await bench.run("prompt").output == "0/7k 1w\n")
    }

    @Test func `the doctor finds a healthy home healthy, and an open one open`() async throws {
        bench.environment["LANG"] = "ko_KR.UTF-8"
        _ = try await bench.importSample()
        let healthy = await bench.run("doctor", "--lang", "en")
        #expect(healthy.status == 0, "\(healthy)")
        #expect(healthy.output.contains("2 days"))
        chmod(bench.home, 0o755)
        let open = await bench.run("doctor", "--lang", "en")
        #expect(open.status == 1)
        #expect(open.output.contains("chmod 700 \(bench.home)"))
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
