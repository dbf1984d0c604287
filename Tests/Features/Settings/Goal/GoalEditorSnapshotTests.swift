import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Settings

/// The look of the goal.
@Suite(.leavesNothing)
struct GoalEditorSnapshotTests {
    @Test(arguments: SettingsStage.pictures)
    func `the goal`(_ language: Language, _ size: Size) async throws {
        try await SettingsStage(language).assertEditor("goal", size)
    }

    @Test(arguments: SettingsStage.pictures)
    func `a goal that is too low`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage(language).open("goal", size)
        await pilot.press(.control("u")).type("100").press(.enter)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
    }

    @Test(arguments: SettingsStage.pictures)
    func `the question before a change is lost`(_ language: Language, _ size: Size) async throws {
        let pilot = try await SettingsStage(language).open("goal", size)
        await pilot.type("0").press(.escape)
        assertSnapshot(of: pilot.window, named: SettingsStage.name(language, size))
        await pilot.press(.escape)
    }
}
