import Common
import Coordinators
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A walk whose source says no steps, on a day of which records do.
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
}
