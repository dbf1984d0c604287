import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Together

/// The look of the question for a room’s code.
@Suite(.leavesNothing)
struct JoinRoomSnapshotTests {
    @Test(arguments: Language.allCases)
    func `a code that nobody has`(_ language: Language) async throws {
        let pilot = await (try TogetherStage(language)).pilot()
        await pilot.press("c").type("ZZZ")
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
