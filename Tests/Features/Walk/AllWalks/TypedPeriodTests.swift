import Testing
import Walking

@testable import Walk

struct TypedPeriodTests {
    @Test(arguments: [
        ("2026-11-21", "2026-11-21", "2026-11-21"), ("2026-11", "2026-11-01", "2026-11-30"), ("2024-02", "2024-02-01", "2024-02-29"),
        ("2026", "2026-01-01", "2026-12-31"), ("  2026-12 ", "2026-12-01", "2026-12-31"), ("1900", "1900-01-01", "1900-12-31"),
    ])
    func `a year, a month and a day are looked for from the first to the last of their days`(
        _ text: String, _ from: String, _ through: String
    ) throws {
        let period = try #require(TypedPeriod(text))
        #expect(period.from == CivilDate(from) && period.through == CivilDate(through))
    }

    @Test(arguments: ["", "2026-13", "2026-02-30", "1899", "2200", "7000", "202", "2026-1", "river", "2026-11-", "한강산책"])
    func `anything else is a word to look for`(_ text: String) {
        #expect(TypedPeriod(text) == nil)
    }
}
