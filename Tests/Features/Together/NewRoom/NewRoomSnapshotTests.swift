import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the form for a room.
@Suite(.leavesNothing)
struct NewRoomSnapshotTests {
    @Test(arguments: TogetherStage.pictures)
    func `new room`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try TogetherStage(language)).pilot(size)
        await pilot.press("n")
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `daily cap`(_ language: Language) async throws {
        let pilot = await (try TogetherStage(language)).pilot()
        await pilot.press("n", .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
