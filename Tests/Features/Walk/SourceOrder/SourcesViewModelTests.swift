import Common
import Observation
import Synchronization
import Testing
import Walking
import WalkingTesting

@testable import Walk

struct SourcesViewModelTests {
    private let journal = MemoryJournal(zone: WalkWorld.seoul, samples: WalkWorld.samples)
    private let undo: UndoHistory

    init() { undo = UndoHistory(journal: journal) }

    private func model(_ metric: Metric? = nil) async -> SourcesViewModel {
        let model = SourcesViewModel(journal: journal, undo: undo, metric: metric)
        await model.load()
        return model
    }

    private func order(of metric: Metric) async throws -> [String]? { try await journal.settings().priorities.order[metric] }

    @Test func `sources stand in the order that counts`() async {
        #expect(await model().sources == [WalkWorld.watch, WalkWorld.phone, .typed])
    }

    @Test func `sources that stand alike have one number, until the person orders them`() async throws {
        let other = Source(name: "Galaxy Watch", kind: .watch)
        let samples =
            WalkWorld.samples
            + WalkWorld.samples.prefix(1).map { sample in
                var sample = sample
                sample.source = other
                return sample
            }
        let model = SourcesViewModel(journal: MemoryJournal(zone: WalkWorld.seoul, samples: samples), undo: undo)
        await model.load()
        #expect(model.sources.prefix(2).map(\.kind) == [.watch, .watch])
        #expect(model.places == [1, 1, 3, 4] && model.hasTies)
        _ = try await model.move(1, by: -1)
        #expect(model.places == [1, 2, 3, 4] && !model.hasTies)
        await model.load()
        #expect(model.places == [1, 2, 3, 4] && !model.hasTies)
    }

    @Test func `a source that moves changes the order of all that adds up, and of nothing else`() async throws {
        let model = await model()
        #expect(try await model.move(2, by: -1) == 1)
        let keys = [WalkWorld.watch, Source.typed, WalkWorld.phone].map(\.key)
        #expect(model.sources.map(\.key) == keys)
        for metric in Metric.counted { #expect(try await order(of: metric) == (metric.isSum ? keys : nil)) }
        #expect(undo.last == .sourceOrder)
    }

    @Test func `the list is in the new order at once, and says that days are counted until they are`() async throws {
        let model = await model()
        // The list as it is when the counting begins, which may be over before anybody else has a turn.
        let atOnce = Mutex<[String]?>(nil)
        withObservationTracking {
            _ = model.isCounting
        } onChange: {
            let keys = MainActor.assumeIsolated { model.sources.map(\.key) }
            atOnce.withLock { $0 = keys }
        }
        #expect(try await model.move(2, by: -1) == 1)
        #expect(atOnce.withLock { $0 } == [WalkWorld.watch, Source.typed, WalkWorld.phone].map(\.key))
        #expect(!model.isCounting)
    }

    @Test func `an order of one metric alone leaves the others`() async throws {
        let model = await model(.speed)
        _ = try await model.move(0, by: 1)
        #expect(try await order(of: .speed) != nil)
        #expect(try await order(of: .steps) == nil)
    }

    @Test(arguments: [(0, -1), (2, 1), (5, -1), (-1, 1)]) func `at an end a source goes no further`(_ index: Int, _ places: Int)
        async throws
    {
        let model = await model()
        #expect(try await model.move(index, by: places) == nil)
        #expect(undo.last == nil && model.sources.count == 3)
    }

    @Test func `the metrics follow each other, and after the last come all of them together`() async {
        let model = await model()
        var seen: [Metric?] = []
        for _ in Metric.counted {
            await model.showNextMetric()
            seen.append(model.metric)
        }
        #expect(seen == Metric.counted)
        await model.showNextMetric()
        #expect(model.metric == nil)
    }

    @Test func `a move that the journal refuses leaves the order as it was`() async throws {
        let model = await model()
        await journal.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await model.move(2, by: -1) }
        #expect(model.sources == [WalkWorld.watch, WalkWorld.phone, .typed] && undo.last == nil)
    }

    @Test func `one measure has an order of its own, and the others keep theirs`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let model = SourcesViewModel(journal: world.journal, undo: UndoHistory(journal: world.journal))
        await model.load()
        await model.showNextMetric()
        await model.showNextMetric()
        #expect(model.metric == .distance)
        #expect(try await model.move(1, by: -1) == 0)
        let order = try await world.journal.settings().priorities.order
        #expect(order[.distance]?.first == WalkWorld.phone.key)
        #expect(order[.steps] == nil)
        _ = try await model.undo.undo()
        #expect(try await world.journal.settings().priorities.order.isEmpty)
    }
}
