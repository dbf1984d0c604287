import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

/// Fails a test after which a screen, a coordinator or a post-task is left over.
@Suite(.leavesNothing)
struct TestedGuideTests {
    @Test func `a person switches a lamp on`() async {
        let pilot = Pilot(root: LampCoordinator(initialRoute: .lamps))
        await pilot.press(.down, .enter, " ")
        #expect(pilot.screen.contains("Switch the lamp?"))
        await pilot.press(.right, .enter)
        #expect(pilot.toast == "The lamp is on")
        await pilot.press(.escape)
        #expect(pilot.stack == ["LampListViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a toast goes when its time is over`() async {
        let pilot = Pilot(root: LampCoordinator(initialRoute: .lamps))
        pilot.window.showToast("Good evening")
        await pilot.advance(by: .seconds(10))
        #expect(pilot.toast == nil)
    }

    @Test(arguments: [Size(width: 40, height: 8), Size(width: 20, height: 5)])
    func `the list looks as it is recorded`(_ size: Size) async {
        let pilot = Pilot(size: size, root: LampCoordinator(initialRoute: .lamps))
        await pilot.settle()
        assertSnapshot(of: pilot.window, named: "\(size.width)x\(size.height)")
    }

    @Test func `every step of a visit is named`() async {
        let flow = FlowTest(Pilot(root: LampCoordinator(initialRoute: .lamps)))
        await flow.act { await $0.press(.enter) }
        flow.expect(.shows(["NavigationController", "LampViewController"]))
        await flow.act { await $0.press(.escape) }
        flow.expect(.shows(["NavigationController", "LampListViewController"]))
        flow.finish()
    }

    @Test(arguments: [1, 2] as [UInt64]) func `no keys bring it into disorder`(_ seed: UInt64) async throws {
        let monkey = KeyMonkey { Pilot(root: LampCoordinator(initialRoute: .lamps)) }
        let seen = try await monkey.run(seed: seed, scripts: 2, length: 40)
        #expect(seen.contains("LampViewController"))
    }

    @Test func `every screen is reachable and has a way back`() {
        let graph = NavigationGraph(LampCoordinator.self)
        #expect(graph.unreachable == [] && graph.deadEnds == [])
    }
}
