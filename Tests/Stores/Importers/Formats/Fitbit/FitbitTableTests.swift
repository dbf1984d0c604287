import Testing
import Walking

@testable import Importers

struct FitbitTableTests {
    private func read(_ text: String) throws -> ImportBatch { try ImportersTests.read(FitbitFormat.self, .table, text) }

    @Test func `a moment without an offset is in UTC, and distances are metres`() throws {
        let batch = try read("data source,distance,timestamp\nwatch,12.5,2026-03-27T07:00:00\nwatch,3,2026-03-27T08:01:00+01:00\n")
        #expect(batch.samples.map(\.metric) == [.distance, .distance])
        #expect(batch.samples.map(\.start) == [seven, seven + .seconds(60)])
        #expect(batch.samples.map(\.value) == [12.5, 3])
    }

    @Test func `a table of a header alone holds nothing, and nothing is wrong with it`() throws {
        for text in ["timestamp,steps\n", "timestamp,steps", ""] {
            let batch = try read(text)
            #expect(batch.samples.isEmpty && batch.skipped.isEmpty)
        }
    }

    @Test func `a row that is too short or no number costs itself alone`() throws {
        let batch = try read(
            "timestamp,steps\n2026-03-27T07:00:00Z\n,5\n2026-03-27T07:00:00Z,x\n2026-03-27T07:00:00Z,0\n2026-03-27T07:00:00Z,9\n")
        #expect(batch.samples.map(\.value) == [9])
        #expect(batch.skipped == [.badValue: 2, .badDate: 1])
    }
}
