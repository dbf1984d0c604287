import ClubTesting
import Clubs
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// The spans of a shared room, and who is chosen in them.
@Suite(.leavesNothing)
struct RoomSpanFlowTests {
    private func isChosen(_ name: String, _ pilot: Pilot) -> Bool {
        (0..<24).contains { pilot.row($0).contains("▌") && pilot.row($0).contains(name) }
    }

    @Test func `another span is of the same person, whatever place they have in it`() async throws {
        let trio = try await ClubTrio()
        try await trio.gather()
        // Last week nobody walked, so that names decide.
        for (person, steps) in [(trio.grace, 9000), (trio.me, 5000), (trio.ada, 1000)] { try await person.walk(steps) }
        try await trio.everybodySynchronises()
        let pilot = await trio.me.pilot()
        await pilot.press(.enter)
        await pilot.press(.home)
        for _ in 0..<3 where !isChosen("Ada", pilot) { await pilot.press(.down) }
        #expect(isChosen("Ada", pilot))
        let before = (0..<24).first { pilot.row($0).contains("▌") }
        await pilot.press("s")
        let after = (0..<24).first { pilot.row($0).contains("▌") }
        #expect(isChosen("Ada", pilot) && before != after, "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }
}
