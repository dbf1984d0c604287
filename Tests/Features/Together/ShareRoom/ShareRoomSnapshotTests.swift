import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the form for a shared room.
@Suite(.leavesNothing)
struct ShareRoomSnapshotTests {
    @Test(arguments: ClubTrio.pictures)
    func `before sharing`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try ClubTrio()).me.pilot(size, language)
        await pilot.press("s").type("Family")
        await pilot.press(.tab).type("~/Sync/walk")
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
