import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A walk that a watch and a phone recorded.
@Suite(.leavesNothing)
struct RecordsFlowTests {
    private let world = WalkWorld(walks: [
        WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "by watch"),
        WalkWorld.walk(2, daysAgo: 0, 7, 41, minutes: 33, steps: 3804, distance: nil, title: "by phone", source: WalkWorld.phone),
        WalkWorld.walk(3, daysAgo: 1, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "other"),
    ])

    @Test func `it is shown once, is parted with a key, and one again by undo`() async {
        let pilot = await world.pilot()
        #expect(pilot.screen.contains("by watch") && !pilot.screen.contains("by phone"))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("seen by 2"))
        await pilot.press("p")
        #expect(pilot.toast == "2 walks of their own now · u undo" && !pilot.screen.contains("seen by"))
        await pilot.press("u")
        #expect(pilot.screen.contains("seen by 2"))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `marked walks that overlap become records of one, of which the fullest is shown`() async throws {
        let world = WalkWorld(walks: [
            WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "by watch"),
            WalkWorld.walk(2, daysAgo: 0, 8, 0, minutes: 40, steps: 3804, distance: nil, title: "by phone", source: WalkWorld.phone),
        ])
        let pilot = await world.pilot()
        await pilot.press("/", .enter, "a", "o")
        #expect(pilot.toast == "2 records of one walk now · u undo")
        #expect(try await world.journal.countWalks(WalkFilter()) == 1)
        await pilot.press("u")
        #expect(try await world.journal.countWalks(WalkFilter()) == 2)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `marked walks of different days stay two`() async throws {
        let pilot = await world.pilot()
        await pilot.press("/", .enter, "a", "o")
        #expect(pilot.toast == "These walks were at different times: only records of one walk can be joined.")
        #expect(try await world.journal.countWalks(WalkFilter()) == 2)
        #expect(pilot.issues.isEmpty)
    }
}
