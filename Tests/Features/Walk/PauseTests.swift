import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Walk

/// A walk with pauses, on its page.
@Suite(.leavesNothing)
struct PauseTests {
    @Test(arguments: [(Language.en, "31 min moving"), (.ko, "걸은 시간 31분")])
    func `a walk with pauses says how long it moved, and its speed is over that`(language: Language, said: String) async {
        var walk = WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 52, steps: 3100, distance: 2232, title: "한강")
        walk.movingTime = .seconds(31 * 60)
        let pilot = await WalkWorld(language, walks: [walk]).pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("52"))
        #expect(pilot.screen.contains(said))
        #expect(pilot.screen.contains("4.3"))
        #expect(pilot.screen.contains("100"))
    }
}
