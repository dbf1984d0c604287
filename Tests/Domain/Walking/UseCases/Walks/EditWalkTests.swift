import Testing
import WalkingTesting

@testable import Walking

struct EditWalkTests {
    private let clock = FixedClock(Instant(seconds: 1_800_000_000))

    private func walk(steps: Int? = 3000, moving: Duration? = nil) -> Walk {
        Walk(
            start: clock.now - .seconds(7200), end: clock.now - .seconds(3600), zone: .utc, steps: steps, distance: 2000,
            movingTime: moving,
            title: "river", source: .typed)
    }

    private func edit(_ walk: Walk, _ change: (inout WalkDraft) -> Void) async throws(WalkFailure) -> Walk {
        var draft = WalkDraft(walk)
        change(&draft)
        return try await EditWalk(journal: MemoryJournal(zone: .utc, walks: [walk]), clock: clock)(walk.id, to: draft).walk
    }

    @Test func `everything of a draft comes into the walk, and the rest stays`() async throws {
        let old = walk()
        let new = try await edit(old) { draft in
            draft.start = draft.start - .seconds(600)
            draft.duration = .seconds(1800)
            (draft.steps, draft.distance, draft.title, draft.note, draft.tags) = (2000, 1500, "  hill ", "note", ["a"])
        }
        #expect(new.start == old.start - .seconds(600) && new.duration == .seconds(1800))
        #expect((new.steps, new.distance) == (2000, 1500) && (new.title, new.note, new.tags) == ("hill", "note", ["a"]))
        #expect(new.id == old.id && new.zone == old.zone && new.source == old.source)
    }

    @Test func `it can be undone`() async throws {
        let old = walk()
        let journal = MemoryJournal(zone: .utc, walks: [old])
        var draft = WalkDraft(old)
        draft.title = "hill"
        let undo = try await EditWalk(journal: journal, clock: clock)(old.id, to: draft).undo
        #expect(try await journal.walk(old.id)?.title == "hill")
        _ = try await journal.undo(undo)
        #expect(try await journal.walk(old.id) == old)
    }

    @Test func `time on the move is true only of the time that was measured`() async throws {
        let old = walk(moving: .seconds(3000))
        #expect(try await edit(old) { $0.title = "hill" }.movingTime == .seconds(3000))
        #expect(try await edit(old) { $0.duration = .seconds(3400) }.movingTime == nil)
        #expect(try await edit(walk(moving: .seconds(3600))) { $0.title = "hill" }.movingTime == nil)
    }

    @Test(
        arguments: [
            (.seconds(0), 3000, .noDuration), (.seconds(49 * 3600), 3000, .tooLong), (.seconds(7300), 3000, .inTheFuture),
            (.seconds(600), 3000, .tooManySteps), (.seconds(3600), 100, .tooFewSteps),
        ] as [(Duration, Int, WalkDraft.Problem)])
    func `what cannot be is refused, and nothing is saved`(_ duration: Duration, _ steps: Int, _ problem: WalkDraft.Problem) async throws {
        let old = walk()
        let journal = MemoryJournal(zone: .utc, walks: [old])
        var draft = WalkDraft(old)
        (draft.duration, draft.steps) = (duration, steps)
        await #expect(throws: WalkFailure.draft(problem)) { try await EditWalk(journal: journal, clock: clock)(old.id, to: draft) }
        #expect(try await journal.walk(old.id) == old)
    }

    @Test func `what was wrong before keeps nobody from changing the title`() async throws {
        let old = walk(steps: 20_000)
        #expect(try await edit(old) { $0.title = "hill" }.title == "hill")
        await #expect(throws: WalkFailure.draft(.tooFar)) { try await edit(old) { $0.distance = 90_000 } }
    }

    @Test func `a walk that is gone is missing`() async {
        let gone = walk()
        let edit = EditWalk(journal: MemoryJournal(zone: .utc), clock: clock)
        await #expect(throws: WalkFailure.journal(.missing)) { try await edit(gone.id, to: WalkDraft(gone)) }
    }
}
