import Testing
import Walking

@testable import Importers

/// The quarters of an hour of one day, and the sums of all days.
struct TakeoutTableTests {
    private func quarters(_ rows: String, named name: String = "Fit/2026-03-27.csv") throws -> ImportBatch {
        try read(TakeoutFormat.self, .quarters, "Start time,End time,Step count,Distance (m)\n\(rows)\n", named: name)
    }

    @Test func `a quarter is on the day of the name, and the last one ends on the next`() throws {
        let batch = try quarters("07:00:00.000Z,07:15:00.000Z,10,\n23:45:00.000Z,00:00:00.000Z,7,4.5")
        #expect(batch.samples.map(\.start) == [seven, seven + .seconds(60_300), seven + .seconds(60_300)])
        #expect(batch.samples.map(\.value) == [10, 7, 4.5])
        #expect(batch.samples.allSatisfy { $0.end - $0.start == .seconds(900) && $0.grain == .sum })
    }

    @Test func `without a day in its name nobody knows when it was`() {
        #expect(throws: ReadFailure.refused(.nameless)) { try quarters("07:00:00.000Z,07:15:00.000Z,10,", named: "quarters.csv") }
    }

    @Test func `a time that is none is left out, and an empty field is nothing`() throws {
        #expect(try quarters("7 o'clock,08:00:00.000Z,10,").skipped == [.badDate: 1])
        let empty = try quarters("07:00:00.000Z,07:15:00.000Z,,")
        #expect(empty.samples.isEmpty && empty.skipped.isEmpty)
    }

    @Test func `the columns of days vary from person to person`() throws {
        let days = try read(
            TakeoutFormat.self, .days,
            "Date,Average weight (kg),Distance (m),Step count\n2026-03-27,70,12.5,100\n2026-03-28,,,\nTotal,,1,1\n")
        #expect(days.samples.map(\.value) == [100, 12.5])
        #expect(days.skipped == [.badDate: 1])
        #expect(try read(TakeoutFormat.self, .days, "Date,Step count\n2026-03-27,9\n").samples.map(\.metric) == [.steps])
    }
}
