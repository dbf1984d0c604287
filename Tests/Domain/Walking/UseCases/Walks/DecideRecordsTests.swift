import Testing
import WalkingTesting

@testable import Walking

struct DecideRecordsTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func walk(steps: Int?, distance: Double? = nil, minutes: Int = 30, source: Source = Source(name: "Watch")) -> Walk {
        Walk(start: start, end: start + .seconds(minutes * 60), zone: .utc, steps: steps, distance: distance, source: source)
    }

    private func decisions(_ journal: MemoryJournal) async throws -> RecordDecisions { try await journal.settings().recordDecisions }

    @Test func `of joined records the one is shown that knows the most`() async throws {
        let (some, most, none) = (walk(steps: 100), walk(steps: 100, distance: 70), walk(steps: nil, minutes: 90))
        let journal = MemoryJournal(zone: .utc, walks: [some, most, none])
        #expect(try await DecideRecords(journal: journal).join([none.id, some.id, most.id]) != nil)
        #expect(try await decisions(journal).shown == [some.id: most.id, none.id: most.id])
    }

    @Test func `a live walk is shown before all others`() async throws {
        let (live, watch) = (walk(steps: nil, minutes: 5, source: .liveWalk), walk(steps: 100, distance: 70))
        let journal = MemoryJournal(zone: .utc, walks: [live, watch])
        _ = try await DecideRecords(journal: journal).join([live.id, watch.id])
        #expect(try await decisions(journal).isJoined(watch.id, to: live.id))
    }

    @Test func `one walk, or one that is left of two, joins nothing`() async throws {
        let known = walk(steps: 1)
        let journal = MemoryJournal(zone: .utc, walks: [known])
        #expect(try await DecideRecords(journal: journal).join([known.id]) == nil)
        #expect(try await DecideRecords(journal: journal).join([known.id, WalkID()]) == nil)
        #expect(try await DecideRecords(journal: journal).join([]) == nil)
        #expect(try await decisions(journal) == RecordDecisions())
    }

    @Test func `what is decided already is no change, and a change can be taken back`() async throws {
        let walks = [walk(steps: 1), walk(steps: 2)]
        let journal = MemoryJournal(zone: .utc, walks: walks)
        let decide = DecideRecords(journal: journal)
        let undo = try #require(try await decide.join(walks.map(\.id)))
        #expect(try await decide.join(walks.map(\.id)) == nil)
        _ = try await journal.undo(undo)
        #expect(try await decisions(journal) == RecordDecisions())
        #expect(try await decide.part(walks.map(\.id)) != nil)
        #expect(try await decide.part(walks.map(\.id).reversed()) == nil)
    }

    @Test func `a journal that fails decides nothing`() async {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .diskFull)
        await #expect(throws: JoinFailure.journal(.diskFull)) { try await DecideRecords(journal: journal).join([WalkID(), WalkID()]) }
        await #expect(throws: JournalFailure.diskFull) { try await DecideRecords(journal: journal).part([WalkID(), WalkID()]) }
    }
}
