import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

@Suite(.leavesNothing)
struct SayingItBelowPageTests {
    @Test func `what is deleted is said on the list below, with the key that undoes it`() async {
        let pilot = Pilot(root: LettersCoordinator(initialRoute: .list))
        await pilot.press(.enter, "d")
        #expect(pilot.stack == ["LettersViewController"])
        #expect(pilot.toast == "“From Ann” is deleted · u undo")
        #expect(!pilot.row(2).contains("From Ann"))
        await pilot.press("u")
        #expect(pilot.row(2).contains("From Ann"))
        #expect(pilot.issues.isEmpty)
    }
}
