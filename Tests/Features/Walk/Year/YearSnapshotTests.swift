import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Walk

/// The look of a year.
@Suite(.leavesNothing)
struct YearSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `a year`(_ language: Language, _ size: Size) async {
        let days = (0..<325).map { index in
            Day(date: WalkWorld.today.adding(days: -index), steps: Double((index * 7919) % 12_000), distance: 4000)
        }
        let pilot = await WalkWorld(language, days: days).pilot(size)
        await pilot.press("y")
        assertSnapshot(of: pilot.window, named: "year \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `a year of somebody without a device`(_ language: Language, _ size: Size) async {
        let walks = (0..<100).map { index in
            let start = WalkWorld.seoul.instant(WalkWorld.today.adding(days: -3 * index), hour: 7, minute: 40)
            return Walk(start: start, end: start + .seconds((8 + index * 37 % 70) * 60), zone: WalkWorld.seoul)
        }
        let pilot = await WalkWorld(language, days: [], walks: walks).pilot(size)
        await pilot.press("y")
        assertSnapshot(of: pilot.window, named: "year of minutes \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: [(Language.en, "goal of the week", "1 of 1 week"), (.ko, "한 주 목표", "1주 중 1주")])
    func `whoever sees minutes beside steps reads of both goals`(_ language: Language, _ name: String, _ weeks: String) async throws {
        let walk = WalkWorld.walk(1, daysAgo: 7, 9, 0, minutes: 160, steps: nil, distance: nil, title: "", source: WalkWorld.phone)
        let world = WalkWorld(language, walks: [walk])
        _ = try await world.journal.change { $0[GoalChoices.self].shown = [.steps, .minutes] }
        let pilot = await world.pilot(Size(width: 80, height: 24))
        await pilot.press("y")
        let row = pilot.screen.split(separator: "\n").first { $0.contains(name) }
        #expect(row?.contains(weeks) == true, "\(pilot.screen)")
    }
}
