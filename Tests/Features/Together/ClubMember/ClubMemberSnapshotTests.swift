import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the days of somebody in a shared room.
@Suite(.leavesNothing)
struct ClubMemberSnapshotTests {
    @Test(arguments: ClubTrio.pictures)
    func `somebody's days`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try ClubTrio.walking()).me.pilot(size, language)
        await pilot.press(.enter, .home, .enter)
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
