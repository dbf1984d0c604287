import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Walk

/// The look of a walk.
@Suite(.leavesNothing)
struct WalkDetailSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.sizes)
    func `a walk`(_ language: Language, _ size: Size) async { await WalkWorld(language).assertScreen("detail", size, keys: [.enter]) }

    @Test(arguments: WalkWorld.sizes)
    func `a walk with its way`(_ size: Size) async {
        var walk = WalkWorld.walks[0]
        walk.route = WalkWorld.route
        walk.tags = ["morning"]
        let pilot = await WalkWorld(walks: [walk]).pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "route \(size.width)x\(size.height)", function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `a walk in miles, feet and inches`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, units: .imperial).pilot(size)
        await pilot.press(.enter)
        let name = "imperial \(language.rawValue) \(size.width)x\(size.height) walk"
        assertSnapshot(of: pilot.window, named: name, function: "walk")
    }

    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `a live walk says who else told it, and shows their route`(_ language: Language, _ size: Size) async {
        var seen = WalkWorld.walk(2, daysAgo: 0, 7, 41, minutes: 35, steps: 3804, distance: 2650, title: "")
        seen.route = (0..<30).map {
            RoutePoint(time: seen.start + .seconds($0 * 70), latitude: 37.5 + 0.0004 * Double($0), longitude: 127 + 0.0006 * Double($0 % 9))
        }
        var live = WalkWorld.walk(1, daysAgo: 0, 7, 40, minutes: 35, steps: 3912, distance: 2700, title: "", source: .liveWalk)
        (live.effort, live.laps) = (13, [Lap(end: live.start + .seconds(1200), steps: 2210, distance: 1520)])
        let pad = Source(name: language == .ko ? "거실 패드" : "Office pad", manufacturer: "KingSmith", kind: .live)
        let strap = Source(name: "Polar H10", manufacturer: "Polar", kind: .live)
        let samples = [(Metric.steps, 3912, pad), (.heartRate, 104.4, strap), (.highestHeartRate, 121, strap)].map {
            Sample(metric: $0, start: live.start, end: live.end, value: $1, source: $2, grain: .record)
        }
        let pilot = await WalkWorld(language, walks: [live, seen], samples: samples).pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)")
        guard size == WalkWorld.small else { return }
        await pilot.press(.end)
        assertSnapshot(of: pilot.window, named: "\(language.rawValue)-\(size.width)x\(size.height)-end")
    }
}
