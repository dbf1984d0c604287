import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct ScreenGuideTests {
    @Test func `the model is tested without a screen`() {
        let model = WaterModel { "" }
        for _ in 0..<9 { model.drink() }
        #expect(model.glasses == 8)
    }

    @Test func `a key changes the model, and the frame after it shows that`() async {
        let pilot = Pilot(root: WaterViewController(WaterModel { "Drink slowly." }))
        await pilot.press("+", "+")
        #expect(pilot.screen.contains("2 of 8 glasses"))
        #expect(pilot.screen.contains("Drink slowly."))
    }

    @Test func `a key that means nothing now says why`() async {
        let pilot = Pilot(root: WaterViewController(WaterModel { "" }))
        for _ in 0..<9 { await pilot.press("+") }
        #expect(pilot.toast == "that is enough for today")
    }
}
