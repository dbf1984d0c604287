import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct LookGuideTests {
    @Test func `one key changes the language of everything on show`() async {
        let pilot = Pilot(root: HarborViewController(HarborLook()))
        #expect(pilot.screen.contains("Harbor") && pilot.screen.contains("3 ships"))
        await pilot.press("l")
        #expect(pilot.screen.contains("항구") && pilot.screen.contains("배 3척"))
        #expect(pilot.screen.contains("언어") && pilot.window.text == .ko)
    }

    @Test func `a theme changes the colours and no cell`() async {
        let pilot = Pilot(root: HarborViewController(HarborLook()))
        await pilot.settle()
        #expect(pilot.screen.contains("dark") && pilot.device.theme == .dark)
        await pilot.press("t")
        #expect(pilot.screen.contains("light") && pilot.device.theme == .light)
    }

    @Test(arguments: [false, true]) func `every word fits a small terminal`(_ isKorean: Bool) async {
        let look = HarborLook()
        if isKorean { look.nextLanguage() }
        let pilot = Pilot(size: Size(width: 24, height: 6), root: HarborViewController(look))
        await pilot.settle()
        #expect(!pilot.screen.contains("…"))
    }
}
