import Common
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The form of a walk without a screen, beside another window on the same journal.
struct WalkFormViewModelTests {
    private let journal = MemoryJournal(
        zone: WalkWorld.seoul, walks: [WalkWorld.walk(1, daysAgo: 1, 9, 0, minutes: 20, steps: 2000, distance: 1400, title: "river")])

    private func form(_ id: WalkID) async -> WalkFormViewModel {
        let form = WalkFormViewModel(
            .edit(id), journal: journal, clock: FixedClock(WalkWorld.now), undo: UndoHistory(journal: journal))
        await form.load()
        return form
    }

    @Test(arguments: [
        (WalkFields.Field.steps, "2400"), (.distance, "1.6"), (.duration, "25m"), (.title, "lake"), (.tags, "loop"), (.note, "with Ann"),
    ])
    func `what another window changed meanwhile stays where the form did not change it`(
        field: WalkFields.Field, text: String
    ) async throws {
        let id = try #require(try await journal.walks(WalkFilter(), after: nil, limit: 1).walks.first).id
        let (mine, other) = (await form(id), await form(id))
        other.type(text, into: field)
        guard case .saved = await other.save() else { throw ProblemsShown(fields: other.problems) }
        let theirs = try #require(try await journal.walk(id))
        // Another field than theirs.
        mine.type(field == .note ? "hill" : "slow", into: field == .note ? .title : .note)
        guard case .saved = await mine.save() else { throw ProblemsShown(fields: mine.problems) }
        var both = theirs
        if field == .note { both.title = "hill" } else { both.note = "slow" }
        #expect(try await journal.walk(id) == both)
    }

    private struct ProblemsShown: Error {
        let fields: [WalkFields.Field: WalkFields.Problem]
    }
}
