import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Walk

/// The page of a walk says its energy, with what is left out and its source, to whoever told their weight.
@Suite(.leavesNothing)
struct EnergyTests {
    private func page(_ language: Language, _ walk: Walk, _ samples: [Sample] = [], weight: Double? = 72) async -> String {
        let profile = Profile(gender: .man, ageBand: .from60, weightKilograms: weight)
        let pilot = await WalkWorld(language, walks: [walk], samples: samples, profile: profile).pilot(Size(width: 120, height: 40))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        return pilot.screen
    }

    private let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 40, steps: 4000, distance: 3000, title: "")

    @Test(arguments: Language.allCases)
    func `a walk with a speed has an energy, and says that hills are left out`(_ language: Language) async {
        let screen = await page(language, walk)
        #expect(screen.contains(language == .en ? "about 170 kcal" : "약 170 kcal"), "\(screen)")
        #expect(screen.contains(language == .en ? "hills left out" : "평지로 본 값") && screen.contains("Looney 2019"), "\(screen)")
    }

    @Test func `without a weight, a way or a walking speed there is none`() async {
        #expect(!(await page(.en, walk, weight: nil)).contains("kcal"))
        for distance in [nil, 600, 6000] as [Double?] {
            let other = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 40, steps: 4000, distance: distance, title: "")
            #expect(!(await page(.en, other)).contains("kcal"), "\(distance ?? 0)")
        }
    }

    @Test func `a way of which a part alone was measured has no speed, and so no energy`() async {
        let live = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 40, steps: 4000, distance: 1500, title: "", source: .liveWalk)
        let pad = Source(name: "Office pad", manufacturer: "KingSmith", kind: .live)
        let half = Sample(
            metric: .distance, start: live.start, end: live.start + .seconds(1200), value: 1500, source: pad, grain: .record)
        #expect(!(await page(.en, live, [half])).contains("kcal"))
    }
}
