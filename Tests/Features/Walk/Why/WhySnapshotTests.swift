import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Walk

/// The look of the proof of a number.
@Suite(.leavesNothing)
struct WhySnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `why a number is what it is`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot(size)
        await pilot.press("?")
        assertSnapshot(of: pilot.window, named: "why \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `why a corrected number is what it is`(_ language: Language, _ size: Size) async {
        var corrected = WalkWorld.samples
        corrected[0].exported = WalkWorld.now
        corrected[0].value = 3500
        let pilot = await WalkWorld(language, samples: WalkWorld.samples + [corrected[0]]).pilot(size)
        await pilot.press("?")
        assertSnapshot(of: pilot.window, named: "why corrected \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `why a speed is what it is`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples + WalkWorld.speeds).pilot(size)
        await pilot.press("?", "m", "m")
        assertSnapshot(of: pilot.window, named: "why speed \(language.rawValue) \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: Language.allCases)
    func `why a step length is what nobody measured`(_ language: Language) async {
        let pilot = await WalkWorld(language, samples: WalkWorld.samples).pilot()
        await pilot.press("?", "m", "m", "m")
        assertSnapshot(of: pilot.window, named: "why derived \(language.rawValue)", function: "walk")
    }

    @Test func `a walk with a long title stands whole in the proof on a small screen`() async {
        let walk = WalkWorld.walk(
            1, daysAgo: 0, 9, 0, minutes: 45, steps: nil, distance: nil, title: "Along the river to the old mill", source: WalkWorld.phone)
        let pilot = await WalkWorld(days: [], walks: [walk]).pilot(Size(width: 40, height: 12))
        await pilot.press("?")
        #expect(pilot.screen.contains("09:00–09:45 Along the river"), "\(pilot.screen)")
        #expect(pilot.screen.contains("mill") && pilot.screen.contains("all 45 min"), "\(pilot.screen)")
    }
}
