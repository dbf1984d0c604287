import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the question for a walk together.
@Suite(.leavesNothing)
struct AskToWalkSnapshotTests {
    @Test(arguments: ClubTrio.pictures)
    func `a question for a walk`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try ClubTrio.walking()).me.pilot(size, language)
        await pilot.press(.enter, .home, "w")
        assertSnapshot(of: pilot.window, named: TogetherStage.name(language, size))
    }
}
