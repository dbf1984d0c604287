import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Live

/// The look of the kinds of walk.
@Suite(.leavesNothing)
struct ModesSnapshotTests {
    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `the kinds of walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size, last: nil)
        await stage.pilot.press(.down)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }

    @Test(arguments: [(Language.en, ["↵ start", ". signs", "t tests"]), (.ko, ["↵ 시작", ". 신호", "t 검사"])])
    func `on a narrow screen the key of the tests is named beside the signs to stop by`(_ language: Language, _ keys: [String]) async throws
    {
        let stage = try await LiveStage(language, Size(width: 40, height: 12))
        #expect(keys.allSatisfy(stage.pilot.row(11).contains), "\(stage.pilot.row(11))")
    }

    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `stop signs before the first walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size, knowsStopSigns: false, last: nil)
        await stage.pilot.press(.down, .enter)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }
}
