import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Walk

/// The look of the imports, and of one of them.
@Suite(.leavesNothing)
struct ImportsSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `the ledger of imports`(_ language: Language, _ size: Size) async {
        let world = WalkWorld(language)
        await world.keepImports()
        await world.assertScreen("ledger", size, keys: ["i", .tab, .tab, .tab, .enter], function: "bulk")
    }

    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `one import`(_ language: Language, _ size: Size) async {
        let world = WalkWorld(language)
        await world.keepImports()
        await world.assertScreen("record", size, keys: ["i", .tab, .tab, .tab, .enter, .enter], function: "bulk")
    }
}
