import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// Several walks at once, one walk made two, and the ledger of imports.
@Suite(.leavesNothing)
struct BulkFlowTests {
    private nonisolated static let sizes = [Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 40, height: 12)]

    private func list(_ world: WalkWorld = WalkWorld(), _ size: Size = Size(width: 80, height: 24)) async -> Pilot {
        let pilot = await world.pilot(size)
        await pilot.press("/", .enter)
        return pilot
    }

    @Test func `a filter narrows the walks, all of them are marked, changed alike, and one undo brings all back`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("/")
        await pilot.type("한강")
        await pilot.press(.enter, "a")
        #expect(pilot.screen.contains("2 of 4 walks · 2 marked"))
        await pilot.press("c")
        #expect(pilot.stack.last == "ChangeWalksViewController")
        await pilot.type("River")
        await pilot.press(.enter)
        await pilot.type("#morning cold")
        await pilot.press(.control("s"))
        #expect(pilot.toast == "2 walks changed · u undo")
        #expect(pilot.stack.last == "AllWalksViewController")
        let changed = try await world.journal.walks(WalkFilter(text: "River"), after: nil, limit: 9).walks
        #expect(changed.map(\.tags) == [["morning", "cold"], ["morning", "cold"]])
        await pilot.press(.escape, .enter, "u")
        #expect(try await world.journal.walks(WalkFilter(text: "한강"), after: nil, limit: 9).walks.map(\.tags) == [[], []])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `marks stay where the form is left, and go with a change`() async {
        let pilot = await list()
        await pilot.press(" ", " ", "c", .escape)
        #expect(pilot.stack.last == "AllWalksViewController" && pilot.screen.contains("4 walks · 2 marked"))
        await pilot.press("c")
        await pilot.type("River")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("4 walks") && !pilot.screen.contains("marked"))
    }

    @Test func `marked walks are merged from the palette`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press(" ", " ", ":")
        await pilot.type("merge")
        await pilot.press(.enter)
        #expect(pilot.toast != nil && pilot.stack.last == "AllWalksViewController")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `several walks are marked by hand, deleted together and brought back together`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press(" ", " ")
        #expect(pilot.screen.contains("4 walks · 2 marked"))
        await pilot.press("d")
        #expect(pilot.toast == "2 walks deleted · u undo")
        #expect(await world.journal.walkCount == 2)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("4 walks") && !pilot.screen.contains("marked"))
    }

    @Test func `when the last walk is deleted, the key that takes it back is not typed into the search`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("a", "d")
        #expect(pilot.toast == "4 walks deleted · u undo")
        #expect(await world.journal.walkCount == 0)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        await pilot.press("/")
        await pilot.type("lunch").press(.enter, "d", "u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("1 of 4"))
    }

    @Test func `two marked walks become one, and merging needs two`() async throws {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("m")
        #expect(await world.journal.walkCount == 4)
        await pilot.press(.down, " ", " ", "m")
        #expect(pilot.toast == "2 walks are one now · u undo")
        let walks = try await world.journal.walks(WalkFilter(), after: nil, limit: 9).walks
        #expect(walks.count == 3 && walks.contains { $0.steps == 5604 + 812 })
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
    }

    @Test func `walks of different days stay apart, and a sentence says why`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("a", "m")
        #expect(pilot.toast == "These walks are too far apart to be one: at most 6 hours between them.")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("4 marked"))
    }

    @Test func `marks outlive another search`() async {
        let pilot = await list()
        await pilot.press(" ", "/")
        await pilot.type("lunch")
        #expect(pilot.screen.contains("1 of 4 walks · 1 marked"))
    }

    @Test func `a walk is made two at a time inside it, said below, and taken back`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter, "s")
        #expect(pilot.screen.contains("07:40–07:57") && pilot.screen.contains("07:57–08:15"))
        await pilot.press(.control("u"))
        await pilot.type("09:00")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! That is not during the walk."))
        await pilot.press(.control("u"))
        await pilot.type("08:00")
        await pilot.press(.enter)
        #expect(pilot.toast == "Two walks now · u undo")
        #expect(pilot.stack == ["WalkHomeViewController"])
        let walks = try await world.journal.walks(WalkFilter(), after: nil, limit: 9).walks
        #expect(walks.prefix(2).map(\.duration) == [.seconds(900), .seconds(1200)])
        #expect(walks.prefix(2).compactMap(\.steps).reduce(0, +) == 3912)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `an import is looked into and taken back, after a question`() async {
        let world = WalkWorld()
        await fill(world)
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
                == "The import was undone. 12,345 records and 3 walks went. Import the file again to have them back.")
        #expect(pilot.stack.last == "ImportsViewController")
        #expect(!pilot.screen.contains("export.zip"))
    }

    @Test func `an import says all it left out, with the files, and another one that it left out nothing`() async {
        let world = WalkWorld()
        await fill(world)
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

    @Test func `one measure has an order of its own, and the others keep theirs`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let model = SourcesViewModel(journal: world.journal, undo: UndoHistory(journal: world.journal))
        await model.load()
        await model.showNextMetric()
        await model.showNextMetric()
        #expect(model.metric == .distance)
        #expect(try await model.move(1, by: -1) == 0)
        let order = try await world.journal.settings().priorities.order
        #expect(order[.distance]?.first == WalkWorld.phone.key)
        #expect(order[.steps] == nil)
        _ = try await model.undo.undo()
        #expect(try await world.journal.settings().priorities.order.isEmpty)
    }

    private func fill(_ world: WalkWorld) async {
        var report = ImportReport(file: "export.zip", format: "apple-health", changedDays: 12)
        report.outcome.added = 12_345
        report.outcome.walksAdded = 3
        report.shrunkDays = 2
        report.skipped = [.future: 1, .absurd: 1, .unreadable: 2, .badDate: 17]
        report.outcome.quarantined = [.future: 1, .absurd: 1]
        report.isPartial = true
        report.places = [
            LeftOutPlace(.unreadable, in: "fit/a.fit"), LeftOutPlace(.unreadable, in: "routes/of/the/summer/broken.gpx"),
            LeftOutPlace(.badDate, in: "days.csv", entry: 12, text: "yesterday,900"), LeftOutPlace(.badDate, in: "days.csv", count: 16),
        ]
        var clean = ImportReport(file: "samples", format: "kml")
        clean.outcome.walksAdded = 1
        let start = Instant(seconds: 1_893_000_000)
        await world.journal.keep(
            ledger: [
                ImportRecord(id: 7, at: WalkWorld.now, hash: nil, parserVersion: 1, path: "/home/kim/Downloads/export.zip", report: report),
                ImportRecord(id: 5, at: WalkWorld.now - .seconds(600), hash: nil, parserVersion: 1, report: clean),
                ImportRecord(id: 3, at: WalkWorld.now - .seconds(86_400), hash: nil, parserVersion: 1, report: nil),
            ],
            aside: [
                QuarantinedRecord(
                    metric: .steps, start: WalkWorld.now - .seconds(9000), end: WalkWorld.now, value: 90_000, source: WalkWorld.phone,
                    reason: .absurd),
                QuarantinedRecord(
                    metric: nil, start: start, end: start + .seconds(60), value: 70, source: WalkWorld.watch, reason: .future),
            ])
    }

    private func assertScreen(_ name: String, _ language: Language, _ size: Size, _ go: (Pilot) async -> Void) async {
        let world = WalkWorld(language)
        await fill(world)
        let pilot = await world.pilot(size)
        await go(pilot)
        assertSnapshot(of: pilot.window, named: "\(name) \(language.rawValue) \(size.width)x\(size.height)", function: "bulk")
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `marked walks`(_ language: Language, _ size: Size) async {
        await assertScreen("marked", language, size) { await $0.press("/", .enter, " ", " ") }
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `the change of several walks`(_ language: Language, _ size: Size) async {
        await assertScreen("change", language, size) { await $0.press("/", .enter, " ", " ", "c") }
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `a walk about to be two`(_ language: Language, _ size: Size) async {
        await assertScreen("split", language, size) { await $0.press(.enter, "s") }
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `the ledger of imports`(_ language: Language, _ size: Size) async {
        await assertScreen("ledger", language, size) { await $0.press("i", .tab, .tab, .tab, .enter) }
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `one import`(_ language: Language, _ size: Size) async {
        await assertScreen("record", language, size) { await $0.press("i", .tab, .tab, .tab, .enter, .enter) }
    }
}
