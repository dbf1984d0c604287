import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// Changes by another window or by the shell, which are on show at once.
@Suite(.leavesNothing)
struct FollowFlowTests {
    @Test func `an import that was taken back elsewhere leaves the list of imports`() async throws {
        let world = WalkWorld()
        await world.keepImports()
        let pilot = await world.pilot()
        await pilot.press("i", .tab, .tab, .tab, .enter)
        #expect(pilot.stack.last == "ImportsViewController" && pilot.screen.contains("export.zip"))
        _ = try await world.journal.undoImport(7)
        await pilot.settle()
        #expect(!pilot.screen.contains("export.zip") && pilot.screen.contains("samples"))
    }

    @Test func `the bar stays at its import when others come and go above it`() async throws {
        let world = WalkWorld()
        await world.keepImports()
        let pilot = await world.pilot()
        await pilot.press("i", .tab, .tab, .tab, .enter, .down)
        _ = try await world.journal.undoImport(7)
        await pilot.settle()
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ImportRecordViewController" && pilot.screen.contains("KML"), "\(pilot.screen)")
    }

    @Test(arguments: [Key("s"), "?"]) func `an order of sources that was set elsewhere is on show`(_ key: Key) async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await pilot.press(key)
        #expect(pilot.screen.contains("1  Apple Watch ") && pilot.screen.contains("2  iPhone"))
        let order = [WalkWorld.phone, WalkWorld.watch, .typed].map(\.key)
        _ = try await world.journal.change { settings in
            for metric in Metric.counted { settings.priorities.order[metric] = order }
        }
        await pilot.settle()
        #expect(pilot.screen.contains("1  iPhone") && pilot.screen.contains("2  Apple Watch "))
    }

    @Test func `a walk that was added elsewhere is in the year`() async throws {
        let world = WalkWorld(days: [], walks: [])
        let pilot = await world.pilot()
        await pilot.press("y")
        let before = pilot.screen
        _ = try await world.journal.log(
            WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "lunch", source: .typed))
        await pilot.settle()
        #expect(!before.contains("3,912") && pilot.screen.contains("3,912"))
    }

    @Test func `a walk that was changed elsewhere is on its page as it is now, and one that was deleted is missed`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController" && pilot.screen.contains("Fog over the river."))
        var walk = WalkWorld.walks[0]
        (walk.note, walk.steps) = ("Sun over the river.", 4321)
        _ = try await world.journal.save([walk])
        await pilot.settle()
        #expect(pilot.screen.contains("Sun over the river.") && pilot.screen.contains("4,321"), "\(pilot.screen)")
        _ = try await world.journal.delete([walk.id])
        await pilot.settle()
        #expect(pilot.stack.last == "WalkDetailViewController" && !pilot.screen.contains("Sun over the river."))
    }

    @Test func `walks of the same way come and go, and the bar stays at the one that was chosen`() async throws {
        let walks = (0..<4).map { number in
            var walk = WalkWorld.walk(
                number + 1, daysAgo: number * 40, 7, 40, minutes: 33 + number, steps: 3900, distance: 2700, title: "한강")
            walk.route = WalkWorld.route
            return walk
        }
        let world = WalkWorld(walks: walks)
        let pilot = await world.pilot(Size(width: 100, height: 48))
        await pilot.press(.enter, "l", .end)
        let before = pilot.screen
        var newest = WalkWorld.walk(7, daysAgo: 1, 7, 40, minutes: 58, steps: 3900, distance: 2700, title: "한강")
        newest.route = WalkWorld.route
        _ = try await world.journal.save([newest])
        await pilot.settle()
        #expect(pilot.stack.last == "SameWayViewController" && !before.contains("2.8 km/h"))
        #expect(pilot.screen.contains("2.8 km/h"), "\(pilot.screen)")
        // Enter opens the one at the bar, which was the oldest.
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController" && pilot.screen.contains("36 min"), "\(pilot.screen)")
    }

    @Test func `the walks of a week follow, and what was typed and unmarked stays`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("o", "w", .control("u"))
        await pilot.type("Trail 2")
        await pilot.press(.tab, " ")
        var walk = WalkWorld.walk(7, daysAgo: 1, 6, 0, minutes: 25, steps: 2500, distance: 1800, title: "at dawn")
        _ = try await world.journal.save([walk])
        let worn = WalkWorld.walks[1]
        _ = try await WearShoes(journal: world.journal)("Blue Brooks", on: [worn.id])
        await pilot.settle()
        #expect(pilot.screen.contains("at dawn") && pilot.screen.contains("Trail 2") && pilot.screen.contains("Blue Brooks"))
        await pilot.press(.control("s"))
        #expect(pilot.stack.last == "ShoesViewController")
        func shoes(_ id: WalkID) async throws -> String? { try await world.journal.walk(id)?.shoes }
        walk = try #require(try await world.journal.walk(walk.id))
        #expect(walk.shoes == "Trail 2")
        #expect(try await shoes(WalkWorld.walks[0].id) == nil, "its mark was taken away")
        #expect(try await shoes(worn.id) == "Blue Brooks", "somebody else knew better")
    }

    @Test func `a pair that was put on elsewhere is in the list of shoes`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("o")
        let before = pilot.screen
        _ = try await WearShoes(journal: world.journal)("Blue Brooks", on: [WalkWorld.walks[0].id])
        await pilot.settle()
        #expect(!before.contains("Blue Brooks") && pilot.screen.contains("Blue Brooks"))
    }
}
