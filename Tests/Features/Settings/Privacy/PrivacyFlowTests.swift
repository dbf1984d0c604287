import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The places of which nothing leaves the program.
@Suite(.leavesNothing)
struct PrivacyFlowTests {
    @Test func `a place is typed in, refused while it is none, kept, deleted and brought back`() async throws {
        let stage = SettingsStage()
        let pilot = try await stage.open("privacy")
        #expect(pilot.stack.last == "PrivacyViewController")
        await pilot.press("n", .tab, .tab)
        await pilot.type("here").press(.control("s"))
        #expect(pilot.screen.contains("Write it as a map copies it"))
        await pilot.press(.control("u")).type("37.5, 127").press(.control("s"))
        #expect(pilot.stack.last == "PrivacyViewController" && pilot.toast == "Private from now on: Home · u undo")
        let zone = try #require(try await stage.journal.settings().privacyZones.zones.first)
        let middle = RoutePoint(latitude: zone.latitude, longitude: zone.longitude)
        #expect(zone.radius == 500 && middle.distance(to: RoutePoint(latitude: 37.5, longitude: 127)) <= 251)
        #expect(!pilot.screen.contains("37.") && !pilot.screen.contains("127"))
        await pilot.press("d")
        #expect(try await stage.journal.settings().privacyZones.isEmpty)
        await pilot.press("u")
        #expect(try await stage.journal.settings().privacyZones.zones == [zone])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the place at which the most walks begin is offered first`() async throws {
        let stage = SettingsStage()
        _ = try await stage.journal.save([.fromHome(1), .fromHome(2), .fromHome(3)])
        let pilot = try await stage.open("privacy")
        await pilot.press("n")
        #expect(pilot.screen.contains("Where 3 of your last 3 walks begin or end"))
        await pilot.press(.control("s"))
        let zone = try #require(try await stage.journal.settings().privacyZones.zones.first)
        #expect(zone.contains(latitude: 37.5, longitude: 127.0002) || zone.contains(latitude: 37.52, longitude: 127.0002))
    }
}
