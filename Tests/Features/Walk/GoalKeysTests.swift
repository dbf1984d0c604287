import Phrases
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct GoalKeysTests {
    @Test func `the arrows lead through the goal's screen and change nothing, the page keys change the number`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("g", .up, .down, .down, .up)
        #expect(pilot.screen.contains("7000"))
        await pilot.press(.pageUp)
        #expect(pilot.screen.contains("7500"))
        await pilot.press(.pageDown, .pageDown)
        #expect(pilot.screen.contains("6500"))
    }

    @Test func `a low and narrow screen says how the last weeks would have gone`() async {
        let pilot = await WalkWorld(.ko).pilot(.init(width: 40, height: 12))
        await pilot.press("g")
        #expect(pilot.screen.contains("지난 4주 동안"))
    }

    @Test func `where there is nothing to do again, the key says that, and not that there is nothing to undo`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("U")
        #expect(pilot.toast == "There is nothing to redo.")
    }
}
