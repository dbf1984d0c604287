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
struct LiveWalkSnapshotTests {
    nonisolated private static let sizes = [(120, 40), (80, 24), (40, 12), (80, 3), (80, 1), (40, 3)].map {
        Size(width: $0.0, height: $0.1)
    }

    @Test(arguments: Language.allCases, sizes)
    func `a brisk walk`(_ language: Language, _ size: Size) async throws {
        let stage = try await LiveStage(language, size)
        await stage.stride(try await stage.begin())
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
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

    @Test(arguments: [1, 3, 6])
    func `a pane of a few rows says first what would be lost, and not what is only left out`(_ rows: Int) async throws {
        let stage = try await LiveStage(.en, Size(width: 80, height: rows))
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.troubles = [.recording(.diskFull), .noVoice] }
        #expect(stage.pilot.screen.contains("! The recording cannot be written: this walk is only in memory."))
        await stage.stride(walk, seconds: 1130) { $0.troubles = [.noVoice] }
        #expect(stage.pilot.screen.contains("▶ brisk") || stage.pilot.screen.contains("let the steps grow"))
        #expect(!stage.pilot.screen.contains("!"))
    }

    @Test func `where the names of the sensors do not fit, a dot for each says whether it is heard`() async throws {
        let stage = try await LiveStage(.en, Size(width: 40, height: 12))
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            for index in update.state.sensors.indices { update.state.sensors[index].description.title = "A sensor of a long name" }
        }
        #expect(stage.pilot.canvas.text(row: 0).hasSuffix("● ○"))
    }

    @Test func `intervals, below the band`() async throws {
        let stage = try await LiveStage()
        await stage.pilot.press(.down, .down, .down)
        let walk = try await stage.begin()
        await stage.stride(walk, seconds: 400) { $0.cue = LiveUpdate.SaidCue(.more(.cadence), at: 300) }
        assertSnapshot(of: stage.pilot.window, named: "en")
    }

    @Test(arguments: Language.allCases)
    func `what is said of it`(_ language: Language) async throws {
        let stage = try await LiveStage(language, Size(width: 70, height: 48), saysLines: true)
        await stage.stride(try await stage.begin())
        var screen = LinearScreen()
        let text = screen.lines(of: stage.pilot.window.lastCanvas).joined(separator: "\n") + "\n"
        assertText(text, in: "Tests/Features/Live/Walk/__Snapshots__/LiveWalkSnapshotTests/said.\(language.rawValue).txt")
    }
}
