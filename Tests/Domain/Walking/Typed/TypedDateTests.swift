import Testing
import Walking

struct TypedDateTests {
    @Test(arguments: [
        ("2026-11-20", "2026-11-20"), ("11-20", "2026-11-20"), ("20 nov", "2026-11-20"), ("20th of November", "2026-11-20"),
        ("nov 20", "2026-11-20"), ("November 20, 2025", "2025-11-20"), ("11월 20일", "2026-11-20"), ("11월20", "2026-11-20"),
        ("2025년 11월 20일", "2025-11-20"), ("12월 1일", "2025-12-01"), ("1 dec", "2025-12-01"), ("29 feb", "2024-02-29"), ("어제", "2026-11-21"),
        ("2026.11.20", "2026-11-20"), ("2026. 11. 20.", "2026-11-20"), ("2026/11/20", "2026-11-20"), ("11/20", "2026-11-20"),
        ("20/11", "2026-11-20"), ("11/11", "2026-11-11"), ("11/20/2025", "2025-11-20"), ("20일", "2026-11-20"), ("31일", "2026-10-31"),
        ("작년 11월 20일", "2025-11-20"), ("the 20th", "2026-11-20"), ("on the 20th", "2026-11-20"), ("on 20 nov", "2026-11-20"),
    ])
    func `a day is found as people write it, and without a year the last one that has come`(_ text: String, _ date: String) throws {
        let today = try #require(CivilDate("2026-11-22"))
        #expect(TypedDay(text, today: today)?.date == CivilDate(date))
    }

    @Test(arguments: [
        "park", "speed, 12", "nov", "20", "11월", "31 apr", "no 20", "13-40", "", "3/4", "2026-02-30", "20.11", "nov 20 30", "20.11. 2000",
        "32일", "20th",
    ])
    func `what is no day is none`(_ text: String) throws {
        #expect(TypedDay(text, today: try #require(CivilDate("2026-11-22"))) == nil)
    }
}
