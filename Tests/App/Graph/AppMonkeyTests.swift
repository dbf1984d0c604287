import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// Random keys over the whole program with the demo's year in it.
@Suite(.leavesNothing)
struct AppMonkeyTests {
    private let monkey = KeyMonkey {
        let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_777), hour: 19, minute: 40))
        let window = Window(size: Size(width: 80, height: 24))
        let appearance = WindowAppearance(window: window, device: nil, language: .en) { Zone.utc.day(of: clock.now) }
        let coordinator = AppCoordinator(services: DemoServices(clock: clock, zone: .utc, language: .en), appearance: appearance)
        coordinator.show(in: window)
        let pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
        return pilot
    }

    @Test func `a thousand random keys leave nothing wrong`() async throws {
        let seen = try await monkey.run(seed: 20_261_121, scripts: 5, length: 200)
        #expect(seen.count > 8)
    }
}
