import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import gnd

@Suite(.leavesNothing)
struct InspectorFlowTests {
    @Test(arguments: [(Language.en, "inspector", "parked link"), (.ko, "검사기", "기다리는 링크")])
    func `the inspector is in the help, and shows the tree and the link that waits`(
        _ language: Language, _ name: String, _ heading: String
    ) async throws {
        let services = TestServices()
        await services.state.rememberLaunch()
        let stage = await AppStage(services: services, language: language, link: try AppLink("gnd://walk/year"))
        // A field has the focus, which wants the letter.
        await stage.pilot.press(.function(1))
        while !stage.pilot.screen.contains(name), stage.pilot.window.hasOverlay { await stage.pilot.press(.pageDown) }
        #expect(stage.pilot.screen.contains(name))
        await stage.pilot.press(.escape, .function(12))
        #expect(stage.pilot.screen.contains("LoginViewController · LoginCoordinator"))
        #expect(stage.pilot.screen.contains(heading))
        #expect(stage.pilot.screen.contains("gnd://walk/year"))
        await stage.pilot.press(.function(12))
        #expect(!stage.pilot.window.hasOverlay)
    }
}
