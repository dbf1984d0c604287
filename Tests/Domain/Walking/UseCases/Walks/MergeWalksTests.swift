import Testing
import WalkingTesting

@testable import Walking

struct MergeWalksTests {
    private let noon = Instant(seconds: 1_775_131_200)

    private func walk(_ minute: Int64, steps: Int, title: String = "") -> Walk {
        let start = noon + .seconds(minute * 60)
        return Walk(start: start, end: start + .seconds(600), zone: .utc, steps: steps, title: title)
    }

    @Test func `one walk takes the place of several, without the time between them, and one undo gives them back`() async throws {
        let walks = [walk(0, steps: 900), walk(15, steps: 1100, title: "Lake")]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let (merged, undo) = try await MergeWalks(journal: journal)(walks.map(\.id))
        #expect(merged.steps == 2000 && merged.title == "Lake")
        #expect(merged.duration == .seconds(1500) && merged.walkingTime == .seconds(1200))
        #expect(try await journal.walks(WalkFilter(), after: nil, limit: 10).walks == [merged])
        _ = try await journal.undo(undo)
        #expect(await journal.walkCount == 2)
    }

    @Test func `nothing is merged when one of them is gone`() async throws {
        let here = walk(0, steps: 900)
        let journal = MemoryJournal(zone: .utc, walks: [here])
        await #expect(throws: JournalFailure.missing) { try await MergeWalks(journal: journal)([here.id, WalkID()]) }
        await #expect(throws: JournalFailure.missing) { try await MergeWalks(journal: journal)([]) }
        #expect(try await journal.walk(here.id) == here)
    }
}
