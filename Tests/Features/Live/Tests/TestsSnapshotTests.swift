import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Live

/// The look of the results of tests.
@Suite(.leavesNothing)
struct TestsSnapshotTests {
    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `how the results look`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage.atTests(language, size)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `the hour of a try has room on the smallest screen`(_ language: Language) async throws {
        let screen = try await LiveStage.atTests(language, Size(width: 40, height: 12)).pilot.screen
        #expect(screen.contains("17:31 ") && screen.contains("17:30 "), "\(screen)")
    }

    @Test(arguments: Language.allCases)
    func `before the first try`(_ language: Language) async throws {
        let stage = try await LiveStage.atTests(language, hasResults: false)
        assertSnapshot(of: stage.pilot.window, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func `what is said of the results`(_ language: Language) async throws {
        let stage = try await LiveStage.atTests(language, Size(width: 80, height: 24), saysLines: true)
        var screen = LinearScreen()
        let text = screen.lines(of: stage.pilot.window.lastCanvas).joined(separator: "\n") + "\n"
        assertText(text, in: "Tests/Features/Live/Tests/__Snapshots__/TestsSnapshotTests/said.\(language.rawValue).txt")
    }
}
