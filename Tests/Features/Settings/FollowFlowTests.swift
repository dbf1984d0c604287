import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// Settings that another window or the shell changes, which are on show at once.
@Suite(.leavesNothing)
struct FollowFlowTests {
    private let stage = SettingsStage()

    @Test func `the list says what was set elsewhere`() async throws {
        let pilot = try await stage.pilot()
        let before = pilot.screen
        let today = SettingsStage.today
        _ = try await stage.journal.change { settings in
            settings.goals.set(Goal(steps: 12_345), from: today)
            settings.zones.home = Zone("Asia/Seoul") ?? .utc
        }
        await pilot.settle()
        #expect(!before.contains("12,345") && pilot.screen.contains("12,345") && pilot.screen.contains("Asia/Seoul"))
    }

    @Test func `the list says what was set elsewhere while another screen lay over it`() async throws {
        let pilot = try await stage.open("about")
        let today = SettingsStage.today
        _ = try await stage.journal.change { $0.goals.set(Goal(steps: 12_345), from: today) }
        await pilot.press(.escape)
        #expect(pilot.stack.last == "SettingsViewController" && pilot.screen.contains("12,345"))
    }

    @Test func `a stay elsewhere and a home are in the list of zones at once`() async throws {
        let pilot = try await stage.open("zones")
        let stay = try TimeZonePeriod.stay("2026-07-01", "2026-07-14", "Europe/Paris")
        _ = try await stage.journal.change { $0.zones.periods = [stay] }
        await pilot.settle()
        #expect(pilot.stack.last == "ZonesViewController" && pilot.screen.contains("Europe/Paris"))
    }

    @Test func `a pause is on the page of the streak at once`() async throws {
        let pilot = try await stage.open("streak")
        let before = pilot.screen
        let today = SettingsStage.today
        _ = try await stage.journal.change { $0.rests.pauses = [RestSchedule.Pause(from: today, through: today.adding(days: 3))] }
        await pilot.settle()
        #expect(before.contains("No pauses yet.") && !pilot.screen.contains("No pauses yet."))
    }

    @Test(arguments: ["streak", "zones", "privacy"])
    func `a page says what was set elsewhere while a form lay over it`(_ page: String) async throws {
        let pilot = try await stage.open(page)
        let (stack, today) = (pilot.stack, SettingsStage.today)
        await pilot.press("n")
        #expect(pilot.stack.count == stack.count + 1)
        let place = try #require(PrivacyZone(name: "the allotment", latitude: 37.52, longitude: 126.93, radius: 500))
        let stay = try TimeZonePeriod.stay("2026-07-01", "2026-07-14", "Europe/Paris")
        _ = try await stage.journal.change { settings in
            settings.rests.pauses = [RestSchedule.Pause(from: today, through: today.adding(days: 3))]
            settings.zones.periods = [stay]
            settings.privacyZones.put(place)
        }
        await pilot.press(.escape)
        #expect(pilot.stack == stack)
        switch page {
        case "streak": #expect(!pilot.screen.contains("No pauses yet."))
        case "zones": #expect(pilot.screen.contains("Europe/Paris"))
        default: #expect(pilot.screen.contains("the allotment"))
        }
    }

    @Test func `a private place is in its list at once`() async throws {
        let pilot = try await stage.open("privacy")
        let place = try #require(PrivacyZone(name: "the allotment", latitude: 37.52, longitude: 126.93, radius: 500))
        _ = try await stage.journal.change { $0.privacyZones.put(place) }
        await pilot.settle()
        #expect(pilot.screen.contains("the allotment"))
    }

    @Test func `a step that was counted elsewhere is said, and what is being typed stays`() async throws {
        let pilot = try await stage.open("step length")
        await pilot.type("400 m")
        let step = try #require(StepCalibration(distance: 400, steps: 500, date: SettingsStage.today))
        _ = try await stage.journal.change { $0.calibrations.last = step }
        await pilot.settle()
        #expect(pilot.screen.contains("Now 80 cm") && pilot.screen.contains("400 m"), "\(pilot.screen)")
    }
}
