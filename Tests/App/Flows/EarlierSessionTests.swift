import Foundation
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import gnd

/// Sessions as earlier builds wrote them before they were broken off: what is still understood comes back, and the rest is cut calmly.
@Suite(.leavesNothing)
struct EarlierSessionTests {
    private let services = TestServices()

    /// The next start, with what an earlier build left: the screens above home in the first tab, and what else there was.
    private func start(walk: String, others: String = EarlierSessionTests.tabs, over: String = "", selected: Int = 0) async throws -> Pilot
    {
        try await services.signIn("ann", nickname: "Ann")
        services.session.kept =
            """
            {"root":{"entries":[\(over)],"name":"TabCoordinator","selected":\(selected),"tabs":[
            {"entries":[{"route":"[{\\"home\\":{}}]"}\(walk)],"name":"WalkCoordinator","tabs":[]},\(others)]},"version":1}
            """
        return await AppStage(services: services).pilot
    }

    private static let tabs = """
        {"entries":[{"route":"[{\\"rooms\\":{}}]"}],"name":"TogetherCoordinator","tabs":[]},
        {"entries":[{"route":"[{\\"chart\\":{}}]"}],"name":"AnalyzeCoordinator","tabs":[]}
        """

    private func screen(_ route: String, state: String? = nil) -> String {
        let quoted = { (text: String) in "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"" }
        return ",{\"route\":\(quoted("[\(route)]"))" + (state.map { ",\"state\":\(quoted($0))" } ?? "") + "}"
    }

    @Test func `a proof without a metric, as before there were others, is that of the steps`() async throws {
        let pilot = try await start(walk: screen(#"{"why":{"_0":"2026-11-19"}}"#))
        #expect(pilot.screen.contains("Go on where you left off?"))
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController", "WhyViewController"])
        #expect(pilot.row(0).contains("19 Nov"))
        #expect(pilot.issues.isEmpty && pilot.toast == nil)
    }

    @Test func `what lay above a proof without a metric comes back, too, with its draft`() async throws {
        let draft =
            #"{"fields":{"date":"2026-11-20","distance":"","duration":"35","note":"","steps":"3900","time":"07:40","title":"river"},"followsNow":false}"#
        let pilot = try await start(walk: screen(#"{"why":{"_0":"2026-11-19"}}"#) + screen(#"{"log":{}}"#, state: draft))
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController", "WhyViewController", "WalkFormViewController"])
        #expect(pilot.screen.contains("3900") && pilot.screen.contains("river"))
        #expect(pilot.toast == nil)
    }

    @Test(arguments: [
        // Routes that had other parts, are none any more, or do not lead to a screen.
        #"{"logged":{"_0":"35 min, 3,900 steps"}}"#, #"{"back":{}}"#, #"{"why":{"_0":"2026-11-19","_1":"spede"}}"#, #"{"why":{}}"#,
    ])
    func `a route of another shape cuts its stack there, which is said, and the other tabs come back`(_ route: String) async throws {
        let others = """
            {"entries":[{"route":"[{\\"rooms\\":{}}]"},{"route":"[{\\"join\\":{}}]","state":"QQ9"}],"name":"TogetherCoordinator","tabs":[]},
            {"entries":[{"route":"[{\\"chart\\":{}}]","state":"distance month"}],"name":"AnalyzeCoordinator","tabs":[]}
            """
        let pilot = try await start(
            walk: screen(#"{"year":{}}"#, state: "2026-10-03") + screen(route) + screen(#"{"goal":{}}"#), others: others)
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        #expect(pilot.toast?.contains("Not everything could be restored") == true)
        #expect(pilot.screen.contains("3 Oct"))
        await pilot.press("2")
        #expect(pilot.stack == ["RoomsViewController", "JoinRoomViewController"])
        #expect(pilot.screen.contains("QQ9"))
        await pilot.press(.control("g"), .control("a"), .control("k")).type("gnd://analyze").press(.enter)
        #expect(pilot.row(0).contains("Distance"))
    }

    @Test func `settings with answers of a profile that had to be whole come back`() async throws {
        let over = #"""
            {"flow":{"entries":[{"route":"[{\"settings\":{}}]"},{"route":"[{\"profile\":{}}]","state":"[\"woman\",\"30–39\",\"171\"]"}],
            "name":"SettingsCoordinator","tabs":[]},"route":"[{\"settings\":{}}]"}
            """#
        let pilot = try await start(walk: "", over: over)
        await pilot.press(.enter)
        #expect(pilot.stack == ["SettingsViewController", "ProfileEditorViewController"])
        #expect(pilot.screen.contains("171"))
        #expect(pilot.issues.isEmpty && pilot.toast == nil)
    }
}
