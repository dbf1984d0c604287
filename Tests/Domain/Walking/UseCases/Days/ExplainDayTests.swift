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

    @Test(arguments: [("2026-03-29", 46, 10), ("2026-10-25", 50, 14), ("2026-10-26", 48, 12)])
    func `a slot knows the hour of the wall clock, on days of 23 and 25 hours, too`(date: String, slots: Int, six: Int) async throws {
        let berlin = try #require(Zone("Europe/Berlin"))
        let proof = try await ExplainDay(journal: MemoryJournal(zone: berlin))(try #require(CivilDate(date)))
        #expect(proof.hours.count == slots && proof.hours.last == 23)
        #expect(proof.hour(ofSlot: six) == 6 && proof.isNewHour(atSlot: six) && !proof.isNewHour(atSlot: six + 1))
    }

    @Test func `the proof knows what imports left out of the day, of its metric and of walks`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let watch = Source(name: "Watch", kind: .watch)
        func record(_ metric: Metric?, _ hours: Int, _ reason: SkipReason) -> QuarantinedRecord {
            let start = noon + .seconds(hours * 3600)
            return QuarantinedRecord(metric: metric, start: start, end: start + .seconds(60), value: 9000, source: watch, reason: reason)
        }
        await journal.keep(
            ledger: [],
            aside: [
                record(.steps, 0, .absurd), record(nil, 1, .absurd), record(.steps, 2, .future), record(.distance, 0, .absurd),
                record(.steps, 24, .absurd),
            ])
        let day = Zone.utc.day(of: noon)
        #expect(try await ExplainDay(journal: journal)(day).leftOut == [.absurd: 2, .future: 1])
        #expect(try await ExplainDay(journal: journal)(day, .speed).leftOut == [.absurd: 1])
        #expect(try await ExplainDay(journal: journal)(day.adding(days: -1)).leftOut == [:])
    }

    @Test func `a journal that cannot be read says so`() async {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await ExplainDay(journal: journal)(Zone.utc.day(of: noon)) }
    }
}
