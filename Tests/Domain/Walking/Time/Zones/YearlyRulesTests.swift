import Testing

@testable import Walking

/// The text of the variable `TZ`, which also ends the files of zones.
struct YearlyRulesTests {
    private func read(_ text: String) -> YearlyRules? { YearlyRules(posix: text.utf8) }

    private func time(_ date: String, _ hour: Int, _ minute: Int = 0) throws -> Int64 {
        Int64(try #require(CivilDate(date)).dayNumber * 86_400 + hour * 3600 + minute * 60)
    }

    @Test(arguments: [
        ("UTC0", 0), ("KST-9", 32_400), ("<-03>3", -10_800), ("<+0545>-5:45", 20_700), ("ABC-0:00:10", 10), ("AAA24", -86_400),
        ("MST+7", -25_200),
    ])
    func `an offset is written to the west`(text: String, offset: Int) throws {
        let rules = try #require(read(text))
        #expect(rules.offset(at: 0) == offset && rules.offset(at: 10_000_000_000) == offset && rules.offset(at: -10_000_000_000) == offset)
    }

    @Test(arguments: [
        "", "A0", "AB0", "EST", "EST25", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M3.2.0,", "EST5EDT,M13.2.0,M11.1.0",
        "EST5EDT,M3.0.0,M11.1.0",
        "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J365", "EST5EDT,J366,J1", "EST5EDT,366,1",
        "EST5EDT,M3.2.0/168,M11.1.0",
        "EST5EDT,M3.2.0,M11.1.0,", "EST5EDT,M3.2.0,M11.1.0 ", "<EST5", "<E>5", "EST5:60", "EST5:00:60", "EST5EDT4,M3.2.0/2:,M11.1.0", "5",
        "é-1",
        "EST99999999999999999999", "EST5EDT,M3.2.0,M11.1.0/-168", "EST--5",
    ])
    func `what is no rule is refused`(text: String) {
        #expect(read(text) == nil)
    }

    @Test func `summer lasts from one Sunday to another`() throws {
        let paris = try #require(read("CET-1CEST,M3.5.0,M10.5.0/3"))
        #expect(try paris.offset(at: time("2026-03-29", 0, 59)) == 3600)
        #expect(try paris.offset(at: time("2026-03-29", 1)) == 7200)
        #expect(try paris.offset(at: time("2026-10-25", 0, 59)) == 7200)
        #expect(try paris.offset(at: time("2026-10-25", 1)) == 3600)
        // 400 years later the calendar is the same, and so it was before the clocks were ever put forward.
        #expect(try paris.offset(at: time("2426-03-29", 1)) == 7200)
        #expect(try paris.offset(at: time("1626-10-25", 1)) == 3600)
    }

    @Test func `in the south summer lasts over New Year`() throws {
        let sydney = try #require(read("AEST-10AEDT,M10.1.0,M4.1.0/3"))
        #expect(try sydney.offset(at: time("2026-01-01", 0)) == 39_600)
        #expect(try sydney.offset(at: time("2026-06-01", 0)) == 36_000)
        #expect(try sydney.offset(at: time("2026-12-31", 23)) == 39_600)
    }

    @Test func `without days those of the United States are meant`() {
        #expect(read("EST5EDT") == read("EST5EDT4,M3.2.0/2,M11.1.0/02:00:00"))
    }

    @Test func `days are counted with the leap day and without`() throws {
        let julian = try #require(read("AAA0BBB,J60/0,J365/0"))
        #expect(try julian.offset(at: time("2024-02-29", 23)) == 0 && julian.offset(at: time("2024-03-01", 0)) == 3600)
        #expect(try julian.offset(at: time("2023-02-28", 23)) == 0 && julian.offset(at: time("2023-03-01", 0)) == 3600)
        let ordinal = try #require(read("AAA0BBB,59/0,364/0"))
        #expect(try ordinal.offset(at: time("2024-02-28", 23)) == 0 && ordinal.offset(at: time("2024-02-29", 0)) == 3600)
        #expect(try ordinal.offset(at: time("2023-02-28", 23)) == 0 && ordinal.offset(at: time("2023-03-01", 0)) == 3600)
    }

    @Test func `a change may lie before its day or days after it`() throws {
        // Greenland: the evening of the day before the last Sunday of March.
        let nuuk = try #require(read("<-02>2<-01>,M3.5.0/-1,M10.5.0/0"))
        #expect(try nuuk.offset(at: time("2026-03-29", 0, 59)) == -7200)
        #expect(try nuuk.offset(at: time("2026-03-29", 1)) == -3600)
        // Gaza once: fifty hours after the fourth Thursday.
        let gaza = try #require(read("EET-2EEST,M3.4.4/50,M10.4.4/50"))
        #expect(try gaza.offset(at: time("2026-03-27", 23, 59)) == 7200)
        #expect(try gaza.offset(at: time("2026-03-28", 0)) == 10_800)
    }

    @Test func `summer may last all year`() throws {
        let rules = try #require(read("XXX3EDT4,0/0,J365/23"))
        for year in 2020...2025 {
            for day in ["01-01", "06-30", "12-31"] {
                for hour in [0, 3, 23] { #expect(try rules.offset(at: time("\(year)-\(day)", hour)) == -14_400) }
            }
        }
    }

    @Test func `no rule stops the program, however far its moments lie`() throws {
        for text in ["AAA24BBB-24,J1/-167,J365/167", "AAA-24BBB24,365/167,0/-167", "AAA0BBB0,J1,J1", "AAA0BBB,M2.5.0/167,M2.5.0/-167"] {
            let rules = try #require(read(text))
            for seconds in [Int64.min, -1, 0, 1, .max] { _ = rules.offset(at: seconds) }
        }
    }
}
