import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct ListsGuideTests {
    private let pilot = Pilot(
        root: TownsViewController([
            Town(name: "Seoul", country: "Korea", people: 9_400_000), Town(name: "Jeju", country: "Korea", people: 490_000),
            Town(name: "Bonn", country: "Germany", people: 330_000),
        ]))

    @Test func `Enter opens the row at the bar`() async {
        await pilot.press(.down, .enter)
        #expect(pilot.toast == "Jeju, Korea")
    }

    @Test func `what is typed narrows the table down, and Esc shows everything again`() async {
        await pilot.press("/")
        await pilot.type("bo")
        #expect(pilot.screen.contains("Bonn") && !pilot.screen.contains("Seoul"))
        await pilot.type("x")
        #expect(pilot.screen.contains("No town is called like that."))
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Seoul"))
    }

    @Test func `s sorts by the next column, and the bar stays on its town`() async {
        await pilot.press(.down, "s", .enter)
        #expect(pilot.toast == "Jeju, Korea")
        await pilot.press(.home, .enter)
        #expect(pilot.toast == "Bonn, Germany")
    }
}
