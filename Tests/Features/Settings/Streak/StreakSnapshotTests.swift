import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The look of the streak.
@Suite(.leavesNothing)
struct StreakSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `an empty streak`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("streak", size)
    }

    @Test(arguments: SettingsStage.pictures)
    func `the streak with a pause`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage.afterGoodDays(language)
        var settings = try await stage.journal.settings()
        settings.rests = RestSchedule(weekdays: [6, 7], pauses: [.inDays(-200, -187), .inDays(-9, -5)])
        settings.streakKind = StreakKind(daysAWeek: 4)
        try await stage.journal.save(settings)
        assertSnapshot(of: try await stage.open("streak", size).window, named: SettingsStage.name(language, size))
    }

    @Test(arguments: SettingsStage.pictures)
    func `what keeps the row going`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage.afterGoodDays(language).open("streak", size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }
}
