import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// The README's pictures are the demo's screens, on a day that stands still; `make pictures` draws them again.
@Suite(.leavesNothing)
struct ReadmePictureTests {
    private func demo(_ language: Language) async -> Pilot {
        let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_777), hour: 19, minute: 40))
        let window = Window(size: Size(width: 80, height: 24))
        let appearance = WindowAppearance(window: window, device: nil, language: language) { Zone.utc.day(of: clock.now) }
        let coordinator = AppCoordinator(services: DemoServices(clock: clock, zone: .utc, language: language), appearance: appearance)
        coordinator.show(in: window)
        let pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
        return pilot
    }

    @Test(arguments: Language.allCases)
    func `the walk tab`(_ language: Language) async {
        let pilot = await demo(language)
        assertText(Picture(pilot.canvas, title: "GND: today").svg, in: "Documentation/pictures/walk-\(language.rawValue).svg")
    }

    @Test func `the analysis`() async {
        let pilot = await demo(.en)
        await pilot.press("3", "r", "r")
        assertText(Picture(pilot.canvas, title: "GND: twelve months").svg, in: "Documentation/pictures/analyze-en.svg")
    }
}
