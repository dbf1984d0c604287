import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of a room on this computer.
@Suite(.leavesNothing)
struct RoomSnapshotTests {
    @Test(arguments: Language.allCases)
    func `leave a room`(_ language: Language) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        let pilot = await stage.pilot()
        await pilot.press(.enter, "x")
        assertSnapshot(of: pilot.window, named: language.rawValue)
        await pilot.press(.escape)
    }

    @Test(arguments: TogetherStage.pictures)
    func `a room in this week`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.walk(stage.others[0], 9_100)
        try await stage.walk(stage.me, 6_412)
        try await stage.walk(stage.me, 7_311, daysAgo: 1)
        let pilot = await stage.pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
