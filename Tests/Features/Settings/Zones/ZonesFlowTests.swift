import Coordinators
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// Home, stays elsewhere, and goals of single days.
@Suite(.leavesNothing)
struct ZonesFlowTests {
    private let stage = SettingsStage()

    @Test func `a stay is typed in, refused while it makes no sense, and kept`() async throws {
        let pilot = try await stage.open("zones")
        #expect(pilot.stack.last == "ZonesViewController")
        await pilot.press("n")
        await pilot.type("Europe/Atlantis")
        await pilot.press(.tab)
        await pilot.type("2026-07-14")
        await pilot.press(.tab)
        await pilot.type("2026-07-01")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! There is no such zone.") && pilot.screen.contains("! That is before the first day."))
        await pilot.press("2", "0", .shiftTab, .shiftTab, .control("u"))
        await pilot.type("Europe/Paris")
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ZonesViewController")
        #expect(pilot.toast == "Saved: Europe/Paris, 14 Jul – 20 Jul · u undo")
        #expect(try await stage.journal.settings().zones.periods == [.stay("2026-07-14", "2026-07-20", "Europe/Paris")])
        await pilot.press("u")
        #expect(try await stage.journal.settings().zones.periods.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a stay that the imports tell of is accepted with a key, and can be deleted again`() async throws {
        let told = try TimeZonePeriod.stay("2026-07-01", "2026-07-14", "Europe/Paris")
        await stage.journal.suggest([told])
        let pilot = try await stage.open("zones")
        #expect(pilot.screen.contains("? Europe/Paris"))
        await pilot.press(.end, "a")
        #expect(try await stage.journal.settings().zones.periods == [told])
        #expect(!pilot.screen.contains("? Europe/Paris"))
        await pilot.press(.end, "d")
        #expect(try await stage.journal.settings().zones.periods.isEmpty)
    }

    @Test func `home moves, and the list of settings says so`() async throws {
        let pilot = try await stage.open("zones")
        await pilot.press(.enter, .control("u"))
        await pilot.type("Asia/Seoul")
        await pilot.press(.enter)
        #expect(try await stage.journal.settings().zones.home.id == "Asia/Seoul")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Asia/Seoul"))
    }

    @Test func `goals of single days are typed in words and survive another goal`() async throws {
        let pilot = try await stage.pilot()
        await pilot.press(.down, .down, .enter, .tab)
        await pilot.type("Sat 4,000 일 3000")
        await pilot.press(.enter)
        let today = ZoneTimeline(home: .utc).day(of: stage.clock.now)
        #expect(try await stage.journal.settings().goals.goal(on: today).weekdaySteps == [6: 4000, 7: 3000])
        await pilot.press(.enter, .control("u"))
        await pilot.type("8500")
        await pilot.press(.enter)
        let goal = try await stage.journal.settings().goals.goal(on: today)
        #expect(goal.steps == 8500 && goal.weekdaySteps == [6: 4000, 7: 3000])
    }

    @Test func `days of rest, a speed and a step length are goals of their own, and go when their field is empty`() async throws {
        let pilot = try await stage.pilot()
        await pilot.press(.down, .down, .enter, .tab)
        await pilot.type("Sat 4000 일 쉼")
        await pilot.press(.tab)
        await pilot.type("45")
        await pilot.press(.tab)
        await pilot.type("62")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("A number from 1 to 15, or nothing."))
        await pilot.press(.shiftTab, .control("u"))
        await pilot.type("4.5")
        await pilot.press(.enter)
        let today = ZoneTimeline(home: .utc).day(of: stage.clock.now)
        var settings = try await stage.journal.settings()
        #expect(settings.goals.goal(on: today) == Goal(steps: 7000, weekdaySteps: [6: 4000], speed: 1.25, stepLength: 0.62))
        #expect(settings.rests.weekdays == [7])
        await pilot.press(.enter)
        #expect(pilot.screen.contains("Sat 4000, Sun rest") && pilot.screen.contains("4.5") && pilot.screen.contains("62"))
        await pilot.press(.tab, .control("u"), .tab, .tab, .control("u"), .enter)
        settings = try await stage.journal.settings()
        #expect(settings.goals.goal(on: today) == Goal(steps: 7000, speed: 1.25))
        #expect(settings.rests == RestSchedule())
    }
}
