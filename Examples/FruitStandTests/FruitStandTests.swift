import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import FruitStand

@Suite(.leavesNothing)
struct FruitStandTests {
    @Test func `a fruit is one key away, and Esc leads back`() async {
        let pilot = Pilot(root: StandCoordinator())
        await pilot.press("a")
        #expect(pilot.stack == ["FruitListViewController", "FruitViewController"])
        await pilot.press(.escape)
        #expect(pilot.stack == ["FruitListViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `three apples go into the basket, and are paid`() async {
        let pilot = Pilot(root: StandCoordinator())
        await pilot.press("a", "+", "3")
        #expect(pilot.toast == "3 × Apple in the basket")
        await pilot.press("$")
        #expect(pilot.screen.contains("3 × Apple"))
        await pilot.press("p")
        #expect(pilot.toast == "Thank you")
        #expect(pilot.stack == ["FruitListViewController"])
    }

    @Test func `Esc instead of a number puts nothing into the basket`() async {
        let pilot = Pilot(root: StandCoordinator())
        await pilot.press("a", "+", .escape, .escape, "$")
        #expect(pilot.screen.contains("Nothing yet."))
    }

    @Test func `a link opens the fruit, and the same link again changes nothing`() async throws {
        let stand = StandCoordinator()
        let pilot = Pilot(root: stand)
        await pilot.press("2")
        let link = try StandLink.table.parse("stand://fruits/Banana")
        #expect(StandLink.table.print(link) == "stand://fruits/Banana")
        try await stand.follow(link.way)
        #expect(pilot.stack == ["FruitListViewController", "FruitViewController"])
        await pilot.settle()
        #expect(pilot.row(0).contains("Banana"))
        #expect(try await stand.follow(link.way) == .unchanged)
    }

    @Test func `every step of a visit is named`() async {
        let flow = FlowTest(Pilot(root: FruitCoordinator(initialRoute: .list)))
        await flow.act { await $0.press("b") }
        flow.expect(.shows(["NavigationController", "FruitViewController"]))
        await flow.act { await $0.press(.escape) }
        flow.expect(.shows(["NavigationController", "FruitListViewController"]))
        flow.finish()
    }

    @Test func `every screen is reachable and has a way back`() {
        let graph = NavigationGraph(StandCoordinator.self)
        #expect(graph.unreachable == [])
        #expect(graph.deadEnds == [])
        print(graph.mermaid)
    }
}
