import Testing
import Walking

@testable import Phrases

struct PhrasesDaysTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)

    @Test func `every day of the week has a short and a whole name`() {
        #expect(Weekday.allCases.map(en.weekday) == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
        #expect(Weekday.allCases.map(ko.weekday) == ["월", "화", "수", "목", "금", "토", "일"])
        for day in Weekday.allCases {
            #expect(en.weekdayName(day).hasPrefix(en.weekday(day)) && en.weekdayName(day).hasSuffix("day"))
            #expect(ko.weekdayName(day) == ko.weekday(day) + "요일")
        }
    }

    @Test func `a month outside of the year is its nearest`() {
        #expect((1...12).map(ko.month) == (1...12).map { "\($0)월" })
        #expect([-3, 0, 1, 12, 13].map(en.month) == ["Jan", "Jan", "Jan", "Dec", "Dec"])
    }

    @Test func `days are said from today`() throws {
        let today = try #require(CivilDate("2026-11-22"))
        #expect(
            [0, 1, 2, -1].map { en.relative(today.adding(days: -$0), today: today) } == ["Today", "Yesterday", "Fri 20 Nov", "Mon 23 Nov"])
        #expect([0, 1, 2].map { ko.relative(today.adding(days: -$0), today: today) } == ["오늘", "어제", "11월 20일 금"])
    }

    @Test func `a month is said with its year`() throws {
        let date = try #require(CivilDate("2026-03-01"))
        #expect(en.monthAndYear(date) == "Mar 2026" && ko.monthAndYear(date) == "2026년 3월")
        #expect(en.dateWithYear(date) == "1 Mar 2026" && ko.dateWithYear(date) == "2026년 3월 1일")
    }

    @Test func `times have two digits each`() throws {
        let zone = try #require(Zone("Asia/Seoul"))
        let date = try #require(CivilDate("2026-03-01"))
        #expect(en.time(zone.instant(date, hour: 7, minute: 5), in: zone) == "07:05")
        #expect(en.time(zone.instant(date, hour: 7, minute: 5), in: .utc) == "22:05")
        #expect([en.hour(7), ko.hour(7), en.time(hour: 7), en.time(hour: 23)] == ["07", "7시", "07:00", "23:00"])
    }

    @Test(arguments: Language.allCases)
    func `every day of a year is said in its own way`(_ language: Language) throws {
        let today = try #require(CivilDate("2026-11-22"))
        let phrases = Phrases(language)
        let days = (0..<366).map { phrases.date(today.adding(days: -$0), today: today) }
        #expect(Set(days).count == days.count)
        let spans = (0..<366).map { phrases.span(today.adding(days: -$0), today, today: today) }
        #expect(Set(spans).count == spans.count)
    }
}
