import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Walk

/// A way that follows from the steps says what the step length follows from.
@Suite(.leavesNothing)
struct EstimatedDistanceTests {
    private let tall = Profile(gender: .man, ageBand: .from60, heightCentimetres: 180)

    private func way(_ number: Int) -> Walk {
        var walk = WalkWorld.walk(number, daysAgo: number, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "")
        walk.route = [RoutePoint(latitude: 0, longitude: 0), RoutePoint(latitude: 0.01, longitude: 0)]
        return walk
    }

    private func page(_ language: Language, _ walk: Walk, _ others: [Walk] = [], samples: [Sample] = []) async -> String {
        let pilot = await WalkWorld(language, walks: [walk] + others, samples: samples, profile: tall).pilot()
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        return pilot.screen
    }

    @Test(arguments: Language.allCases)
    func `a step length that comes from the height is said to be an estimate, and not one's own`(_ language: Language) async {
        let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 20, steps: 3000, distance: nil, title: "")
        let byHeight = await page(language, walk)
        #expect(byHeight.contains(language == .en ? "step estimated from your height, 75 cm" : "키로 어림한 보폭 75 cm"), "\(byHeight)")
        #expect(!byHeight.contains(language == .en ? "by your step" : "내 보폭"))
        let byWalks = await page(language, walk, (1...3).map(way))
        #expect(byWalks.contains(language == .en ? "by your step of 56 cm" : "내 보폭 56 cm로 어림"), "\(byWalks)")
    }

    @Test(arguments: Language.allCases)
    func `so is that of a live walk without a sensor`(_ language: Language) async {
        let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 20, steps: 2000, distance: 1494, title: "", source: .liveWalk)
        let sample = Sample(
            metric: .distance, start: walk.start, end: walk.end, value: 1494, source: .liveEstimate, grain: .record)
        let byHeight = await page(language, walk, samples: [sample])
        #expect(byHeight.contains(language == .en ? "step estimated from your height" : "키로 어림한 보폭"), "\(byHeight)")
        let byWalks = await page(language, walk, (1...3).map(way), samples: [sample])
        #expect(byWalks.contains(language == .en ? "by your own step" : "내 보폭으로 어림"), "\(byWalks)")
    }
}
