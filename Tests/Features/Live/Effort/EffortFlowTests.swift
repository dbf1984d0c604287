import Phrases
import ScreenTesting
import Terminal
import Testing

@testable import Live
@testable import LiveWalking

/// The question how hard a walk was, by its keys.
@Suite(.leavesNothing)
struct EffortFlowTests {
    @Test func `the effort that the bar was moved to counts where the walk is saved at once`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("q", .enter, .down, .down, .control("s"))
        #expect(await walk.commands.contains(.effort(Phrases(.en).effortLevels[2].value)))
        let other = try await LiveStage()
        let unsaid = try await other.begin()
        await other.stride(unsaid)
        await other.pilot.press("q", .enter, .control("s"))
        #expect(await !unsaid.commands.contains { if case .effort = $0 { true } else { false } })
    }
}
