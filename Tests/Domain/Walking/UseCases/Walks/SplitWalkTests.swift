import Testing
import WalkingTesting

@testable import Walking

struct SplitWalkTests {
    private let noon = Instant(seconds: 1_775_131_200)

    @Test func `both halves take the place of the walk, and one undo gives it back`() async throws {
        let whole = Walk(start: noon, end: noon + .seconds(3000), zone: .utc, steps: 1001, distance: 800)
        let journal = MemoryJournal(zone: .utc, walks: [whole])
        let (walks, undo) = try await SplitWalk(journal: journal)(whole.id, at: noon + .seconds(1500))
        #expect(walks.compactMap(\.steps).reduce(0, +) == 1001)
        #expect(walks.compactMap(\.distance) == [400, 400])
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 10).walks.map(\.id) == walks.reversed().map(\.id))
        _ = try await journal.undo(undo)
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 10).walks == [whole])
    }

    @Test(arguments: [0, 3000, 4000]) func `a moment that is not inside it splits nothing`(second: Int64) async throws {
        let whole = Walk(start: noon, end: noon + .seconds(3000), zone: .utc)
        let journal = MemoryJournal(zone: .utc, walks: [whole])
        await #expect(throws: JournalFailure.missing) { try await SplitWalk(journal: journal)(whole.id, at: noon + .seconds(second)) }
        #expect(await journal.walkCount == 1)
    }

    @Test func `a split walk is two that share what it had, and merged again the whole`() async throws {
        let known = Walk(start: noon, end: noon + .seconds(1800), zone: .utc, steps: 1001)
        let journal = MemoryJournal(zone: .utc, walks: [known])
        let (halves, _) = try await SplitWalk(journal: journal)(known.id, at: noon + .seconds(600))
        #expect(halves.map(\.steps) == [334, 667] && halves.map(\.duration) == [.seconds(600), .seconds(1200)])
        let (whole, _) = try await MergeWalks(journal: journal)(halves.map(\.id))
        #expect((whole.start, whole.end, whole.steps) == (known.start, known.end, known.steps))
        for moment in [known.start, known.end, noon - .seconds(1)] {
            await #expect(throws: JournalFailure.missing) { try await SplitWalk(journal: journal)(whole.id, at: moment) }
        }
    }
}
