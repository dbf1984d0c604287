import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The imports that were made: looked into, told apart, taken back.
@Suite(.leavesNothing)
struct ImportsFlowTests {
    @Test func `an import is looked into and taken back, after a question`() async {
        let world = WalkWorld()
        await world.keepImports()
        let pilot = await world.pilot()
        await pilot.press("i", .tab, .tab, .tab, .enter)
        #expect(pilot.stack.last == "ImportsViewController")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Records left out:"))
        await pilot.press("d", .escape)
        #expect(pilot.stack.last == "ImportRecordViewController")
        await pilot.press("d", .tab, .enter)
        #expect(
            pilot.toast
                == "Undone: import of export.zip. 12,345 records and 3 walks went. Import the file again to have them back.")
        #expect(pilot.stack.last == "ImportsViewController")
        await pilot.press("U")
        #expect(pilot.toast?.contains("Undone last: import of export.zip. Import the file again to have it back.") == true)
        await pilot.press(.down)
        #expect(!pilot.screen.contains("export.zip"))
    }

    @Test func `an import says all it left out, with the files, and another one that it left out nothing`() async {
        let world = WalkWorld()
        await world.keepImports()
        let pilot = await world.pilot()
        await pilot.press("i", .tab, .tab, .tab, .enter)
        #expect(pilot.screen.contains("! export.zip"))
        #expect(pilot.screen.contains("12,345 records, 3 walks") && pilot.screen.contains("21 left out"))
        #expect(pilot.screen.contains("samples") && pilot.screen.contains("1 walk"))
        await pilot.press(.enter)
        var seen = pilot.screen
        await pilot.press(.end)
        seen += pilot.screen
        let texts = ["12,345 records, 3 walks", "17  with a bad date", "days.csv, entry 12 “yesterday,900”", "fit/a.fit", "broken.gpx"]
        for text in texts { #expect(seen.contains(text), "\(text)") }
        #expect(seen.contains("Not everything was read") && !seen.contains("Nothing was left out"))
        await world.journal.keep(ledger: await world.journal.recordedImports, aside: [])
        await pilot.press(.escape, .down, .enter)
        #expect(pilot.screen.contains("Nothing was left out.") && pilot.screen.contains("KML"))
    }

    @Test(arguments: [120, 80, 60, 40])
    func `imports of one folder are told apart by their formats at any width`(_ width: Int) async {
        let world = WalkWorld()
        let records = ["kml", "gpx", "samsung-health"].enumerated().map { index, format in
            var report = ImportReport(file: "samples", format: format)
            report.outcome.added = 1338
            report.outcome.walksAdded = 16
            report.skipped = [.badDate: 251]
            return ImportRecord(id: Int64(index), at: WalkWorld.now, hash: nil, parserVersion: 1, path: "/home/kim/samples", report: report)
        }
        await world.journal.keep(ledger: records, aside: [])
        let pilot = await world.pilot(Size(width: width, height: 24))
        await pilot.press("i", .tab, .tab, .tab, .enter)
        for text in ["KML", "GPX", "Samsung Health", "1,338 records", "251 left"] {
            #expect(pilot.screen.contains(text), "\(text) at \(width):\n\(pilot.screen)")
        }
        await pilot.press("/")
        await pilot.type("gpx")
        await pilot.press(.enter, .enter)
        #expect(pilot.stack.last == "ImportRecordViewController" && pilot.screen.contains("GPX"))
    }
}
