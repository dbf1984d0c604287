import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the change of several walks.
@Suite(.leavesNothing)
struct ChangeWalksSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `the change of several walks`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("change", size, keys: ["/", .enter, " ", " ", "c"], function: "bulk")
    }
}
