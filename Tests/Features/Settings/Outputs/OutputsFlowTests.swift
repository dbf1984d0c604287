import LiveWalking
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import Settings

/// The choice of what a live walk is heard by.
@Suite(.leavesNothing)
struct OutputsFlowTests {
    @Test func `everything is off until it is chosen, and what is chosen is kept at once`() async throws {
        let stage = SettingsStage()
        let pilot = try await stage.open("outputs")
        #expect(await stage.preferences.preferences().outputs.isEmpty)
        await pilot.press(" ", .down, " ")
        #expect(await stage.preferences.preferences().outputs == [.voice, .beat])
        #expect(stage.changes == [.outputs([.voice]), .outputs([.voice, .beat])])
        await pilot.press(.up, " ")
        #expect(await stage.preferences.preferences().outputs == [.beat])
    }

    @Test func `the bell is chosen like the others, and its note says what a terminal may do instead`() async throws {
        let stage = SettingsStage()
        let pilot = try await stage.open("outputs")
        #expect(pilot.screen.contains("Some terminals flash instead, or do nothing."))
        await pilot.press(.down, .down, " ")
        #expect(pilot.screen.contains("[✓] Bell of the terminal at each word"))
        #expect(await stage.preferences.preferences().outputs == [.bell])
        await pilot.press(" ")
        #expect(pilot.screen.contains("[ ] Bell of the terminal at each word"))
    }

    @Test func `a choice that cannot be kept is taken back, and said`() async throws {
        let stage = SettingsStage()
        await stage.preferences.fail(with: .notWritten(path: "~/.config/gnd"))
        let pilot = try await stage.open("outputs")
        await pilot.press(" ")
        #expect(pilot.screen.contains("[ ] Say what the coach shows"))
        #expect(pilot.screen.contains("~/.config/gnd cannot be written to"))
    }

    @Test func `the reason why something cannot work is said, and it can be chosen all the same`() async throws {
        let stage = SettingsStage()
        stage.obstacles = [.voice: .noService, .beat: .noSoundDevice]
        let pilot = try await stage.open("outputs")
        #expect(pilot.screen.contains("there is no speech-dispatcher"))
        #expect(pilot.screen.contains("there is no sound device"))
        await pilot.press(" ")
        #expect(pilot.screen.contains("[✓] Say what the coach shows"))
    }
}
