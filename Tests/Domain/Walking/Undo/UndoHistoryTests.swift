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

    @Test func `an import that came by itself is one of those, and nobody's work`() {
        #expect(ChangeName.inbox(file: "a.gpx").isImport && !ChangeName.inbox(file: "a.gpx").isImportByHand)
        #expect(ChangeName.imports(file: "a.gpx").isImport && ChangeName.imports(file: "a.gpx").isImportByHand)
        #expect(ChangeName.reimport.isImportByHand && !ChangeName.zones.isImport)
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

    @Test func `what somebody else undid is not undone again, and can be done again here`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("one", in: journal, history)
        let last = try #require(try await journal.lastChange())
        _ = try await journal.undo(last.id)
        #expect(try await history.undo(history.lastEntry) == .overtaken(by: nil))
        #expect(history.last == nil && history.next == .edits(1))
        #expect(try await history.redo(history.nextEntry) == .redone(.edits(1)))
        #expect(try await journal.walk(walk.id)?.title == "one")
    }

    @Test func `what a shell changed is undone before what was changed here`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("here", in: journal, history)
        _ = try await journal.delete([walk.id])
        try await history.follow()
        #expect(history.last == .deletions(1))
        #expect(try await history.undo(history.lastEntry) == .undone(.deletions(1)))
        #expect(try await journal.walk(walk.id)?.title == "here")
        #expect(try await history.undo(history.lastEntry) == .undone(.edits(1)))
        #expect(try await journal.walk(walk.id)?.title == "old")
        #expect(history.last == nil && history.next == .edits(1))
    }

    @Test func `a change that came after one was named is never undone in its place`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        try await change("here", in: journal, history)
        let named = history.lastEntry
        _ = try await journal.delete([walk.id])
        #expect(try await history.undo(named) == .overtaken(by: .deletions(1)))
        #expect(try await journal.walk(walk.id) == nil, "nothing was undone")
        #expect(history.last == .deletions(1))
        _ = try await history.undo(history.lastEntry)
        let again = history.nextEntry
        _ = try await journal.save([walk])
        #expect(try await history.redo(again) == .overtaken(by: .edits(1)))
        #expect(try await journal.walk(walk.id)?.title == "old" && history.next == nil)
    }

    @Test func `a new session has what was changed before it, imports among the rest by their time, and can skip it`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        _ = try await journal.save([walk])
        _ = try await journal.change { $0.zones.home = Zone("Asia/Seoul") ?? .utc }
        var report = ImportReport(file: "export.zip", format: "apple")
        report.outcome.added = 4
        let record = ImportRecord(
            id: 7, at: Instant(milliseconds: 1500), hash: nil, parserVersion: 1, path: "/home/kim/export.zip", report: report)
        await journal.keep(ledger: [record], aside: [])
        let history = UndoHistory(journal: journal)
        try await history.follow()
        #expect(history.last == .named(en: "settings", ko: "설정"))
        _ = try await history.undo()
        #expect(history.last == .imports(file: "export.zip"))
        let answer = try await history.undo()
        #expect(answer.map { if case .importUndone = $0 { true } else { false } } == true)
        #expect(history.last == .edits(1))
        let other = UndoHistory(journal: journal)
        await other.skip()
        try await other.follow()
        #expect(other.last == nil && other.next == nil)
    }

    @Test func `what was undone several times before a restart is done again in its order after it`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let before = UndoHistory(journal: journal)
        for title in ["one", "two", "three"] { try await change(title, in: journal, before) }
        for _ in 1...3 { _ = try await before.undo() }
        _ = try await before.redo()
        let after = UndoHistory(journal: journal)
        try await after.follow()
        #expect(after.last != nil && after.next != nil)
        _ = try await after.redo()
        _ = try await after.redo()
        #expect(try await journal.walk(walk.id)?.title == "three")
        #expect(after.next == nil)
        for _ in 1...3 { _ = try await after.undo() }
        #expect(try await journal.walk(walk.id)?.title == "old" && after.last == nil)
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

    @Test func `while a change is being undone the next to be undone is the one before, and one that fails keeps its place`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        for title in ["one", "two"] { try await change(title, in: journal, history) }
        let two = try #require(history.lastEntry)
        #expect(history.reserve(two) && !history.reserve(two))
        let one = try #require(history.lastEntry)
        #expect(one.name == .edits(1) && history.reserve(one) && history.last == nil)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await history.undo(two) }
        await #expect(throws: JournalFailure.locked) { try await history.undo(one) }
        await journal.fail(with: nil)
        #expect(history.lastEntry == two)
        #expect(history.reserve(two))
        history.release(two)
        #expect(try await history.undo(two) == .undone(.edits(2)))
        #expect(try await history.undo(one) == .undone(.edits(1)))
        #expect(try await journal.walk(walk.id)?.title == "old")
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
        history.forget(import: 3, .imports(file: "b.gpx"))
        #expect(history.last == .imports(file: "a.zip"))
        history.forget(import: 9, .imports(file: "c.gpx"))
        #expect(history.importTakenBack == .imports(file: "c.gpx"))
        history.forget(import: 4, .imports(file: "b.gpx"))
        #expect(history.last == nil && history.importTakenBack == .imports(file: "b.gpx"))
    }

    @Test func `an import that the program can do again is done again by redo, and undone once more`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        await journal.keep(ledger: [Self.record(7)], aside: [])
        history.add(imports: [7], .walk(ChangedWalk(walk))) { () async throws(JournalFailure) in
            await journal.keep(ledger: [Self.record(8)], aside: [])
            return [8]
        }
        #expect(try await history.undo() == .undone(.walk(ChangedWalk(walk))))
        #expect(try await journal.imports().isEmpty)
        #expect(history.importTakenBack == nil && history.next == .walk(ChangedWalk(walk)))
        #expect(try await history.redo() == .redone(.walk(ChangedWalk(walk))))
        #expect(try await journal.imports().map(\.id) == [8])
        #expect(history.last == .walk(ChangedWalk(walk)) && history.next == nil)
        #expect(try await history.undo() == .undone(.walk(ChangedWalk(walk))))
        #expect(try await journal.imports().isEmpty)
    }

    @Test func `two imports are done again one after the other, though a window hears of each as of a new one`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        await journal.keep(ledger: [Self.record(7), Self.record(8)], aside: [])
        for number: Int64 in [7, 8] {
            history.add(imports: [number], .walk(ChangedWalk(walk))) { () async throws(JournalFailure) in
                await journal.keep(ledger: journal.recordedImports + [Self.record(number + 10)], aside: [])
                try await history.follow()
                return [number + 10]
            }
        }
        _ = try await history.undo()
        _ = try await history.undo()
        #expect(try await journal.imports().isEmpty)
        #expect(try await history.redo() == .redone(.walk(ChangedWalk(walk))))
        #expect(try await history.redo() == .redone(.walk(ChangedWalk(walk))))
        #expect(Set(try await journal.imports().map(\.id)) == [17, 18] && history.next == nil)
        _ = try await history.undo()
        _ = try await history.undo()
        #expect(try await journal.imports().isEmpty && history.last == nil)
    }

    @Test func `an import that only its file brings back says so, whatever it is called`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        await journal.keep(ledger: [Self.record(7)], aside: [])
        history.add(imports: [7], .named(en: "live walk", ko: "산책"))
        _ = try await history.undo()
        #expect(history.importTakenBack == .named(en: "live walk", ko: "산책") && history.next == nil)
    }

    @Test func `an import that came back by its file is not asked for any more`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        await journal.keep(ledger: [Self.record(7)], aside: [])
        history.add(imports: [7], file: "a.gpx")
        _ = try await history.undo()
        #expect(history.importTakenBack == .imports(file: "a.gpx"))
        await journal.keep(ledger: [Self.record(8)], aside: [])
        try await history.follow()
        #expect(history.importTakenBack == nil && history.last != nil)
    }

    @Test func `a live walk of another session is done again from its recording`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        history.saveRecording = { path async throws(JournalFailure) in
            #expect(path == "/tmp/walk.ndjson")
            await journal.keep(ledger: [Self.record(8)], aside: [])
            return [8]
        }
        await journal.keep(ledger: [Self.record(7)], aside: [])
        try await history.follow()
        let name = try #require(history.last)
        #expect(try await history.undo() == .undone(name))
        #expect(try await journal.imports().isEmpty && history.next == name && history.importTakenBack == nil)
        #expect(try await history.redo() == .redone(name))
        #expect(try await journal.imports().map(\.id) == [8] && history.last == name)
    }

    @Test func `a live walk that the shell undid is done again here, once, and not after another change`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk])
        let history = UndoHistory(journal: journal)
        var undone: String? = "/tmp/walk.ndjson"
        history.saveRecording = { _ async throws(JournalFailure) in
            undone = nil
            await journal.keep(ledger: [Self.record(8)], aside: [])
            return [8]
        }
        history.findUndoneRecording = { undone }
        try await history.follow()
        try await history.follow()
        #expect(history.next == .liveWalk)
        #expect(try await history.redo() == .redone(.liveWalk))
        #expect(history.next == nil && history.last == .liveWalk)
        #expect(try await history.undo() == .undone(.liveWalk))
        #expect(try await history.redo() == .redone(.liveWalk))
        #expect(try await history.redo() == nil)
        undone = "/tmp/walk.ndjson"
        try await history.follow()
        #expect(history.next == .liveWalk)
        undone = nil
        try await history.follow()
        #expect(history.next == nil)
    }

    private static func record(_ number: Int64) -> ImportRecord {
        var report = ImportReport(file: "walk.ndjson", format: "live", changedDays: 1)
        report.outcome.walksAdded = 1
        return ImportRecord(id: number, at: Instant(seconds: 90), hash: nil, parserVersion: 1, path: "/tmp/walk.ndjson", report: report)
    }
}
