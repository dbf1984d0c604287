import Foundation
import Phrases
import SQLite
import Terminal
import Testing
import Walking

@testable import Journal
@testable import gnd

/// Files in which every text attacks the terminal, and everything that commands then print.
@MainActor
struct HostileTextTests {
    private let bench = CommandBench()

    /// An escape sequence, a title, the same in eight bits, a forged line, a turned order, and what cannot be seen.
    nonisolated private static let evil =
        "A\u{1B}[31m\u{1B}]0;T\u{7}\u{9B}32m\u{9D}0;U\u{9C}\nFORGED\r\u{202E}B\u{2066}\u{200B}\u{2028}\u{7F}\u{AD}Z"
    /// The part of it that XML can hold.
    nonisolated private static let evilXML = "A\u{9B}32m\u{9D}0;U\u{9C}&#10;FORGED&#13;\u{202E}B\u{2066}\u{200B}\u{2028}\u{7F}\u{AD}Z"

    private func expectHarmless(_ outcome: CommandBench.Outcome, _ words: [String], isColored: Bool = false) {
        for printed in [outcome.output, outcome.errors] {
            var own = printed.replacing("\r\n", with: "\n")
            if isColored { own = own.replacing(/\u{1B}(\[[0-9]*m|\[K)/, with: "").replacing("\r", with: "") }
            for line in own.split(separator: "\n", omittingEmptySubsequences: false) {
                #expect(VisibleText.of(line) == line, "\(words): \(line.debugDescription)")
                #expect(!line.hasPrefix("FORGED"), "\(words)")
            }
        }
    }

    private func files() throws -> [String] {
        let quoted = Self.evil.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
        let journal = """
            ; GND journal
            zone Asia/Seoul
            source 1 "\(quoted)" "\(quoted)" "\(quoted)" watch
            2026-11-19 07:40 +09:00 35m 3900s "\(quoted)" "\(quoted)" #"\(quoted)" from:1
            2026-11-20 07:40 +09:00 35m 3900s "\(quoted)"
            steps 2026-11-21 09:00 +09:00 20m 1500 from:1
            steps 2030-11-21 09:00 +09:00 20m 1500 from:1
            steps 2026-11-21 09:00 +09:00 20m -7 from:1
            """
        let apple = AppleExport.export([
            AppleExport.record(Self.evilXML, "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 4000),
            AppleExport.record(Self.evilXML + "2", "2026-11-20 08:10:00 +0900", "2026-11-20 08:20:00 +0900", 3000),
        ])
        let track = """
            <?xml version="1.0"?><gpx version="1.1" creator="\(Self.evilXML)"><trk><name>\(Self.evilXML)</name><type>\(Self.evilXML)</type><trkseg>
            <trkpt lat="37.1" lon="127.1"><time>2026-11-18T07:00:00Z</time></trkpt>
            <trkpt lat="37.11" lon="127.1"><time>2026-11-18T07:20:00Z</time></trkpt></trkseg></trk></gpx>
            """
        let lap = """
            <?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="\(Self.evilXML)"><Id>2026-11-17T07:00:00Z</Id>
            <Lap StartTime="2026-11-17T07:00:00Z"><TotalTimeSeconds>1800</TotalTimeSeconds><DistanceMeters>2500</DistanceMeters></Lap>
            <Notes>\(Self.evilXML)</Notes><Creator><Name>\(Self.evilXML)</Name></Creator></Activity></Activities></TrainingCenterDatabase>
            """
        let table = """
            Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,"\(Self.evil)"
            1,"Nov 16, 2026, 10:00:00 AM","\(Self.evil)",Walk,1800,2.5,"\(Self.evil)"
            2,"Nov 15, 2026, 10:00:00 AM","\(Self.evil)","\(Self.evil)",1800,2.5,x
            """
        let day = try JSONEncoder().encode(["date": Self.evil, Self.evil: Self.evil])
        return [
            try bench.write(journal, to: "\(Self.evil).txt"), try bench.write(apple, to: "\(Self.evil).xml"),
            try bench.write(track, to: "\(Self.evil).gpx"), try bench.write(lap, to: "\(Self.evil).tcx"),
            try bench.write(table, to: "activities.csv"), try database(),
            try bench.write(String(decoding: day, as: UTF8.self), to: "\(Self.evil).json"),
            try bench.write("nothing", to: "\(Self.evil).bin"), try bench.write("<HealthData><", to: "\(Self.evil)-broken.xml"),
            "/nowhere/\(Self.evil)",
        ]
    }

    private func database() throws -> String {
        let path = "\(bench.home)-\(Self.evil).db"
        let name = Self.evil.replacing("\"", with: "\"\"")
        let database = try Database(path: path)
        try database.run("CREATE TABLE DEVICE (_id INTEGER, NAME TEXT, MANUFACTURER TEXT, MODEL TEXT)")
        try database.run("INSERT INTO DEVICE VALUES (1, '\(name)', '\(name)', '\(name)')")
        for table in [name, "MI_BAND_ACTIVITY_SAMPLE"] {
            try database.run("CREATE TABLE \"\(table)\" (TIMESTAMP INTEGER, STEPS INTEGER, DEVICE_ID INTEGER, \"\(name)\" TEXT)")
            try database.run("INSERT INTO \"\(table)\" VALUES (1795042800, 77, 1, '\(name)')")
        }
        return path
    }

    /// Every command, in text and in JSON where it has both.
    nonisolated private static let commands: [[String]] = [
        ["days"], ["days", "--json"], ["today"], ["today", "--json"], ["imports"], ["imports", "--json"], ["imports", "1"],
        ["imports", "1", "--json"], ["imports", "6"], ["why", "2026-11-20"], ["why", "2026-11-20", "--json"], ["why", "2026-11-21"],
        ["why", "2026-11-19", "--metric", "distance"], ["export"], ["export", "--format", "json"], ["export", "--format", "journal"],
        ["reimport"], ["reimport", "--json"], ["doctor"], ["prompt"], ["prompt", "--json"], ["log", "35m 3900 \(evil)"],
        ["log", "--json", "36m 4000 \(evil)"], ["log", evil], ["backup", "/dev/null/\(evil)"], ["restore", "/nowhere/\(evil)"],
        ["today", "--profile", evil], ["import", "/nowhere/\(evil)"], ["man"], ["--help"], ["log", "--help"],
        ["completions", "bash"], ["completions", "zsh"], ["completions", "fish"],
        // Words that cannot be understood are repeated, too.
        [evil], ["days", evil], ["why", evil], ["--\(evil)"], ["--\(evil)=\(evil)"], ["days", "--zone", evil], ["days", "--from", evil],
        ["--open", "gnd://\(evil)"], ["--open", "gnd://walk/\(evil)"], ["--lang", evil], ["--color", evil], ["completions", evil],
        ["export", "--format", evil], ["imports", evil], ["imports", "--undo", evil], ["why", "today", "--metric", evil], ["-\u{1B}"],
        ["imports", "--undo", "1"], ["imports", "--undo", "2", "--json"],
    ]

    @Test(arguments: [(ColorDepth.mono, Language.en), (.sixteen, .ko)])
    func `no text of a file reaches a terminal as it is, in any command and any complaint`(colors: ColorDepth, language: Language)
        async throws
    {
        let files = try files()
        bench.colors = colors
        bench.showsProgress = colors != .mono
        var imported = 0
        for file in files {
            let outcome = await bench.run("import", file, "--lang", language.rawValue)
            expectHarmless(outcome, ["import", file], isColored: colors != .mono)
            if outcome.status == 0 { imported += 1 }
        }
        #expect(imported >= 5)
        for words in Self.commands {
            expectHarmless(await bench.run(words + ["--lang", language.rawValue]), words, isColored: colors != .mono)
        }
        let json = await bench.run(["import"] + files + ["--json", "--lang", language.rawValue])
        expectHarmless(json, ["import", "--json"], isColored: colors != .mono)
    }

    @Test func `a name that forges lines stays in its line and its column`() async throws {
        _ = await bench.run("import", try files()[0])
        let days = await bench.run("days").output.split(separator: "\n")
        #expect(days.count == 3)
        #expect(days.allSatisfy { $0.hasPrefix("2026-11-") })
        #expect(days[0].contains(#"\u{9b}32m\u{9d}0;U\u{9c} FORGED \u{202e}B\u{2066}"#))
    }

    @Test(arguments: ["json", "journal"]) func `what is escaped in an export is read again as it was`(format: String) async throws {
        _ = await bench.run("import", try files()[0])
        let exported = await bench.run("export", "--format", format).output
        let other = CommandBench()
        #expect(await other.run("import", try other.write(exported, to: "export")).status == 0)
        #expect(await other.run("export", "--format", format).output == exported)
        #expect(await other.run("days") == bench.run("days"))
    }

    @Test func `a home and a settings file with an attack in their names are only named`() async throws {
        let home = "\(bench.home)-\(Self.evil)"
        defer { try? FileManager.default.removeItem(atPath: home) }
        try FileManager.default.createDirectory(atPath: "\(home)/config", withIntermediateDirectories: true)
        for name in ["keys", "config/keys", "config/theme", "theme"] {
            try Data("\(Self.evil) = \(Self.evil)\n\(Self.evil)\n".utf8).write(to: URL(fileURLWithPath: "\(home)/\(name)"))
        }
        for words in [["doctor"], ["backup"], ["log", "35m"], ["backup", "--json"], ["restore", home]] {
            expectHarmless(await bench.run(["--home", home] + words), words)
        }
    }
}
