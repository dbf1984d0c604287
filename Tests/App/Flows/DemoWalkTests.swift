import Coordinators
import LiveWalking
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import gnd

/// The walk that is under way as the demo opens.
@Suite(.leavesNothing)
struct DemoWalkTests {
    private func demo(_ language: Language = .en) async -> Pilot {
        let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_777), hour: 19, minute: 40))
        let window = Window(size: Size(width: 80, height: 24))
        let appearance = WindowAppearance(window: window, device: nil, language: language) { Zone.utc.day(of: clock.now) }
        let coordinator = AppCoordinator(services: DemoServices(clock: clock, zone: .utc, language: language), appearance: appearance)
        coordinator.show(in: window)
        let pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
        return pilot
    }

    @Test(arguments: [(Language.en, "A walk of 24 min can go on · w"), (.ko, "24분 산책을 이어서 할 수 있어요 · w")])
    func `the demo opens with a walk under way`(_ language: Language, _ sentence: String) async {
        #expect(await demo(language).screen.contains(sentence))
    }

    @Test func `it is gone on with by two keys, watched and saved, and then it is a walk of the day`() async {
        let pilot = await demo()
        await pilot.press("w")
        #expect(pilot.screen.contains("The walk of 14:06 was broken off"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "LiveViewController")
        #expect(pilot.screen.contains("steps/min") && pilot.screen.contains("pod ●"))
        await pilot.press("q", .enter, .escape)
        #expect(pilot.screen.contains("14:06"))
        await pilot.press(.escape)
        #expect(!pilot.screen.contains("can go on"))
        await pilot.press("w")
        #expect(!pilot.screen.contains("broken off"))
    }

    @Test func `whoever looks for it while it is walked up to now finds it, too`() async {
        let walks = SimulatedWalks(
            journal: MemoryJournal(zone: .utc), clock: FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_777), hour: 19)), zone: .utc,
            underWay: .seconds(60))
        async let first = walks.unfinished()
        async let second = walks.unfinished()
        let (one, two) = await (first, second)
        #expect(one.count == 1 && two.map(\.id) == one.map(\.id))
    }

    @Test func `who discards it is not asked again`() async {
        let pilot = await demo()
        await pilot.press("w", .tab, .tab, .enter)
        if pilot.screen.contains("Discard this walk?") { await pilot.press(.tab, .enter) }
        await pilot.press(.escape)
        #expect(!pilot.screen.contains("can go on"))
    }
}
