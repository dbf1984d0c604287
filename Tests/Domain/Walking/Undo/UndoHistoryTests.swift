import Testing
import WalkingTesting

@testable import Walking

@MainActor
struct UndoHistoryTests {
    private let walk = Walk(start: Instant(seconds: 0), end: Instant(seconds: 60), zone: .utc, title: "old")

    private func change(_ title: String, in journal: MemoryJournal, _ history: UndoHistory) async throws {
        var walk = walk
        walk.title = title
        history.add(try await journal.save([walk]), .edits(history.last == nil ? 1 : 2))
    }

    @Test func `changes are undone and done again in their order`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("one", in: journal, history)
        try await change("two", in: journal, history)
        #expect(try await history.undo() == .undone(.edits(2)))
        #expect(try await journal.walk(walk.id)?.title == "one")
        #expect(try await history.undo() == .undone(.edits(1)))
        #expect(try await journal.walk(walk.id)?.title == "old")
        #expect(try await history.undo() == nil)
        #expect(history.last == nil && history.next == .edits(1))
        #expect(try await history.redo() == .redone(.edits(1)))
        #expect(try await history.redo() == .redone(.edits(2)))
        #expect(try await journal.walk(walk.id)?.title == "two")
        #expect(try await history.redo() == nil)
    }

    @Test func `a new change ends what could be done again`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("one", in: journal, history)
        _ = try await history.undo()
        try await change("other", in: journal, history)
        #expect(history.next == nil)
        #expect(try await history.redo() == nil)
    }

    @Test func `what was changed elsewhere since is stale, and is not offered again`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        let undo = try await journal.save([walk])
        history.add(undo, .sourceOrder)
        _ = try await journal.undo(undo)
        #expect(try await history.undo() == .stale(.sourceOrder))
        #expect(history.last == nil)
    }

    @Test func `what fails can be tried again`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("one", in: journal, history)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await history.undo() }
        #expect(history.last == .edits(1))
        await journal.fail(with: nil)
        _ = try await history.undo()
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await history.redo() }
        #expect(history.next == .edits(1))
    }

    @Test func `a change that was none is not remembered`() {
        let history = UndoHistory(journal: MemoryJournal(zone: .utc))
        history.add(nil, .zones)
        history.add(imports: [], file: "a.gpx")
        #expect(history.last == nil)
    }

    @Test func `an import that was undone by hand is forgotten, the rest of its run stays`() {
        let history = UndoHistory(journal: MemoryJournal(zone: .utc))
        history.add(imports: [3, 4], file: "a.zip")
        history.forget(import: 3)
        #expect(history.last == .imports(file: "a.zip"))
        history.forget(import: 9)
        history.forget(import: 4)
        #expect(history.last == nil)
    }
}
