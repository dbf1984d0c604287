import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Analyze

/// The look of what was compared with what.
@Suite(.leavesNothing)
struct ComparedSnapshotTests {
    @Test(arguments: GaitStage.pictures)
    func `how it was compared`(_ language: Language, _ size: Size) async {
        let pilot = await GaitStage(language).pilot(size)
        await pilot.press("?")
        assertSnapshot(of: pilot.window, named: GaitStage.name(language, size))
    }
}
