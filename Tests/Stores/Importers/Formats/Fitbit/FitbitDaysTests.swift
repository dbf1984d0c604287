import Testing
import Walking

@testable import Importers

struct FitbitDaysTests {
    private func read(_ entry: String) throws -> ImportBatch {
        try ImportersTests.read(FitbitFormat.self, .days, "{\"activities-steps\":[\(entry)],\"user\":{}}", zone: "Europe/Berlin")
    }

    @Test func `a sum is of the whole day of the person, also where that has 23 hours`() throws {
        let sample = try #require(try read("{\"dateTime\":\"2026-03-29\",\"value\":\"5000\"}").samples.first)
        #expect(sample.grain == .day && sample.value == 5000)
        #expect(sample.end - sample.start == .seconds(23 * 3600))
    }

    @Test func `a day that is none, and a sum that is no number, are left out`() throws {
        #expect(try read("{\"dateTime\":\"2026-02-30\",\"value\":\"1\"}").skipped == [.badDate: 1])
        #expect(try read("{\"dateTime\":\"2026-03-29\",\"value\":\"–\"}").skipped == [.badValue: 1])
        #expect(try read("{\"dateTime\":\"2026-03-29\",\"value\":\"0\"}").samples.isEmpty)
    }
}
