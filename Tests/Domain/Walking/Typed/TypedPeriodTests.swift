import Testing

@testable import Walking

struct TypedPeriodTests {
    /// A Saturday.
    private let today = CivilDate("2026-11-21") ?? CivilDate(dayNumber: 0)

    @Test(arguments: [
        ("2026-11-20", "2026-11-20", "2026-11-20"), ("어제", "2026-11-20", "2026-11-20"), ("11월 20일", "2026-11-20", "2026-11-20"),
        ("20 nov", "2026-11-20", "2026-11-20"), ("지난 금요일", "2026-11-20", "2026-11-20"), ("2026-3", "2026-03-01", "2026-03-31"),
        ("2026-03", "2026-03-01", "2026-03-31"), ("2026.3", "2026-03-01", "2026-03-31"), ("3월", "2026-03-01", "2026-03-31"),
        ("12월", "2025-12-01", "2025-12-31"), ("2025년 2월", "2025-02-01", "2025-02-28"), ("march", "2026-03-01", "2026-03-31"),
        ("March 2025", "2025-03-01", "2025-03-31"), ("nov 2025", "2025-11-01", "2025-11-30"), ("2026", "2026-01-01", "2026-12-31"),
        ("2025년", "2025-01-01", "2025-12-31"), ("작년", "2025-01-01", "2025-12-31"), ("지난달", "2026-10-01", "2026-10-31"),
        ("last month", "2026-10-01", "2026-10-31"), ("지난주", "2026-11-09", "2026-11-15"), ("this week", "2026-11-16", "2026-11-22"),
    ])
    func `days are looked for as people name them`(_ text: String, _ from: String, _ through: String) {
        let period = TypedPeriod(text, today: today)
        #expect(period?.from.description == from && period?.through.description == through)
    }

    @Test(arguments: ["", "한강", "may walk", "mar", "friday", "2026-13", "13월", "1066", "3900", "30", "#dawn"])
    func `what is no date is a word to look for`(_ text: String) {
        #expect(TypedPeriod(text, today: today) == nil)
    }
}
