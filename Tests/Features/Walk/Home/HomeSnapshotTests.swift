import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The look of the home screen.
@Suite(.leavesNothing)
struct HomeSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes + [WalkWorld.tiny])
    func `the home screen`(_ language: Language, _ size: Size) async { await WalkWorld(language).assertScreen("home", size) }

    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `the home screen with a row of weeks`(_ language: Language, _ size: Size) async throws {
        let world = WalkWorld(language)
        var settings = try await world.journal.settings()
        settings.streakKind = StreakKind(daysAWeek: 3)
        try await world.journal.save(settings)
        assertSnapshot(of: await world.pilot(size).window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test func `the home screen without colours still shows focus and a goal that was reached`() async {
        let pilot = await WalkWorld().pilot()
        let snapshot = Snapshot(window: pilot.window, theme: .mono, depth: .mono)
        assertSnapshot(of: snapshot, named: "home mono", function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `the home screen in miles, feet and inches`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, units: .imperial).pilot(size)
        let name = "imperial \(language.rawValue) \(size.width)x\(size.height) home"
        assertSnapshot(of: pilot.window, named: name, function: "walk")
    }

    @Test(arguments: Language.allCases)
    func `a first day without anything`(_ language: Language) async {
        let pilot = await WalkWorld(language, days: [], walks: []).pilot()
        assertSnapshot(of: pilot.window, named: "empty \(language.rawValue)", function: "walk")
    }

    @Test func `a journal that cannot be read`() async {
        let world = WalkWorld()
        await world.journal.fail(with: .locked)
        let pilot = await world.pilot()
        assertSnapshot(of: pilot.window, named: "locked", function: "walk")
    }

    @Test(arguments: Language.allCases)
    func `a walk that was deleted`(_ language: Language) async {
        let pilot = await WalkWorld(language).pilot()
        await pilot.press(.enter, "d")
        assertSnapshot(of: pilot.window, named: "deleted \(language.rawValue)", function: "walk")
    }
}
