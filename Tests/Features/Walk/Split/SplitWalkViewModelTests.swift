import Testing
import Walking
import WalkingTesting

@testable import Walk

struct SplitWalkViewModelTests {
    private let journal: MemoryJournal
    private let undo: UndoHistory
    /// Walks from 07:40 to 08:15, and from 23:40 to 00:20.
    private let morning = WalkWorld.walks[0]
    private let night = WalkWorld.walk(9, daysAgo: 1, 23, 40, minutes: 40, steps: 4000, distance: 3000, title: "night")

    init() {
        journal = MemoryJournal(zone: WalkWorld.seoul, walks: [morning, night])
        undo = UndoHistory(journal: journal)
    }

    private func split(_ walk: Walk) async -> SplitWalkViewModel {
        let model = SplitWalkViewModel(walk.id, journal: journal, undo: undo)
        await model.load()
        return model
    }

    @Test func `its middle is proposed, and both halves are shown`() async {
        let model = await split(morning)
        #expect(model.text == "07:57" && model.halves.count == 2)
        #expect(model.halves.first?.end == model.moment && model.halves.last?.start == model.moment)
    }

    @Test(arguments: ["07:40", "08:15", "07:00", "12:00", "", "soon"]) func `a time that is not during the walk splits nothing`(
        _ text: String
    ) async throws {
        let model = await split(morning)
        model.text = text
        #expect(model.moment == nil && model.halves.isEmpty)
        #expect(await model.split() == false)
        #expect(await journal.walkCount == 2)
    }

    @Test(arguments: [("23:50", 600), ("00:10", 1800)]) func `over midnight a time is that of its own day`(
        _ text: String, _ seconds: Int
    ) async {
        let model = await split(night)
        model.text = text
        #expect(model.moment == night.start + .seconds(seconds))
    }

    @Test func `a split is named by the walk that it was, and can be undone`() async throws {
        let model = await split(morning)
        #expect(await model.split())
        #expect(await journal.walkCount == 3)
        #expect(undo.last == .split(ChangedWalk(morning)))
        _ = try await undo.undo()
        #expect(try await journal.walk(morning.id) == morning)
    }

    @Test func `a walk that is gone is said to be, and what the journal refuses until something else is typed`() async {
        #expect(await split(WalkWorld.walks[1]).failure == .missing)
        let model = await split(morning)
        await journal.fail(with: .diskFull)
        #expect(await model.split() == false)
        #expect(model.failure == .diskFull)
        model.text = "08:00"
        #expect(model.failure == nil)
    }
}
