import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of all walks.
@Suite(.leavesNothing)
struct AllWalksSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `all walks`(_ language: Language, _ size: Size) async { await WalkWorld(language).assertScreen("all", size, keys: ["/"]) }

    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `marked walks`(_ language: Language, _ size: Size) async {
        await WalkWorld(language).assertScreen("marked", size, keys: ["/", .enter, " ", " "], function: "bulk")
    }
}
