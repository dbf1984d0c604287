import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// How the import screen looks in each of its states.
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

    private func check(_ pilot: Pilot, _ state: String, _ language: Language, _ size: Size) {
        assertSnapshot(of: pilot.window, named: "\(state) \(language.rawValue) \(size.width)x\(size.height)", function: "import")
    }

    @Test(arguments: pictures)
    func `what is in a file, and what was imported`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, walks: [Self.walk], skipped: [.future: 3]), language, size)
        await pilot.press(.enter)
        check(pilot, "found", language, size)
        await pilot.press(.enter)
        check(pilot, "done", language, size)
    }

    @Test(arguments: pictures)
    func `an import that made days smaller`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, shrunkDays: 3), language, size)
        await pilot.press(.enter, .enter)
        check(pilot, "shrunk", language, size)
    }

    @Test(arguments: pictures)
    func `an import that is under way`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(samples: WalkWorld.samples, hangs: true), language, size)
        // The reader waits to be stopped, so the pilot must not wait for the reader.
        pilot.send(.key(.enter))
        await pilot.until { pilot.screen.contains("49 %") }
        check(pilot, "looking", language, size)
        await pilot.press(.escape)
    }

    @Test(arguments: pictures)
    func `a file that is damaged in the middle`(_ language: Language, _ size: Size) async {
        let failure = ImportFailure.broken(path: "export.zip", problem: .endless, kept: nil)
        let pilot = await pilot(.init(samples: WalkWorld.samples, failure: failure), language, size)
        await pilot.press(.enter, .enter)
        check(pilot, "broken", language, size)
    }

    @Test(arguments: pictures)
    func `a file that is not there`(_ language: Language, _ size: Size) async {
        let pilot = await pilot(.init(failure: .missing(path: "export.zip")), language, size)
        await pilot.press(.enter)
        check(pilot, "missing", language, size)
    }
}
