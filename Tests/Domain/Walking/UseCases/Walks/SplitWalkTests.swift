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
}
