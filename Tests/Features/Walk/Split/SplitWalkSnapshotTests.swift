import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of a walk about to be two.
@Suite(.leavesNothing)
struct SplitWalkSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `a walk about to be two`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("split", size, keys: [.enter, "s"], function: "bulk")
    }
}
