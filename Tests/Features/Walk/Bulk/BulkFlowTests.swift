import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// Several walks at once.
@Suite(.leavesNothing)
struct BulkFlowTests {
    private func list(_ world: WalkWorld = WalkWorld(), _ size: Size = Size(width: 80, height: 24)) async -> Pilot {
        let pilot = await world.pilot(size)
        await pilot.press("/", .enter)
        return pilot
    }

    @Test func `a filter narrows the walks, all of them are marked, changed alike, and one undo brings all back`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("/")
        await pilot.type("한강")
        await pilot.press(.enter, "a")
        #expect(pilot.screen.contains("2 of 4 walks · 2 marked"))
        await pilot.press("c")
        #expect(pilot.stack.last == "ChangeWalksViewController")
        await pilot.type("River")
        await pilot.press(.enter)
        await pilot.type("#morning cold")
        await pilot.press(.control("s"))
        #expect(pilot.toast == "2 walks changed · u undo")
        #expect(pilot.stack.last == "AllWalksViewController")
        let changed = try await world.journal.walks(WalkFilter(text: "River"), after: nil, limit: 9).walks
        #expect(changed.map(\.tags) == [["morning", "cold"], ["morning", "cold"]])
        await pilot.press(.escape, .enter, "u")
        #expect(try await world.journal.walks(WalkFilter(text: "한강"), after: nil, limit: 9).walks.map(\.tags) == [[], []])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `marks stay where the form is left, and go with a change`() async {
        let pilot = await list()
        await pilot.press(" ", " ", "c", .escape)
        #expect(pilot.stack.last == "AllWalksViewController" && pilot.screen.contains("4 walks · 2 marked"))
        await pilot.press("c")
        await pilot.type("River")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("4 walks") && !pilot.screen.contains("marked"))
    }

    @Test func `marked walks are merged from the palette`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press(" ", " ", ":")
        await pilot.type("merge")
        await pilot.press(.enter)
        #expect(pilot.toast != nil && pilot.stack.last == "AllWalksViewController")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `several walks are marked by hand, deleted together and brought back together`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press(" ", " ")
        #expect(pilot.screen.contains("4 walks · 2 marked"))
        await pilot.press("d")
        #expect(pilot.toast == "2 walks deleted · u undo")
        #expect(await world.journal.walkCount == 2)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("4 walks") && !pilot.screen.contains("marked"))
    }

    @Test func `when the last walk is deleted, the key that takes it back is not typed into the search`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("a", "d")
        #expect(pilot.toast == "4 walks deleted · u undo")
        #expect(await world.journal.walkCount == 0)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        await pilot.press("/")
        await pilot.type("lunch").press(.enter, "d", "u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("1 of 4"))
    }

    @Test func `two marked walks become one, and merging needs two`() async throws {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("m")
        #expect(await world.journal.walkCount == 4)
        await pilot.press(.down, " ", " ", "m")
        #expect(pilot.toast == "2 walks are one now · u undo")
        let walks = try await world.journal.walks(WalkFilter(), after: nil, limit: 9).walks
        #expect(walks.count == 3 && walks.contains { $0.steps == 5604 + 812 })
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
    }

    @Test func `walks of different days stay apart, and a sentence says why`() async {
        let world = WalkWorld()
        let pilot = await list(world)
        await pilot.press("a", "m")
        #expect(pilot.toast == "These walks are too far apart to be one: at most 6 hours between them.")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("4 marked"))
    }

    @Test func `marks outlive another search`() async {
        let pilot = await list()
        await pilot.press(" ", "/")
        await pilot.type("lunch")
        #expect(pilot.screen.contains("1 of 4 walks · 1 marked"))
    }
}
