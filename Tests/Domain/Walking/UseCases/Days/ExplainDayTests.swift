import Testing
import WalkingTesting

@testable import Walking

struct ExplainDayTests {
    private let noon = Instant(seconds: 1_775_131_200)

    @Test func `the proof adds up to the number that the records give`() async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let samples = (0..<3).map { index in
            Sample(
                metric: .steps, start: noon + .seconds(index * 600), end: noon + .seconds(index * 600 + 600), value: 500, source: watch)
        }
        let proof = try await ExplainDay(journal: MemoryJournal(zone: .utc, samples: samples))(Zone.utc.day(of: noon))
        #expect(proof.value == 1500)
        #expect(proof.date == Zone.utc.day(of: noon))
    }

    @Test func `a journal that cannot be read says so`() async {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await ExplainDay(journal: journal)(Zone.utc.day(of: noon)) }
    }
}
