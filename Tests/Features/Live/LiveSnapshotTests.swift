import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Live
@testable import LiveWalking

/// The look of a live walk, from a whole window to one row.
@Suite(.leavesNothing)
struct LiveSnapshotTests {
    nonisolated private static let sizes = [(120, 40), (80, 24), (40, 12), (80, 3), (80, 1), (40, 3)].map {
        Size(width: $0.0, height: $0.1)
    }

    @Test(arguments: [Language.en, .ko], sizes)
    func `a brisk walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        assertSnapshot(of: stage.pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `the kinds of walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        assertSnapshot(of: stage.pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `stop signs before the first walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size, knowsStopSigns: false)
        await stage.pilot.press(.enter)
        assertSnapshot(of: stage.pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `how it was`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        await stage.pilot.press("q", .enter)
        assertSnapshot(of: stage.pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 3), Size(width: 40, height: 3)])
    func `how it was in a pane`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        await stage.pilot.press("q", .enter, .down)
        assertSnapshot(of: stage.pilot.window, named: "choice.\(language.rawValue)-\(size.width)x\(size.height)")
        await stage.pilot.press(.enter)
        assertSnapshot(of: stage.pilot.window, named: "note.\(language.rawValue)-\(size.width)x\(size.height)")
    }

    @Test(arguments: [Language.en, .ko])
    func `an estimated walk without a sensor, paused, with troubles`(_ language: Language) async throws {
        let stage = try await LiveStage(language)
        let walk = try await stage.begin()
        await stage.stride(walk, seconds: 95) { update in
            update.state.sensors = []
            (update.state.speed, update.state.cadence, update.state.stepLength, update.state.heartRate) = (nil, nil, nil, nil)
            update.state.isDistanceEstimated = true
            (update.trail, update.cue) = ([], nil)
            update.troubles = [.sensors(.bluetoothOff), .noVoice]
        }
        await stage.pilot.press(" ")
        assertSnapshot(of: stage.pilot.window, named: language.rawValue)
    }

    @Test func `intervals, below the band`() async throws {
        let stage = try await LiveStage()
        await stage.pilot.press(.down, .down, .down)
        let walk = try await stage.begin()
        await stage.stride(walk, seconds: 400) { $0.cue = LiveUpdate.SaidCue(.more(.cadence), at: 300) }
        assertSnapshot(of: stage.pilot.window, named: "en")
    }

    @Test(arguments: [Language.en, .ko])
    func `what is said of it`(_ language: Language) async throws {
        let stage = try await LiveStage(language, Size(width: 70, height: 48), saysLines: true)
        await stage.stride(try await stage.begin())
        var screen = LinearScreen()
        let text = screen.lines(of: stage.pilot.window.lastCanvas).joined(separator: "\n") + "\n"
        assertText(text, in: "Tests/Features/Live/__Snapshots__/LiveSnapshotTests/said.\(language.rawValue).txt")
    }
}
