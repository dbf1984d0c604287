import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The look of the import screen in each of its states.
@Suite(.leavesNothing)
struct ImportSnapshotTests {
    private nonisolated static let pictures = Language.allCases.flatMap { language in
        [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)].map { (language, $0) }
    }
    private static let walk = WalkWorld.walk(9, daysAgo: 3, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "from a file")

    private func pilot(_ script: ScriptedReader.Script, _ language: Language, _ size: Size) async -> Pilot {
        let pilot = await WalkWorld(language, reader: ScriptedReader(script)).pilot(size)
        await pilot.press("i")
        await pilot.type("~/Downloads/export.zip")
        return pilot
    }

    private func assertScreen(of pilot: Pilot, _ state: String, _ language: Language, _ size: Size) {
        assertSnapshot(of: pilot.window, named: "\(state) \(language.rawValue) \(size.width)x\(size.height)", function: "import")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `the question before an import`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("import", size, keys: ["i", .enter])
    }

    @Test(arguments: pictures)
    func `what is in a file, and what was imported`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, walks: [Self.walk], skipped: [.future: 3]), language, size)
        await pilot.press(.enter)
        assertScreen(of: pilot, "found", language, size)
        await pilot.press(.enter)
        assertScreen(of: pilot, "done", language, size)
    }

    @Test func `a look into a file that breaks off says so before anything is imported`() async {
        let script = ScriptedReader.Script(walks: [Self.walk], failure: .truncated(path: "export.zip", kept: []))
        for (language, words) in [(Language.en, "! The file breaks off in the middle."), (.ko, "! 파일이 중간에 끊겼어요.")] {
            let pilot = await pilot(script, language, Size(width: 80, height: 24))
            await pilot.press(.enter)
            #expect(pilot.screen.contains(words))
        }
    }

    /// More sources and reasons than a screen has rows.
    private static let much: ScriptedReader.Script = {
        let samples = (0..<24).flatMap { device in
            let source = Source(name: "Pedometer \(device + 1) of a drawer", kind: .other)
            return (0...device).map { index in
                let start = WalkWorld.now - .seconds(86_400 * (index + 1) + 60 * device)
                return Sample(metric: .steps, start: start, end: start + .seconds(60), value: 90, source: source)
            }
        }
        let counts = SkipReason.allCases.enumerated().map { ($1, 10 + $0) }
        let names = [LeftOut(kind: .sport, name: "geocaching", count: 7), LeftOut(kind: .sport, name: "오리엔티어링", count: 2)]
        return ScriptedReader.Script(
            samples: samples, walks: [walk], skipped: Dictionary(uniqueKeysWithValues: counts), leftOut: names)
    }()

    @Test(arguments: pictures)
    func `a file of more than a screen is high is scrolled to its end`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(Self.much, language, size)
        await pilot.press(.enter)
        assertScreen(of: pilot, "much", language, size)
        await pilot.press(.end)
        assertScreen(of: pilot, "much end", language, size)
        await pilot.press(.home, .enter)
        assertScreen(of: pilot, "much done", language, size)
        await pilot.press(.pageDown, .down)
        assertScreen(of: pilot, "much done below", language, size)
    }

    @Test(arguments: pictures)
    func `an import that made days smaller`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, shrunkDays: 3), language, size)
        await pilot.press(.enter, .enter)
        assertScreen(of: pilot, "shrunk", language, size)
    }

    @Test(arguments: pictures)
    func `an import that is under way`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, hangs: true), language, size)
        // The reader waits to be stopped, so the pilot must not wait for the reader.
        pilot.send(.key(.enter))
        await pilot.waitUntil { pilot.screen.contains("49%") }
        assertScreen(of: pilot, "looking", language, size)
        await pilot.press(.escape)
    }

    @Test(arguments: pictures)
    func `a file that is damaged in the middle`(_ language: Language, _ size: Size) async {
        let failure = ImportFailure.broken(path: "export.zip", problem: .endless, kept: [])
        let pilot = await pilot(.init(samples: WalkWorld.samples, failure: failure), language, size)
        await pilot.press(.enter, .enter)
        assertScreen(of: pilot, "broken", language, size)
    }

    @Test(arguments: pictures)
    func `a path with several ways to go on, and places of before`(_ language: Language, _ size: Size) async {
        let names = ["Downloads", "Documents", "Dropbox", "한강 산책"].map { FolderEntry($0, isFolder: true) } + [FolderEntry("Days.csv")]
        let world = WalkWorld(language, folders: MemoryFolders(["/home/kim": names]))
        let paths = ["/home/kim/Downloads/export.zip", "/data/watch"]
        await world.journal.keep(
            ledger: paths.map { ImportRecord(id: 1, at: WalkWorld.now, hash: nil, parserVersion: 1, path: $0, report: nil) }, aside: [])
        let pilot = await world.pilot(size)
        await pilot.press("i")
        assertScreen(of: pilot, "before", language, size)
        await pilot.type("~/D").press(.tab)
        assertScreen(of: pilot, "ways", language, size)
        await pilot.press(.tab, .down)
        assertScreen(of: pilot, "chosen", language, size)
    }

    @Test(arguments: pictures)
    func `a file that is not there`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(failure: .missing(path: "export.zip")), language, size)
        await pilot.press(.enter)
        assertScreen(of: pilot, "missing", language, size)
    }
}
