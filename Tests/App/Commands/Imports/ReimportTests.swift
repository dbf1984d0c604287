import Foundation
import SQLite
import Testing
import Walking

@testable import Journal
@testable import gnd

/// A parser fix is played by a journal that an older, worse reading has made: rows are changed behind its back.
@MainActor
struct ReimportTests {
    private let bench = CommandBench()
    private var path: String { "\(bench.home)/journal.db" }

    private func importSample() async throws -> String {
        let file = try bench.write(AppleExport.text, to: "export.xml")
        #expect(await bench.run("import", file).status == 0)
        return file
    }

    /// Makes the journal what an older parser would have read: the phone's records half as large, one record missing, one too many.
    private func misread() throws {
        let database = try Database(path: path)
        try database.script(
            """
            UPDATE OR REPLACE sample SET value = value / 2 WHERE source = (SELECT id FROM source WHERE name LIKE '%iPhone%');
            DELETE FROM sample WHERE start = (SELECT min(start) FROM sample WHERE source IN (SELECT id FROM source WHERE name LIKE '%Watch%'));
            INSERT INTO sample SELECT owner, metric, start - 86400000, source, length, 77, modified, import, 0, 0, 0 FROM sample LIMIT 1;
            INSERT OR IGNORE INTO stale SELECT owner, date + d FROM day, (SELECT -1 AS d UNION SELECT 0 UNION SELECT 1);
            """)
    }

    @Test func `a new reading shows its changes first, changes them when told to, and is taken back as a whole`() async throws {
        _ = try await importSample()
        let right = await bench.run("days", "--json").output
        try misread()
        let wrong = await bench.run("days", "--json").output
        #expect(wrong != right)

        let look = await bench.run("reimport")
        #expect(look.status == 0)
        #expect(look.output.contains("export.xml read again. It would change:"))
        #expect(look.output.contains("→  7,200"))
        #expect(look.output.contains("Nothing was changed. “gnd reimport --yes” changes it."))
        #expect(await bench.run("days", "--json").output == wrong)

        let json = await bench.run("reimport", "--json").output
        #expect(json.hasPrefix(#"{"applied":false,"number":null,"files":["#) && json.contains(#""after":7200"#))

        bench.answer = "n"
        #expect(await bench.run("reimport").status == 0)
        #expect(await bench.run("days", "--json").output == wrong)

        bench.answer = "y"
        let done = await bench.run("reimport")
        #expect(done.output.contains("“gnd imports --undo 2” takes it back."), "\(done)")
        #expect(await bench.run("days", "--json").output == right)
        #expect(await bench.run("reimport").output.hasSuffix("export.xml read again. Nothing would change.\n"))
        #expect(await bench.run("imports").output.contains(" removed, "))

        #expect(await bench.run("imports", "--undo", "2").status == 0)
        #expect(await bench.run("days", "--json").output == wrong)
    }

    @Test func `nothing of a new reading lies about afterwards`() async throws {
        _ = try await importSample()
        #expect(await bench.run("reimport").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: bench.home).filter { $0.contains("reimport") } == [])
    }

    @Test func `taking the import itself back takes along what a later reading of it brought`() async throws {
        _ = try await importSample()
        try misread()
        #expect(await bench.run("reimport", "--yes").status == 0)
        #expect(await bench.run("imports", "--undo", "1").status == 0)
        #expect(await bench.run("days", "--json").output == "[]\n")
    }

    @Test func `what a later file told too stays when the first import is undone`() async throws {
        _ = try await importSample()
        let before = await bench.run("days", "--json").output
        _ = await bench.run("import", try bench.write(AppleExport.text, to: "later.xml"))
        #expect(await bench.run("imports", "--undo", "1").output.contains("What another file told, too, stays"))
        #expect(await bench.run("days", "--json").output == before)
        #expect(await bench.run("imports", "--undo", "2").output.hasPrefix("Undone: import 2. "))
        #expect(await bench.run("days", "--json").output == "[]\n")
    }

    @Test func `a file that is gone, or another one by now, is named, and what came from it stays`() async throws {
        let file = try await importSample()
        let other = try bench.write(AppleExport.text.replacing("4000", with: "4100"), to: "other.xml")
        _ = await bench.run("import", other)
        let before = await bench.run("days", "--json").output
        try FileManager.default.removeItem(atPath: file)
        _ = try bench.write("something else", to: "other.xml")
        let outcome = await bench.run("reimport", "--yes")
        #expect(outcome.status == 0)
        #expect(outcome.errors.contains("export.xml is gone; what came from it stays as it is."))
        #expect(outcome.errors.contains("other.xml is not the file that was imported"))
        #expect(await bench.run("days", "--json").output == before)
        let json = await bench.run("reimport", "--json").output
        #expect(json.contains(#""reason":"gone""#) && json.contains(#""reason":"changed""#))
        let korean = await bench.run("reimport", "--lang", "ko")
        #expect(korean.errors.contains("파일이 없어요"))
    }

    @Test func `walks that the person changed or deleted stay as they are`() async throws {
        let track = """
            <gpx version="1.1"><trk><type>walking</type><trkseg>
            <trkpt lat="37.5" lon="127.0"><time>2026-11-20T01:00:00Z</time></trkpt>
            <trkpt lat="37.51" lon="127.0"><time>2026-11-20T01:20:00Z</time></trkpt>
            </trkseg></trk></gpx>
            """
        for day in 18...20 {
            let file = try bench.write(track.replacing("2026-11-20", with: "2026-11-\(day)"), to: "walk-\(day).gpx")
            #expect(await bench.run("import", file).status == 0)
        }
        let journal = try Journal(path: path, clock: bench.clock, zone: Zone("Asia/Seoul") ?? .utc)
        let profile = try await journal.profile(journal.localAccount().id)
        var walks = try await profile.walks(WalkFilter(includesRoutes: true), after: nil, limit: 9).walks
        #expect(walks.count == 3)
        walks[0].title = "mine"
        _ = try await profile.save([walks[0]])
        _ = try await profile.delete([walks[1].id])
        try Database(path: path).script("UPDATE walk SET distance = 5 WHERE title <> 'mine'")
        let look = await bench.run("reimport", "--yes")
        #expect(look.output.contains("1 walk corrected"), "\(look)")
        let after = try await profile.walks(WalkFilter(includesRoutes: true), after: nil, limit: 9).walks
        #expect(after.map(\.id) == [walks[0].id, walks[2].id])
        #expect(after.first?.title == "mine")
        #expect(after.last == walks[2])
    }
}
