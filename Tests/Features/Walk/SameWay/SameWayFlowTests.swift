import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The walks that went one way.
@Suite(.leavesNothing)
struct SameWayFlowTests {
    /// Five walks of one way, each somewhat quicker than the one before, and one elsewhere.
    private static var walks: [Walk] {
        (0..<6).map { number in
            var walk = WalkWorld.walk(
                number + 1, daysAgo: number * 40, 7, 40, minutes: 33 + number, steps: 3900 + 30 * number, distance: 2700, title: "한강")
            walk.route = WalkWorld.route.map {
                var point = $0
                point.latitude += Double(number) * 0.00004 + (number == 5 ? 1 : 0)
                return point
            }
            return walk
        }
    }

    @Test func `a walk names how often its way was gone, and leads there and on to another`() async {
        let pilot = await WalkWorld(walks: Self.walks).pilot()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("4 times more, last"))
        await pilot.press("l")
        #expect(pilot.stack.last == "SameWayViewController" && pilot.screen.contains("Ends within"))
        await pilot.press(.end, .enter)
        #expect(pilot.stack.last == "WalkDetailViewController" && pilot.stack.count == 4)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a walk whose way nobody went again has no such key`() async {
        let pilot = await WalkWorld(walks: [Self.walks[5]]).pilot()
        await pilot.press(.enter, "l")
        #expect(pilot.stack.last == "WalkDetailViewController" && !pilot.screen.contains("Same way"))
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `how it looks`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language, walks: Self.walks).pilot(size)
        await pilot.press(.enter, "l")
        assertSnapshot(of: pilot.window, named: "\(language.rawValue) \(size.width)x\(size.height)", function: "same way")
    }

    @Test(arguments: [(Units.metric, "100 m", "50 m"), (.imperial, "328 ft", "164 ft")])
    func `the rule is said with its limits, also for the walk itself on a small screen`(_ units: Units, _ ends: String, _ lines: String)
        async
    {
        for size in [Size(width: 120, height: 40), Size(width: 40, height: 12)] {
            let pilot = await WalkWorld(walks: Self.walks, units: units).pilot(size)
            await pilot.press(.enter, "l", .home)
            let text = pilot.screen.split { $0.isWhitespace }.joined(separator: " ")
            #expect(text.contains("ends within \(ends)") || text.contains(ends), "\(pilot.screen)")
            #expect(text.contains(lines) && text.contains("10%"), "\(pilot.screen)")
        }
    }

    @Test(arguments: [Language.en, .ko])
    func `step lengths stand beside more walks than there is room for, at 40 columns as well`(_ language: Language) async {
        let pilot = await WalkWorld(language, walks: Self.walks).pilot(Size(width: 40, height: 10))
        await pilot.press(.enter, "l")
        let row = pilot.screen.split(separator: "\n").first { $0.contains(language == .en ? "12 Oct" : "10월 12일") }
        #expect(row?.contains("km/h") == true && row?.contains("cm") == true, "\(pilot.screen)")
    }

    @Test func `a screen that is recorded draws nothing of a private place`() async throws {
        let world = WalkWorld(walks: Self.walks)
        let zone = try #require(PrivacyZone(name: "all of it", latitude: 37.52, longitude: 126.93, radius: 2000))
        _ = try await world.journal.change { $0.privacyZones.put(zone) }
        for isRecorded in [false, true] {
            let own = try #require(Self.walks.first)
            let model = SameWayViewModel(
                own.id, journal: world.journal, clock: world.clock, isRecorded: isRecorded, router: Notebook())
            await model.load()
            #expect(model.drawn(model.own).isEmpty == isRecorded)
            let detail = WalkDetailViewModel(
                own.id, journal: world.journal, clock: world.clock, profile: nil, undo: UndoHistory(journal: world.journal),
                isRecorded: isRecorded, router: Notebook())
            await detail.load()
            #expect(detail.route.isEmpty == isRecorded)
        }
    }
}
