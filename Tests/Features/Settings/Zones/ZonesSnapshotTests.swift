import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

/// The look of the zones.
@Suite(.leavesNothing)
struct ZonesSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `home alone`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("zones", size)
    }

    @Test(arguments: SettingsStage.pictures)
    func `the zone timeline`(_ language: Language, _ size: Size) async throws {
        let stage = SettingsStage(language)
        await stage.journal.suggest([try .stay("2026-09-01", "2026-09-09", "America/New_York")])
        var settings = try await stage.journal.settings()
        settings.zones.periods = [try .stay("2026-07-01", "2026-07-14", "Europe/Paris")]
        try await stage.journal.save(settings)
        assertSnapshot(of: try await stage.open("zones", size).window, named: SettingsStage.name(language, size))
    }
}
