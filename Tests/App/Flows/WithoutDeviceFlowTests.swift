import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct WithoutDeviceFlowTests {
    @Test func `whoever has neither watch nor phone goes by minutes from the first day on`() async {
        let stage = await AppStage()
        let pilot = stage.pilot
        await pilot.press(.tab, .tab, .tab, .enter)
        #expect(pilot.stack == ["LoginViewController"])
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.screen.contains("/ 150") && !pilot.screen.contains("7,000"), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the settings lead whoever goes by minutes to the minutes of the week, where the first tab asks for them`() async {
        let pilot = await AppStage().pilot
        await pilot.press(.tab, .tab, .tab, .enter, .enter, ",", .down, .down, .enter)
        #expect(pilot.stack == ["WalkHomeViewController", "GoalViewController"])
        #expect(pilot.screen.contains("How many minutes of walking a week?"), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }
}
