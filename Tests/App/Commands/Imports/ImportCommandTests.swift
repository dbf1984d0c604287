import Foundation
import Glibc
import Testing
import Walking

@testable import gnd

/// `gnd import` and `gnd imports`, as a person and a script see them.
@MainActor
struct ImportCommandTests {
    let bench = CommandBench()

    @Test func `an import says what it added, and the days are there`() async throws {
        let outcome = try await bench.importSample()
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("4 records added") && outcome.output.contains("2 days changed"))
        #expect(outcome.errors.isEmpty)
        #expect(
            await bench.run("days", "--json").output
                == """
                [{"date":"2026-11-20","steps":7200,"goal":7000,"sources":{"Apple Watch":4000,"iPhone":3200}},\
                {"date":"2026-11-21","steps":1500,"goal":7000,"sources":{"iPhone":1500}}]

                """)
    }

    @Test func `importing again changes nothing and says so`() async throws {
        _ = try await bench.importSample()
        let before = await bench.run("days", "--json")
        let again = try await bench.importSample()
        #expect(again.status == 0)
        #expect(again.output.contains("4 known already") && !again.output.contains("added"))
        #expect(await bench.run("days", "--json") == before)
    }

    @Test func `an import that makes a day smaller says so, and the ledger with it`() async throws {
        #expect(try await !bench.importSample().output.contains("less"))
        // A correction in a newer export: the same walk, made later, with less than half of the steps.
        let newer = AppleExport.export([
            AppleExport.record("iPhone", "2026-11-21 09:00:00 +0900", "2026-11-21 09:20:00 +0900", 1500),
            AppleExport.record("iPhone", "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 3500),
            AppleExport.record("Apple Watch", "2026-11-20 08:00:00 +0900", "2026-11-20 08:30:00 +0900", 1000)
                .replacing(#"creationDate="2026-11-20 08:30:00 +0900""#, with: #"creationDate="2026-11-20 08:31:00 +0900""#),
        ])
        let path = try bench.write(newer, to: "newer.xml")
        let sentence = "newer.xml: 1 corrected, 2 known already, 1 day changed, 1 day has less than before"
        let said = await bench.run("import", path).output
        #expect(said.hasSuffix(sentence + "\n"))
        #expect(await bench.run("imports").output.contains(sentence))
        #expect(await bench.run("imports", "--lang", "ko").output.contains("바뀐 날 1일, 전보다 줄어든 날 1일"))
        let json = await bench.run("imports", "--json").output
        #expect(json.contains(#""changedDays":1,"shrunkDays":1,"#) && json.contains(#""changedDays":2,"shrunkDays":0,"#))
    }

    @Test func `an import for scripts prints one array of reports`() async throws {
        let path = try bench.write(AppleExport.text, to: "export.xml")
        let outcome = await bench.run("import", path, "--json")
        let reports = try JSONDecoder().decode([Report].self, from: Data(outcome.output.utf8))
        #expect(reports.map(\.added) == [4])
        #expect(reports.map(\.partial) == [false])
    }

    private struct Report: Decodable {
        var added: Int
        var partial: Bool
    }

    @Test(arguments: ["nothing here", "<html></html>", "PK\u{3}\u{4}broken"]) func `what is no export is refused with a sentence`(
        text: String
    ) async throws {
        let outcome = await bench.run("import", try bench.write(text, to: "other.bin"))
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("gnd: ") && outcome.errors.split(separator: "\n").count == 1)
    }

    @Test func `a file whose name is no UTF-8 is imported, read again, and shown without its bytes`() async throws {
        let plain = try bench.write(AppleExport.text, to: "plain.xml")
        let path = PathText.of(Array(plain.utf8).dropLast(9) + [0xBB, 0xEA])
        try #require(PathText.withSystemPath(path) { rename(plain, $0) } == 0)
        defer { _ = PathText.withSystemPath(path) { unlink($0) } }
        let outcome = await bench.run("import", path)
        #expect(outcome.status == 0 && outcome.output.contains(#"\xbb\xea: 4 records added"#), "\(outcome)")
        #expect(await bench.run("imports", "1").output.hasPrefix(PathText.shown(path)))
        #expect(await bench.run("reimport").output.contains(" read again"))
        #expect(await bench.run("import", path + "x").errors.contains(#"\xbb\xeax does not exist"#))
        #expect(await bench.run("log", "35m \(PathText.of([0xBB]))").status == 0)
        #expect(await bench.run("export", "--format", "journal").output.contains("\u{FFFD}"))
    }

    @Test func `a record made smaller by hand in the exported journal counts as it is now, here and in a fresh journal`() async throws {
        _ = try await bench.importSample()
        let text = await bench.run("export", "--format", "journal").output
        try #require(text.contains(" 1500 "))
        let path = try bench.write(text.replacing(" 1500 ", with: " 900 "), to: "journal.txt")
        #expect(await bench.run("import", path).output.contains("1 corrected"))
        #expect(await bench.run("days", "--json").output.contains(#""date":"2026-11-21","steps":900,"#))
        let fresh = CommandBench()
        _ = await fresh.run("import", path)
        #expect(await fresh.run("days", "--json").output.contains(#""date":"2026-11-21","steps":900,"#))
    }

    @Test func `a day of which nothing but exercise came is a day that changed`() async throws {
        let record = """
            <Record type="HKQuantityTypeIdentifierAppleExerciseTime" sourceName="Watch" unit="min" startDate="2026-11-20 08:00:00 +0900" \
            endDate="2026-11-20 08:01:00 +0900" value="1"/>
            """
        let outcome = await bench.run("import", try bench.write(AppleExport.export([record]), to: "export.xml"))
        #expect(outcome.output.contains("1 record added, 1 day changed"), "\(outcome)")
    }

    @Test func `a correction that is undone is called one`() async throws {
        func walk(_ steps: Int, _ day: Int) -> String {
            "; GND journal\n2026-03-\(day) 08:00 +01:00 35m \(steps)s 2.6km \"Lake\"\n"
        }
        let path = try bench.write(walk(3900, 27), to: "a.txt")
        _ = await bench.run("import", path)
        let other = try bench.write(walk(3500, 27), to: "b.txt")
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 3600)], ofItemAtPath: other)
        #expect(await bench.run("import", other).output.contains("1 corrected"))
        #expect(await bench.run("imports", "--undo", "2").output == "Undone: import 2. 1 correction was undone.\n")
        #expect(await bench.run("days", "--json").output.contains(#""steps":3900"#))
    }

    @Test func `a record that cannot be true and comes twice is counted in the detail as in the list`() async throws {
        let record = AppleExport.record("iPhone", "2030-01-06 10:00:00 +0900", "2030-01-06 10:01:00 +0900", 12)
        let path = try bench.write(AppleExport.export([record, record]), to: "export.xml")
        #expect(await bench.run("import", path).output.contains("2 in the future"))
        let said = await bench.run("imports", "1").output
        #expect(said.contains("export.xml, 2030-01-06 10:00, 12 steps, iPhone\nAnd 1 more, which is in the ledger already."), "\(said)")
    }

    @Test func `a sport whose name nobody can type is counted as it is offered`() async throws {
        let text = track.replacing("walking", with: "ev\u{9B}3 \u{202E}il")
        let path = try bench.write(text, to: "a.gpx")
        let offer = await bench.run("import", path).output
        #expect(offer.contains("--as-walk 'ev3 il'"), "\(offer)")
        #expect(await bench.run("import", path, "--as-walk", "ev3 il").output.contains("1 walk"))
    }

    @Test func `a file that is not there does not stop the next one`() async throws {
        let path = try bench.write(AppleExport.text, to: "export.xml")
        let outcome = await bench.run("import", "/nowhere/export.zip", path)
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("/nowhere/export.zip"))
        #expect(outcome.output.contains("4 records added"))
    }

    @Test func `a file that breaks off keeps what came before`() async throws {
        let path = try bench.write(String(AppleExport.text.dropLast(150)), to: "export.xml")
        let outcome = await bench.run("import", path)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("records added") && outcome.output.contains("incomplete"))
        #expect(await bench.run("days", "--json").output.contains("2026-11-20"))
    }

    @Test func `what breaks off before anything was kept says so once, and what kept a walk never says that nothing was changed`()
        async throws
    {
        let head = "<gpx version=\"1.1\" creator=\"x\"><trk><type>walking</type><trkseg>"
        let point =
            "<trkpt lat=\"50\" lon=\"8\"><time>2026-11-20T07:00:00Z</time></trkpt><trkpt lat=\"50.001\" lon=\"8\"><time>2026-11-20T07:01:00Z</time></trkpt>"
        let empty = await bench.run("import", try bench.write(head, to: "a.gpx"))
        #expect(empty.errors.contains("Nothing was changed"))
        #expect(empty.output.isEmpty, "\(empty)")
        let kept = await bench.run("import", try bench.write(head + point, to: "b.gpx"))
        #expect(kept.output.contains("1 walk") && kept.output.contains("saved"))
        #expect(kept.errors.contains("1 walk before that is kept"))
        let again = await bench.run("import", "\(bench.home)-b.gpx")
        #expect(again.output.isEmpty && again.errors.contains("Nothing was changed"), "\(again)")
    }

    @Test func `each record that was left out is named with its own file`() async throws {
        let folder = "\(bench.home)-many"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (name, day) in [("a.xml", "2030-01-06"), ("b.xml", "2031-01-06"), ("c.xml", "2026-11-20")] {
            let record = AppleExport.record("iPhone", "\(day) 10:00:00 +0900", "\(day) 10:01:00 +0900", 12)
            try Data(AppleExport.export([record, record]).utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
        #expect(await bench.run("import", folder).output.contains("1 record added, 1 in it twice"))
        let said = await bench.run("imports", "1").output
        #expect(said.contains("1 in it twice") && said.contains("in the future: a.xml, 2030-01-06"), "\(said)")
        #expect(said.contains("in the future: b.xml, 2031-01-06"), "\(said)")
        #expect(await bench.run("imports", "1", "--lang", "ko").output.contains("두 번 들어 있는 기록 1개"))
        #expect(await bench.run("imports", "1", "--json").output.contains(#""file":"b.xml""#))
    }

    @Test func `a sport that nobody knows is named, with what to do about it`() async throws {
        let text = """
            <gpx version="1.1" creator="x"><trk><type>geocaching</type><trkseg><trkpt lat="50" lon="8"><time>2026-11-20T07:00:00Z</time></trkpt>
            <trkpt lat="50.001" lon="8"><time>2026-11-20T07:01:00Z</time></trkpt></trkseg></trk></gpx>
            """
        let path = try bench.write(text, to: "a.gpx")
        let outcome = await bench.run("import", path)
        #expect(outcome.output.contains("1 of a sport that GND does not know"))
        #expect(
            outcome.output.contains(
                "Left out: 1 activity called “geocaching”, a sport that GND does not know. "
                    + "To count it as walks: gnd import FILE --as-walk geocaching"))
        #expect(await bench.run("imports", "1").output.contains("“geocaching”"))
        #expect(await bench.run("imports", "1", "--lang", "ko").output.contains("gnd import 파일 --as-walk geocaching"))

        // Said once, it holds for every import that follows.
        #expect(await bench.run("import", path, "--as-walk", "Geocaching").output.contains("1 walk"))
        #expect(await bench.run("import", try bench.write(text.replacing("11-20", with: "11-19"), to: "b.gpx")).output.contains("1 walk"))
        #expect(await bench.run("export", "--format", "journal").output.contains(#"walking-sport "Geocaching""#))
        #expect(await bench.run("reimport").output.contains("Nothing would change"))

        // Taken back, it holds no longer, and reading the files again takes the walks out.
        let third = try bench.write(text.replacing("11-20", with: "11-18"), to: "c.gpx")
        #expect(await bench.run("import", third, "--not-as-walk", "geocaching").output.contains("Left out"))
        #expect(await bench.run("reimport").output.contains("2 walks removed"))
    }

    @Test func `what GND knows to be no walk cannot be made one`() async throws {
        let path = try bench.write(AppleExport.text, to: "export.xml")
        let outcome = await bench.run("import", path, "--as-walk", "cycling")
        #expect(outcome.status == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("GND knows what “cycling” is"))
        #expect(await bench.run("import", path, "--as-walk", "cycling", "--lang", "ko").errors.contains("아는 운동"))
    }

    @Test func `progress is drawn for whoever watches, and wiped in the end`() async throws {
        #expect(try await bench.importSample().errors.isEmpty)
        bench.showsProgress = true
        let outcome = try await bench.importSample()
        #expect(outcome.errors.isEmpty || outcome.errors.hasSuffix("\r\u{1B}[K"))
    }

    @Test func `the end of a long import is said on the desktop, and that of a short one is not`() async throws {
        bench.terminal = ["TERM": "xterm-256color"]
        #expect(try await bench.importSample().errors.isEmpty)
        let clock = bench.clock
        bench.onOutput = { clock.advance(by: .seconds(11)) }
        #expect(try await bench.importSample().errors == "\u{1B}]9;gnd import: Nothing new was imported.\u{1B}\\")
        let path = try bench.write("", to: "empty.gpx")
        let both = await bench.run("import", try bench.write(AppleExport.text, to: "export.xml"), path, "--lang", "ko")
        #expect(both.errors.contains("\u{1B}]9;gnd import: 다 읽지는 못했지만 읽은 것은 저장했어요.\u{1B}\\"))
        #expect(both.status == 1)
    }

    @Test func `an import makes a dated backup once a day`() async throws {
        _ = await bench.run("log", "35m 3900")
        _ = try await bench.importSample()
        _ = try await bench.importSample()
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(bench.home)/backups").sorted()
        #expect(names == ["journal-2026-11-21.db", "journal-2026-11-21.db.sha256"])
    }

    @Test func `an import says what it left out, and why`() async throws {
        let text = AppleExport.text.replacing(
            "</HealthData>",
            with: """
                <Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" startDate="2030-01-06 10:00:00 +0900" endDate="2030-01-06 10:01:00 +0900" value="12"/></HealthData>
                """)
        _ = await bench.run("import", try bench.write(text, to: "export.xml"))
        let outcome = await bench.run("imports", "1")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("2030-01-06 10:00") && outcome.output.contains("iPhone"), "\(outcome)")
        #expect(await bench.run("imports", "1", "--json").output.contains(#""reason":"future""#))
        #expect(await bench.run("imports", "9").status == 1)
    }

    private let track = """
        <gpx version="1.1"><trk><type>walking</type><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt>
        <trkpt lat="50.001" lon="8"><time>2026-03-27T07:02:00Z</time></trkpt></trkseg></trk></gpx>
        """

    /// Another walk, whose file ends before its track does.
    private var brokenTrack: String {
        track.replacing("07:02:00", with: "07:01:00").replacing("</trkseg></trk></gpx>", with: "")
    }

    /// A folder of sound and broken files of three formats.
    private func folder(_ name: String) throws -> String {
        let folder = "\(bench.home)-\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let files = [
            "export.xml": AppleExport.text, "good.gpx": track, "bad.gpx": brokenTrack,
            "days.csv": "Date,Step count\n2026-03-28,100\nyesterday,5\n",
        ]
        for (name, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
        return folder
    }

    @Test func `what is incomplete fails, names its file, and is called so by the command, the list, the detail and JSON`() async throws {
        let outcome = await bench.run("import", try folder("mixed"))
        #expect(outcome.status == 1)
        #expect(
            outcome.errors == "gnd: \(bench.home)-mixed/bad.gpx breaks off in the middle. 1 walk before that was read. "
                + "Copy the file again and import it once more.\n")
        #expect(outcome.output.contains("(GPX): 1 corrected, 1 walk, 1 day changed; left out: 1 unreadable (incomplete"))
        #expect(outcome.output.contains("(Apple Health): 4 records added"))
        let list = await bench.run("imports").output.split(separator: "\n")
        #expect(list.count { $0.contains("incomplete") } == 1)
        #expect(["Apple Health", "GPX", "Google Fit"].allSatisfy { name in list.contains { $0.contains(name) } })
        #expect(await bench.run("imports", "3").output.contains("incomplete"))
        #expect(await bench.run("imports", "3").output.contains("unreadable: bad.gpx (it breaks off in the middle)\n"))
        #expect(
            await bench.run("imports", "3", "--json").output.contains(
                #""problem":"it breaks off in the middle","keptRecords":0,"keptWalks":1"#))
        #expect(await bench.run("imports", "--json").output.components(separatedBy: #""partial":true"#).count == 2)
        #expect(await bench.run("import", try bench.write(AppleExport.text, to: "whole.xml")).status == 0)
    }

    @Test func `a value that cannot be read is told with an example`() async throws {
        let said = await bench.run("import", try folder("mixed")).output
        #expect(said.contains("with a bad date (as “yesterday,5”)"), "\(said)")
    }

    @Test func `nothing was left out is said of an import only where it is so`() async throws {
        _ = await bench.run("import", try folder("mixed"))
        for (number, place) in ["2": "with a bad date: days.csv, entry 3 “yesterday,5”", "3": "unreadable: bad.gpx"] {
            let said = await bench.run("imports", number).output
            #expect(said.contains(place) && !said.contains("Nothing was left out"), "\(said)")
        }
        #expect(await bench.run("imports", "1").output.contains("Nothing was left out."))
        #expect(await bench.run("imports", "2", "--json").output.contains(#""file":"days.csv","entry":3,"text":"yesterday,5","count":1"#))
    }

    @Test func `several files of one import say together how many days have less`() async throws {
        let folder = try folder("less")
        try FileManager.default.removeItem(atPath: "\(folder)/bad.gpx")
        let first = await bench.run("import", folder)
        #expect(first.status == 0 && !first.output.contains("less than before"))
        #expect(first.output.hasSuffix("In all: 4 days changed\n"), "\(first.output)")
    }

    @Test func `what the reader and what the journal left out is said in one form`() async throws {
        func record(_ start: String, _ end: String, _ value: Int) -> String {
            let times = "startDate=\"\(start) +0900\" endDate=\"\(end) +0900\""
            return #"<Record type="HKQuantityTypeIdentifierStepCount" sourceName="iPhone" unit="count" \#(times) value="\#(value)"/>"#
        }
        let bad = record("2030-01-06 10:00:00", "2030-01-06 10:01:00", 12) + record("never", "2026-01-06 10:01:00", 13)
        let run = #"<Workout workoutActivityType="HKWorkoutActivityTypeRunning" startDate="2026-11-20 07:00:00 +0900" "#
        let text = AppleExport.text.replacing(
            "</HealthData>", with: bad + run + #"endDate="2026-11-20 07:30:00 +0900"/></HealthData>"#)
        let path = try bench.write(text, to: "export.xml")
        let name = path.split(separator: "/").last ?? ""
        _ = await bench.run("import", path)
        let lines = await bench.run("imports", "1").output.split(separator: "\n").filter { $0.hasPrefix("  ") }
        #expect(
            lines == [
                "  with a bad date: \(name), entry 6 “iPhone, never +0900, 13, count”",
                "  other than walks: \(name): Running, 20 Nov 2026",
                "  in the future: \(name), 2030-01-06 10:00, 12 steps, iPhone",
            ])
        let korean = await bench.run("imports", "1", "--lang", "ko").output
        #expect(korean.contains("  미래 시각: \(name), 2030-01-06 10:00, 12걸음, iPhone\n"), "\(korean)")
        #expect(korean.contains("  걷기가 아닌 것: \(name): Running, 2026년 11월 20일\n"))
        #expect(await bench.run("imports", "1", "--json").output.contains(#""count":1,"sport":"Running","date":"2026-11-20""#))
    }

    @Test func `a file of which one record breaks off is told with its path, and as a failure in part`() async throws {
        let records = (10...12).map { AppleExport.record("iPhone", "2026-11-20 \($0):00:00 +0900", "2026-11-20 \($0):05:00 +0900", 100) }
        let broken = records[1].replacing(" value=", with: " value=\"1\" <")
        let path = try bench.write(AppleExport.export([records[0], broken, records[2]]), to: "odd.xml")
        let outcome = await bench.run("import", path)
        #expect(outcome.output.contains("left out: 1 unreadable"), "\(outcome)")
        #expect(outcome.errors == "gnd: A part of \(path) cannot be read. Export it again.\n")
        #expect(outcome.status == 1)
    }

    @Test func `imports are listed and can be taken back`() async throws {
        _ = try await bench.importSample()
        let list = await bench.run("imports")
        #expect(list.output.contains("4 records added"))
        let number = try #require(list.output.split(whereSeparator: \.isWhitespace).first)
        let undone = await bench.run("imports", "--undo", String(number))
        #expect(undone.status == 0)
        #expect(undone.output == "Undone: import 1. 4 records of 2 days went. Import the file again to have them back.\n")
        #expect(await bench.run("days", "--json").output == "[]\n")
        let again = await bench.run("imports", "--undo", String(number))
        #expect(again.status == 1 && again.errors.contains("There is no import \(number)"))
        #expect(await bench.run("imports", "x").errors.contains("“x” is no number of an import."))
        #expect(await bench.run("imports", "--undo", "x").status == 2)
    }
}
