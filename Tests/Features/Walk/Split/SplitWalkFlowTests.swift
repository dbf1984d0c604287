import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// One walk made two.
@Suite(.leavesNothing)
struct SplitWalkFlowTests {
    @Test func `a walk is made two at a time inside it, said below, and taken back`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter, "s")
        #expect(pilot.screen.contains("07:40–07:57") && pilot.screen.contains("07:57–08:15"))
        await pilot.press(.control("u"))
        await pilot.type("09:00")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! That is not during the walk."))
        await pilot.press(.control("u"))
        await pilot.type("08:00")
        await pilot.press(.enter)
        #expect(pilot.toast == "Two walks now · u undo")
        #expect(pilot.stack == ["WalkHomeViewController"])
        let walks = try await world.journal.walks(WalkFilter(), after: nil, limit: 9).walks
        #expect(walks.prefix(2).map(\.duration) == [.seconds(900), .seconds(1200)])
        #expect(walks.prefix(2).compactMap(\.steps).reduce(0, +) == 3912)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.issues.isEmpty)
    }
}
