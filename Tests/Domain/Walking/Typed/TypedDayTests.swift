import Testing

@testable import Walking

struct TypedDayTests {
    /// A Saturday.
    private let today = CivilDate("2026-11-21") ?? CivilDate(dayNumber: 0)

    private func day(_ text: String) -> String? { TypedDay(text, today: today)?.date.description }

    @Test(
        arguments: [
            ("today", 0), ("오늘", 0), ("this morning", 0), ("yesterday", -1), ("어제", -1), ("the day before yesterday", -2), ("그저께", -2),
            ("그제", -2),
            ("tomorrow", 1), ("내일", 1), ("모레", 2), ("3 days ago", -3), ("1 day ago", -1), ("3daysago", -3), ("2일 전", -2),
            ("999 days ago", -999),
            ("last friday", -1), ("on monday", -5), ("지난 금요일", -1), ("last saturday", -7), ("on sunday", -6),
            ("엊그제", -2), ("그끄저께", -3), ("사흘 전", -3), ("이틀 전", -2), ("일주일 전", -7), ("2주 전", -14), ("두 달 전", -61), ("1년 전", -365),
            ("two days ago", -2), ("a week ago", -7), ("2 weeks ago", -14), ("3 months ago", -92), ("지난주 금요일", -8), ("지난 주 월요일", -12),
            ("저번 주 일요일", -6), ("이번 주 월요일", -5), ("friday last week", -8), ("last week on friday", -8), ("this monday", -5),
            ("어젯밤", -1), ("어제 저녁", -1), ("last night", -1), ("tonight", 0), ("yesterday evening", -1), ("on monday evening", -5),
            ("지난 금요일 아침", -1),
        ])
    func `a word is a day counted from today`(_ text: String, _ days: Int) {
        #expect(day(text) == today.adding(days: days).description)
        #expect(TypedDay(text, today: today)?.isWord == true)
    }

    @Test(arguments: [("2026-11-20", "2026-11-20"), ("20.11.2026", "2026-11-20"), ("3.4.2026", "2026-04-03"), ("03.04.2026", "2026-04-03")])
    func `a date is itself`(_ text: String, _ expected: String) {
        #expect(day(text) == expected && TypedDay(text, today: today)?.isWord == false)
    }

    @Test(
        arguments: [("fri", -1), ("Sat", -7), ("last fri", -1), ("on mon", -5), ("토", -7), ("지난 금", -1), ("tuesday", -4), ("어제", -1)])
    func `a weekday may be shortened where a day is asked for`(_ text: String, _ days: Int) {
        #expect(TypedDay(asked: text, today: today)?.date == today.adding(days: days))
    }

    @Test(
        arguments: [
            "", "friday", "next friday", "last week", "friday night", "20.11.26", "31.2.2026", "32.1.2026", "1000 days ago", "days ago",
            "-3 days ago", "1.1", "..2026",
            "2026-11", "last", "지난",
        ])
    func `what is no day is not read as one`(_ text: String) {
        #expect(day(text) == nil)
    }

    @Test func `a day of the week is the one before today, within a week`() {
        let names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
        for shift in 0..<14 {
            let today = today.adding(days: shift)
            for (index, name) in names.enumerated() {
                guard let date = TypedDay("last \(name)", today: today)?.date else {
                    Issue.record("last \(name) is no day")
                    continue
                }
                #expect(date.weekday.rawValue == index + 1 && (1...7).contains(today - date))
            }
        }
    }
}
