import Testing
import WalkingTesting

@testable import Walking

struct DeleteWalkTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(_ hour: Int, title: String = "") -> Walk {
        Walk(start: start + .seconds(hour * 3600), end: start + .seconds(hour * 3600 + 1800), zone: .utc, title: title)
    }

    @Test func `walks that are deleted come back when that is undone`() async throws {
        let walks = [walk(0), walk(1), walk(2)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let undo = try await DeleteWalk(journal: journal)([walks[0].id, walks[2].id])
        #expect(try await journal.allWalks() == [walks[1]])
        _ = try await journal.undo(undo)
        #expect(try await journal.allWalks().count == 3)
    }

    @Test func `the steps of a walk go from its day, and come back with it`() async throws {
        var known = walk(0)
        known.steps = 1200
        let journal = MemoryJournal(zone: .utc, walks: [known])
        let undo = try await DeleteWalk(journal: journal)([known.id])
        #expect(try await journal.days(from: nil, through: nil).isEmpty)
        _ = try await journal.undo(undo)
        #expect(try await journal.days(from: nil, through: nil).map(\.stepCount) == [1200])
    }

    @Test func `undoing twice takes the walks away again`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [walk(0)])
        let undo = try await DeleteWalk(journal: journal)([walk(0)].map(\.id) + (try await journal.allWalks().map(\.id)))
        let redo = try #require(try await journal.undo(undo))
        #expect(try await journal.allWalks().count == 1)
        _ = try await journal.undo(redo)
        #expect(try await journal.allWalks().isEmpty)
        #expect(try await journal.undo(undo) == nil, "an undo is used up")
    }

    @Test func `a journal that takes nothing keeps the walks`() async throws {
        let known = walk(0)
        let journal = MemoryJournal(zone: .utc, walks: [known])
        await journal.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await DeleteWalk(journal: journal)([known.id]) }
        await journal.fail(with: nil)
        #expect(try await journal.allWalks() == [known])
    }
}

extension MemoryJournal {
    /// Every walk, the newest first.
    fileprivate func allWalks() async throws -> [Walk] { try await walks(WalkFilter(), after: nil, limit: 100).walks }
}
