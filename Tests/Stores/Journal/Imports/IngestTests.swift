import Testing
import Walking

@testable import Journal

/// The report of an import about what it brought.
struct IngestTests {
    @Test func `a record that its source changed later is updated, and one that is told as before or of earlier is known`() async throws {
        let profile = try await memoryJournal().profile
        func take(modified: Int64?, exported: Int64? = nil) async throws -> [Int] {
            let sample = steps(watch, 0, 10, 900, modified: modified.map(Instant.init(seconds:)), exported: exported)
            let outcome = try await profile.take([sample]).outcome
            return [outcome.added, outcome.updated, outcome.known]
        }
        #expect(try await take(modified: 1) == [1, 0, 0])
        #expect(try await take(modified: 2) == [0, 1, 0])
        #expect(try await take(modified: 2) == [0, 0, 1])
        #expect(try await take(modified: 1) == [0, 0, 1])
        // A newer file that knows no such date corrects nothing.
        #expect(try await take(modified: nil, exported: 1_775_000_000) == [0, 0, 1])
        #expect(try await profile.allDays().map(\.stepCount) == [900])
    }

    @Test func `what an import would find known is counted before anything is written`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(id: WalkID(), start: moment(0), end: moment(20), zone: berlin, steps: 2000, source: watch)
        let records = (0..<10).map { steps(watch, $0 * 10, $0 * 10 + 10, 100) }
        #expect(try await profile.knownCounts(records, [walk]) == (0, 0))
        try await profile.take(Array(records.prefix(4)), walks: [walk])
        #expect(try await profile.knownCounts(records, [walk]) == (4, 1))
        #expect(try await profile.knownCounts([steps(phone, 0, 10, 100), steps(watch, 0, 10, 101)], []) == (0, 0))
        let undo = try await profile.delete([walk.id])
        #expect(try await profile.knownCounts([], [walk]) == (0, 1))
        try await profile.undo(undo)
        #expect(try await profile.imports().count == 1)
    }

    @Test(arguments: [1, 2, 100]) func `an import goes from its first day to its last, in whatever order they come`(batch: Int) async throws
    {
        let profile = try await memoryJournal().profile
        let days = [2, 0, 3, 1].map { steps(watch, $0 * 1440 + 600, $0 * 1440 + 610, 100) }
        let report = try await profile.take(days, batch: batch)
        #expect(report.firstDay == CivilDate("2026-03-27"))
        #expect(report.lastDay == CivilDate("2026-03-30"))
    }
}
