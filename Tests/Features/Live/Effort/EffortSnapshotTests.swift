import LiveWalking
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Live

/// The look of the questions after a walk.
@Suite(.leavesNothing)
struct EffortSnapshotTests {
    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `how it was`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        await stage.pilot.press("q", .enter)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }

    @Test(arguments: Language.allCases, [Size(width: 80, height: 3), Size(width: 40, height: 3)])
    func `how it was in a pane`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        await stage.pilot.press("q", .enter, .down)
        assertSnapshot(of: stage.pilot.window, named: "choice.\(LiveStage.name(language, size))")
        await stage.pilot.press(.enter)
        assertSnapshot(of: stage.pilot.window, named: "note.\(LiveStage.name(language, size))")
    }

    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `how the question for the metres looks`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage.atTests(language, size, hasResults: false)
        await stage.pilot.press(.end, .enter)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 361) { ($0.state.sensors, $0.state.isDistanceEstimated) = ([], true) }
        await stage.pilot.press("q", .enter)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains(language == .en ? "Very light" : "아주 편해요"))
    }

    @Test(arguments: Language.allCases, [true, false])
    func `at 40 columns and 12 rows the button and both keys are in sight`(_ language: Language, _ isTest: Bool) async throws {
        let size = Size(width: 40, height: 12)
        let stage = try await isTest ? LiveStage.atTests(language, size, hasResults: false) : LiveStage(language, size)
        if isTest { await stage.pilot.press(.end) }
        await stage.stride(try await stage.begin(), seconds: 361) { update in
            if isTest { (update.state.sensors, update.state.isDistanceEstimated) = ([], true) }
        }
        await stage.pilot.press("q", .enter)
        let words = language == .en ? ["[ Save the walk ]", "^S save", "esc skip"] : ["[ 산책 저장 ]", "^S 저장", "esc 넘김"]
        for word in words { #expect(stage.pilot.screen.contains(word), "\(stage.pilot.screen)") }
    }
}
