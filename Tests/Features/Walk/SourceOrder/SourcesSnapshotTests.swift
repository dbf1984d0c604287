import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the order of sources.
@Suite(.leavesNothing)
struct SourcesSnapshotTests {
    @Test(arguments: Language.allCases)
    func `the order of sources`(_ language: Language) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot()
        await pilot.press("s")
        assertSnapshot(of: pilot.window, named: "sources \(language.rawValue)", function: "walk")
    }
}
