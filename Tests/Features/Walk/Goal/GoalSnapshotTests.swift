import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the goal.
@Suite(.leavesNothing)
struct GoalSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `the goal`(_ language: Language, _ size: Size) async { await WalkWorld(language).assertScreen("goal", size, keys: ["g"]) }
}
