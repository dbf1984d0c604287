import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the days behind a number.
@Suite(.leavesNothing)
struct RoomWeekSnapshotTests {
    @Test(arguments: TogetherStage.pictures)
    func `the days behind a number in a room`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.walk(stage.me, 6_412)
        try await stage.walk(stage.me, 9_120, daysAgo: 1)
        let pilot = await stage.pilot(size)
        await pilot.press(.enter, "?")
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
