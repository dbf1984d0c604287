import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The list of walks on the home screen when a walk is new in it.
@Suite(.leavesNothing)
struct HomeListTests {
    private let world = WalkWorld(
        walks: (1...9).map { WalkWorld.walk($0, daysAgo: $0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "River") })

    @Test func `a walk that comes in above the bar is seen where the list stood at its top`() async throws {
        let pilot = await world.pilot()
        await pilot.press(.down, .up)
        try await walkToday()
        await pilot.settle()
        #expect(pilot.screen.contains("Lake"), "\(pilot.screen)")
        #expect(barRow(pilot).contains("River"))
    }

    @Test func `the bar stands at the walk whose page something else opened, such as a live walk that was saved`() async throws {
        let flow = world.coordinator()
        let pilot = Pilot(size: Size(width: 80, height: 24), root: flow)
        await pilot.settle()
        await pilot.press(.end)
        let id = try await walkToday()
        await flow.trigger(.walk(id))
        await pilot.settle()
        #expect(pilot.stack.last == "WalkDetailViewController")
        await pilot.press(.escape)
        #expect(barRow(pilot).contains("Lake"), "\(pilot.screen)")
    }

    @discardableResult
    private func walkToday() async throws -> WalkID {
        let start = WalkWorld.now - .seconds(1800)
        let walk = Walk(start: start, end: WalkWorld.now, zone: WalkWorld.seoul, steps: 2000, title: "Lake")
        return try await world.journal.log(walk).walk.id
    }

    private func barRow(_ pilot: Pilot) -> String {
        pilot.screen.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix("▌") }.map(String.init) ?? ""
    }
}
