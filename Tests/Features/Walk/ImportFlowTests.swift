import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The import screen, by keys, with a reader that says what the test wrote into it.
@Suite(.leavesNothing)
struct ImportFlowTests {
    private static let samples = WalkWorld.samples
    private static let walk = WalkWorld.walk(9, daysAgo: 3, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "from a file")

    private func world(_ script: ScriptedReader.Script) -> WalkWorld { WalkWorld(reader: ScriptedReader(script)) }

    @Test func `what is in a file is shown before anything is written, and then imported`() async {
        let world = world(.init(samples: Self.samples, walks: [Self.walk], skipped: [.future: 3]))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("~/Downloads/export.zip")
        await pilot.press(.enter)
        #expect(world.reader.readPaths == ["/home/kim/Downloads/export.zip"])
        #expect(pilot.screen.contains("Found in this file"))
        #expect(pilot.screen.contains("Nothing has been written yet."))
        #expect(await world.journal.sampleCount == 0)
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Imported."))
        #expect(await world.journal.sampleCount == Self.samples.count)
        #expect(await world.journal.walkCount == 5)
        await pilot.press(.escape)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.screen.contains("09:00"))
    }

    @Test func `a file that was imported before leads to that import`() async {
        let world = world(.init(samples: Self.samples, hash: "abc"))
        let pilot = await world.pilot()
        await pilot.press("i").type("a.zip").press(.enter)
        #expect(!pilot.screen.contains("earlier import"))
        await pilot.press(.enter, .escape)
        let read = ImportRecord(
            id: 7, at: WalkWorld.now, hash: "abc", parserVersion: 1, report: ImportReport(file: "a.zip", format: "apple"))
        await world.journal.keep(ledger: [read], aside: [])
        await pilot.press("i").type("a.zip").press(.enter)
        #expect(pilot.screen.contains("This was imported before.") && pilot.screen.contains("e earlier import"))
        await pilot.press("e")
        #expect(pilot.stack.last == "ImportRecordViewController")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("This was imported before."))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [Language.en, .ko])
    func `sports that nobody knows are offered, and count as walks once the person says so`(_ language: Language) async throws {
        let reader = ScriptedReader(.init(skipped: [.unknownSport: 2], leftOut: [LeftOut(kind: .sport, name: "geocaching", count: 2)]))
        let world = WalkWorld(language, reader: reader)
        let pilot = await world.pilot()
        await pilot.press("i").type("tour.gpx").press(.enter)
        #expect(pilot.screen.contains("2 × “geocaching”"))
        #expect(pilot.screen.contains(language == .en ? "Nothing in it counts as a walk yet" : "아직 산책으로 셀 것이 없어요"))
        await pilot.press("w")
        #expect(pilot.screen.contains(language == .en ? "Count “geocaching” as walks" : "“geocaching” 산책으로 세기"))
        await pilot.press(.enter)
        #expect(try await world.journal.settings().walkingSports.names == ["geocaching"])
        #expect(world.reader.readPaths.count == 2)
        await pilot.press("w", .right, .enter)
        #expect(try await world.journal.settings().walkingSports.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a sum until midnight is of its day, and what is known already leaves nothing to undo`() async {
        let day = WalkWorld.seoul.startOfDay(WalkWorld.today.adding(days: -2))
        let sum = Sample(metric: .steps, start: day, end: day + .seconds(86_400), value: 5000, source: WalkWorld.phone, grain: .sum)
        let world = WalkWorld(samples: [sum], reader: ScriptedReader(.init(samples: [sum])))
        let pilot = await world.pilot()
        await pilot.press("i").type("days.csv").press(.enter)
        #expect(pilot.screen.contains("19 Nov 2026") && !pilot.screen.contains("20 Nov 2026"))
        await pilot.press(.enter, .enter)
        #expect(!pilot.screen.contains("undo: import"))
    }

    @Test func `an import is stopped by Esc, and what was read is kept and counted`() async {
        let world = world(.init(samples: Self.samples, hangs: true))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("export.xml")
        // The reader waits to be stopped, so the pilot must not wait for the reader.
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Which file or folder?"))
        #expect(await world.journal.sampleCount == 0)
        #expect(pilot.stack.last == "ImportViewController")
    }

    @Test func `a look into a file that does not answer is left at once, and its late answer is dropped`() async {
        let world = world(.init(samples: Self.samples, isStuck: true))
        let pilot = await world.pilot()
        await pilot.press("i").type("/mnt/far/export.zip")
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Which file or folder?"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["WalkHomeViewController"])
        await pilot.press("i")
        world.reader.release()
        await pilot.settle()
        #expect(pilot.screen.contains("Which file or folder?") && !pilot.screen.contains("98%"))
        #expect(await world.journal.sampleCount == 0)
    }

    @Test(arguments: [(12, false, 1), (12, true, 0), (3, false, 0)])
    func `the end of a long import is told to somebody who looks elsewhere`(seconds: Int, isLookedAt: Bool, count: Int) async {
        let world = world(.init(samples: Self.samples))
        let pilot = await world.pilot()
        await pilot.press("i").type("export.zip").press(.enter)
        world.reader.onRead { [clock = world.clock] in clock.advance(by: .seconds(seconds)) }
        pilot.send(.focus(isLookedAt))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Imported."))
        #expect(pilot.device.notifications == Array(repeating: TerminalNotification("Import", "Imported."), count: count))
    }

    @Test func `the terminal's tab shows how far a reading is, and nothing any more when it is left`() async {
        let world = world(.init(samples: Self.samples, isStuck: true))
        let pilot = await world.pilot()
        await pilot.press("i").type("export.zip")
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        #expect(pilot.device.progress.last == .percent(49))
        await pilot.press(.escape)
        #expect(pilot.device.progress.last == TerminalProgress.none)
        world.reader.release()
        await pilot.settle()
        #expect(pilot.device.progress.last == TerminalProgress.none)
    }

    @Test func `after a look that was left another one is shown, whatever comes of the first`() async {
        let world = world(.init(samples: Self.samples, isStuck: true))
        let pilot = await world.pilot()
        await pilot.press("i").type("export.zip")
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        // Both in one turn: the second look begins before the first has ended.
        pilot.send(.key(.escape))
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        #expect(pilot.screen.contains("Looking into export.zip"))
        world.reader.release()
        await pilot.settle()
        #expect(pilot.screen.contains("Found in this file"))
        #expect(world.reader.readPaths.count == 2)
    }

    @Test func `a broken file is imported as far as it can be read`() async {
        let failure = ImportFailure.broken(path: "export.xml", problem: .endless, kept: [])
        let world = world(.init(samples: Self.samples, failure: failure))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("export.xml")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! Not all of it can be read."))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Not everything was read; what was is kept."))
        #expect(pilot.screen.contains("! export.xml is damaged: a part of it does not end."))
        #expect(await world.journal.sampleCount == Self.samples.count)
    }

    @Test func `a broken file that brings nothing new says one thing`() async {
        let failure = ImportFailure.broken(path: "export.xml", problem: .endless, kept: [])
        let world = world(.init(samples: Self.samples, failure: failure, isKnown: true))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("export.xml")
        await pilot.press(.enter, .enter)
        #expect(pilot.screen.contains("Nothing new was imported."))
        #expect(pilot.screen.contains("Nothing was changed."))
        #expect(!pilot.screen.contains("kept"))
    }

    @Test func `what is no export is said where the path was typed`() async {
        let world = world(.init(failure: .missing(path: "nowhere.zip")))
        let pilot = await world.pilot()
        await pilot.press("i")
        await pilot.type("nowhere.zip")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! nowhere.zip does not exist."))
        await pilot.type("x")
        #expect(!pilot.screen.contains("does not exist"))
    }

    @Test func `what the journal would leave out is foreseen, in the counts, the sources and the span`() async {
        let later = WalkWorld.now + .seconds(3 * 365 * 86_400)
        let wrong = Sample(metric: .steps, start: later, end: later + .seconds(60), value: 70, source: WalkWorld.phone)
        let walk = Walk(
            id: WalkID(), start: later, end: later + .seconds(600), zone: WalkWorld.seoul, steps: 900, distance: nil, title: "",
            note: "", source: WalkWorld.phone)
        let world = world(.init(samples: Self.samples + [wrong], walks: [Self.walk, walk], skipped: [.badDate: 2]))
        let pilot = await world.pilot()
        await pilot.press("i").type("export.zip").press(.enter)
        #expect(pilot.screen.contains("18 Nov 2026 – 21 Nov 2026") && !pilot.screen.contains("2029"))
        #expect(pilot.screen.contains(/Left out +4/) && pilot.screen.contains("2  in the future"))
        #expect(pilot.screen.contains(/Records +5/) && pilot.screen.contains(/Walks +1/))
    }

    @Test func `of a file in which nothing counts it is said why`() async {
        let later = WalkWorld.now + .seconds(86_400)
        let wrong = Sample(metric: .steps, start: later, end: later + .seconds(60), value: 70, source: WalkWorld.phone)
        let pilot = await world(.init(samples: [wrong], skipped: [.badDate: 2])).pilot()
        await pilot.press("i").type("export.zip").press(.enter)
        let said = pilot.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(said.contains("There are no walks and no steps in it. Left out: 2 with a bad date, 1 in the future."))
    }

    @Test func `the lines of a preview and of a result add up, and the wheel and the keys reach the last of them`() async {
        let reasons = Dictionary(uniqueKeysWithValues: SkipReason.allCases.enumerated().map { ($1, 1 + $0) })
        let pilot = await world(.init(samples: Self.samples, walks: [Self.walk], skipped: reasons)).pilot(Size(width: 40, height: 12))
        await pilot.press("i").type("export.zip").press(.enter)
        for _ in 0..<2 {
            var seen: Set<String> = []
            for _ in 0..<60 {
                seen.formUnion(pilot.screen.split(separator: "\n").map(String.init))
                await pilot.press(.down)
            }
            // Each has a number of its own; two begin with the same words.
            let missing = reasons.filter { reason, count in
                !seen.contains { $0.contains(" \(count)  \(Phrases(.en).name(reason).prefix(10))") }
            }
            #expect(missing.isEmpty, "\(seen.sorted())")
            #expect(seen.contains { $0.contains(/Left out +171/) })
            pilot.send(.mouse(MouseEvent(.wheelUp, at: Point(x: 5, y: 5))))
            await pilot.press(.home, .enter)
        }
    }

    @Test func `an empty file has nothing to import`() async {
        let pilot = await world(.init()).pilot()
        await pilot.press("i")
        await pilot.type("empty.xml")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! There are no walks and no steps in it."))
    }
}
