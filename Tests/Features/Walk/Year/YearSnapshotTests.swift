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
}
