import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Login

@Suite(.leavesNothing)
struct LeavingAccountFormTests {
    private let stage = LoginStage()

    @Test func `what was typed for an account is asked about before it is lost`() async {
        let pilot = Pilot(root: LoginCoordinator(dependencies: stage.dependencies))
        await pilot.press(.tab, .tab, .tab, .enter)
        await pilot.press(.escape)
        #expect(pilot.stack == ["LoginViewController"], "nothing was typed")
        await pilot.press(.enter)
        await pilot.type("dowon").press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.escape)
        #expect(pilot.stack.last == "CreateAccountViewController" && pilot.screen.contains("dowon"))
    }
}
