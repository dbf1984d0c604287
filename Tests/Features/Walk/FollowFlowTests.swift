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
}
