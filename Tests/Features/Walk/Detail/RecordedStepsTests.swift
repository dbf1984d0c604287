import Common
import Coordinators
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A walk whose source says no steps, on a day of which records do.
@Suite(.leavesNothing)
struct RecordedStepsTests {
    @Test func `the steps of the records stand on the page of a walk that has none, and no guess`() async {
        let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 30, steps: nil, distance: 2100, title: "")
        let watch = Source(name: "Watch", kind: .watch)
        func load(_ samples: [Sample]) async -> WalkDetailViewModel {
            let journal = MemoryJournal(zone: WalkWorld.seoul, walks: [walk], samples: samples)
            let model = WalkDetailViewModel(
                walk.id, journal: journal, clock: FixedClock(WalkWorld.now), profile: nil, undo: UndoHistory(journal: journal),
                router: Notebook())
            await model.load()
            return model
        }
        let known = await load([Sample(metric: .steps, start: walk.start, end: walk.end, value: 3120, source: watch)])
        #expect(known.recordedSteps == 3120 && known.estimatedSteps == nil)
        let unknown = await load([])
        #expect(unknown.recordedSteps == nil && unknown.estimatedSteps != nil)
    }

    @Test func `steps of a part of the time are told with that part, beside the guess of the whole`() async {
        let walk = WalkWorld.walk(9, daysAgo: 0, 9, 0, minutes: 30, steps: nil, distance: 2100, title: "")
        let sample = Sample(
            metric: .steps, start: walk.start + .seconds(240), end: walk.start + .seconds(1440), value: 2224, source: WalkWorld.phone)
        let pilot = await WalkWorld(days: [], walks: [walk], samples: [sample]).pilot(Size(width: 110, height: 30))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController" && pilot.screen.contains("2,224"), "\(pilot.screen)")
        #expect(pilot.screen.contains("in 20 min of 30 min; in all about"), "\(pilot.screen)")
    }

    @Test func `every list shows the steps of the records for a walk that says none, and for none that the records do not know`() async {
        let known = WalkWorld.walk(8, daysAgo: 0, 9, 0, minutes: 30, steps: nil, distance: 2100, title: "park")
        let unknown = WalkWorld.walk(9, daysAgo: 1, 9, 0, minutes: 30, steps: nil, distance: 2200, title: "lake")
        let sample = Sample(metric: .steps, start: known.start, end: known.end, value: 3120, source: WalkWorld.phone)
        let world = WalkWorld(days: [], walks: [known, unknown], samples: [sample])
        for size in [Size(width: 80, height: 24), Size(width: 40, height: 12)] {
            let pilot = await world.pilot(size)
            func isRight(_ place: String) {
                let walks = pilot.screen.split(separator: "\n").filter { $0.contains("09:00") }
                #expect(walks.count == 2 && walks[0].contains("3,120"), "\(place): \(pilot.screen)")
                #expect(walks.count { $0.contains("3,120") } == 1, "\(place): \(pilot.screen)")
            }
            if size.width == 80 { isRight("home") }
            await pilot.press("/")
            #expect(pilot.stack.last == "AllWalksViewController")
            isRight("all walks")
            await pilot.press(.escape, .escape, .enter)
            #expect(pilot.stack.last == "WalkDetailViewController" && pilot.screen.contains("3,120"), "\(pilot.screen)")
        }
    }
}
