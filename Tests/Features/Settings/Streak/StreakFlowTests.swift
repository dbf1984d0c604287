import Coordinators
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The row of good days or weeks, and its pauses.
@Suite(.leavesNothing)
struct StreakFlowTests {
    private let today = SettingsStage.today

    @Test func `the row, the longest one and how often the goal was reached are said`() async throws {
        let pilot = try await SettingsStage.afterGoodDays().open("streak")
        #expect(pilot.stack.last == "StreakViewController")
        #expect(pilot.screen.contains("4 days in a row"))
        #expect(
            pilot.screen.contains("Longest: 10 days, \(Phrases(.en).span(today.adding(days: -19), today.adding(days: -10), today: today))"))
        #expect(pilot.screen.contains("Goal reached on 74% of days"))
    }

    @Test func `a pause closes the gap at once, and undo opens it again`() async throws {
        let stage = SettingsStage.afterGoodDays()
        let pilot = try await stage.open("streak")
        await pilot.press("n")
        #expect(pilot.stack.last == "PauseEditorViewController")
        // The bar stands at the day: nine days back, and five days long.
        await pilot.press(Array(repeating: "-", count: 9) + [.enter])
        await pilot.press(Array(repeating: "-", count: 11))
        #expect(pilot.screen.contains("With it: 14 days in a row"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "StreakViewController")
        #expect(pilot.toast == "Pause saved: 9 Nov – 13 Nov · u undo")
        #expect(try await stage.journal.settings().rests.pauses == [.inDays(-9, -5)])
        #expect(pilot.screen.contains("14 days in a row"))
        await pilot.press("u")
        #expect(try await stage.journal.settings().rests.pauses.isEmpty)
        #expect(pilot.screen.contains("4 days in a row") && pilot.screen.contains("No pauses yet. n adds one."))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a pause is changed and deleted, and stays in order with the others`() async throws {
        let stage = SettingsStage.afterGoodDays()
        var settings = try await stage.journal.settings()
        settings.rests = RestSchedule(weekdays: [7], pauses: [.inDays(-9, -5)])
        try await stage.journal.save(settings)
        let pilot = try await stage.open("streak")
        #expect(pilot.screen.contains("Rest days: Sun"))
        await pilot.press(.end, .enter, .up, "+", .control("s"))
        #expect(try await stage.journal.settings().rests == RestSchedule(weekdays: [7], pauses: [.inDays(-8, -5)]))
        await pilot.press("n", .enter, .enter)
        #expect(try await stage.journal.settings().rests.pauses == [.inDays(-8, -5), .inDays(0, 6)])
        await pilot.press(.end, "d")
        #expect(pilot.toast == "Pause deleted: 18 Nov – 24 Nov · u undo")
        #expect(try await stage.journal.settings().rests == RestSchedule(weekdays: [7], pauses: [.inDays(-8, -5)]))
    }

    @Test func `a pause that ends before it begins is refused, and is not left without a question`() async throws {
        let stage = SettingsStage.afterGoodDays()
        let pilot = try await stage.open("streak")
        await pilot.press("n", .tab, .left, .left, "-", .enter)
        #expect(pilot.stack.last == "PauseEditorViewController")
        #expect(pilot.screen.contains("! That is before the first day."))
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.right, .enter)
        #expect(try await stage.journal.settings().rests == RestSchedule())
    }

    @Test func `a row of weeks is chosen, said on the list of settings, and taken back`() async throws {
        let stage = SettingsStage.afterGoodDays()
        let pilot = try await stage.open("streak")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("● Goal every day"))
        await pilot.press(.down, .down, .down, .enter)
        #expect(try await stage.journal.settings().streakKind == StreakKind(daysAWeek: 4))
        #expect(pilot.screen.contains("2 of 4 this week") && pilot.screen.contains("streak can start this week"))
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Goal 4 days a week"))
        await pilot.press(.enter, "u")
        #expect(try await stage.journal.settings().streakKind == .daily)
    }

    @Test func `a journal that cannot be written is named, and nothing is said to be saved`() async throws {
        let stage = SettingsStage.afterGoodDays()
        let pilot = try await stage.open("streak")
        await stage.journal.fail(with: .locked)
        await pilot.press("n", .enter, .enter)
        #expect(pilot.stack.last == "PauseEditorViewController")
        #expect(pilot.screen.contains("! " + Phrases(.en).sentence(JournalFailure.locked).prefix(30)))
        await stage.journal.fail(with: nil)
    }
}
