import Testing
import WalkingTesting

@testable import Walking

struct EditWalkTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func walk(_ minutes: Int64 = 30, moving: Duration? = nil, source: Source = .typed) -> Walk {
        Walk(start: noon, end: noon + .seconds(minutes * 60), zone: .utc, steps: 3000, movingTime: moving, title: "Lake", source: source)
    }

    private func edit(_ journal: MemoryJournal, after seconds: Int64 = 86_400) -> EditWalk {
        EditWalk(journal: journal, clock: FixedClock(noon + .seconds(seconds)))
    }

    @Test func `what was changed is saved, the source stays, and one undo brings the old walk back`() async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let old = walk(source: watch)
        let journal = MemoryJournal(zone: .utc, walks: [old])
        var draft = WalkDraft(old)
        draft.title = "  River "
        draft.steps = 4000
        let (new, undo) = try await edit(journal)(old.id, to: draft)
        #expect(new.title == "River" && new.steps == 4000 && new.source == watch)
        #expect(try await journal.walk(old.id) == new)
        _ = try await journal.undo(undo)
        #expect(try await journal.walk(old.id) == old)
    }

    @Test func `the time on the move stays with the length that it was measured in`() async throws {
        let old = walk(moving: .seconds(1200))
        let journal = MemoryJournal(zone: .utc, walks: [old])
        var draft = WalkDraft(old)
        draft.title = "River"
        #expect(try await edit(journal)(old.id, to: draft).walk.movingTime == .seconds(1200))
        draft.duration = .seconds(2400)
        #expect(try await edit(journal)(old.id, to: draft).walk.movingTime == nil)
    }

    @Test func `what is wrong is refused, unless it was wrong before`() async throws {
        let old = walk()
        let journal = MemoryJournal(zone: .utc, walks: [old])
        var draft = WalkDraft(old)
        draft.steps = 100_000
        await #expect(throws: WalkFailure.draft(.tooManySteps)) { try await edit(journal)(old.id, to: draft) }
        // The clock was wrong when it was written: its title can be changed all the same.
        draft = WalkDraft(old)
        draft.title = "River"
        #expect(try await edit(journal, after: 0)(old.id, to: draft).walk.title == "River")
    }

    @Test func `a walk that is gone is missing`() async {
        let journal = MemoryJournal(zone: .utc)
        await #expect(throws: WalkFailure.journal(.missing)) { try await edit(journal)(WalkID(), to: WalkDraft(walk())) }
    }
}
