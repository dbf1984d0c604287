import Testing
import Walking

@testable import Phrases

struct PhrasesNumbersTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)

    @Test(arguments: [
        (0, "0"), (-1, "-1"), (-999, "-999"), (-1000, "-1,000"), (123_456, "123,456"), (.max, "9,223,372,036,854,775,807"),
        (.min, "-9,223,372,036,854,775,808"),
    ])
    func `thousands are grouped, whatever the sign`(_ number: Int, _ text: String) {
        #expect(en.number(number) == text && ko.number(number) == text)
    }

    @Test(
        arguments: [
            (0, 1, "0.0"), (0.05, 1, "0.1"), (0.04, 1, "0.0"), (-0.04, 1, "0.0"), (-0.06, 1, "-0.1"), (1234.5, 0, "1,235"),
            (1.005, 2, "1.00"), (99.999, 2, "100.00"),
            (2.5, -3, "3"), (1.5, 9, "1.500000"), (.nan, 1, "–"), (.infinity, 1, "–"), (1e15, 1, "–"), (-1e20, 0, "–"),
        ])
    func `a decimal is rounded to its places, and nothing is no minus`(_ value: Double, _ places: Int, _ text: String) {
        #expect(en.decimal(value, places: places) == text)
    }

    @Test(
        arguments: [
            (0, "0", "0"), (999, "999", "999"), (1000, "1k", "1.0k"), (9949, "9.9k", "9.9k"), (9960, "10k", "10k"),
            (99_949, "99.9k", "100k"), (99_950, "100k", "100k"),
            (999_499, "999k", "999k"), (999_500, "1M", "1,000k"), (-6412, "-6.4k", "-6.4k"), (12_345_678, "12.3M", "12,346k"),
        ])
    func `a brief number takes four or five columns`(_ value: Int, _ brief: String, _ tabular: String) {
        #expect(en.brief(value) == brief && en.tabular(value) == tabular)
    }

    @Test(
        arguments: [
            (0, "0", "0"), (640, "640", "0.06"), (6412, "6,412", "0.64"), (9999, "9,999", "1.00"), (12_345, "1.2만", "1.23"),
            (20_000, "2만", "2.00"), (99_949, "10만", "9.99"), (123_456, "12.3만", "12.3"),
        ])
    func `Korean counts in ten thousands`(_ value: Int, _ brief: String, _ tabular: String) {
        #expect(ko.brief(value) == brief && ko.tabular(value) == tabular && ko.tabularUnit == "만")
    }

    @Test(
        arguments: [
            (0.1, "+10%", "10%"), (-0.1, "−10%", "-10%"), (0, "+0%", "0%"), (-0.001, "+0%", "0%"),
            (12.5, "+1,250%", "1,250%"), (.nan, "–", "–"),
            (.infinity, "–", "–"),
        ])
    func `a change says its direction, a share does not`(_ part: Double, _ change: String, _ percent: String) {
        #expect(en.change(part) == change && en.percent(part) == percent)
    }

    @Test(
        arguments: [(0, "0 B"), (999, "999 B"), (1000, "1 kB"), (1500, "2 kB"), (31_000_000, "31 MB"), (1_234_000_000, "1.2 GB")]
            as [(Int64, String)])
    func `sizes of files are in thousands`(_ bytes: Int64, _ text: String) {
        #expect(en.bytes(bytes) == text)
    }

    @Test(
        arguments: [
            (0, "0 steps", "0걸음"), (1, "1 step", "1걸음"), (2, "2 steps", "2걸음"), (6412, "6,412 steps", "6,412걸음"),
        ])
    func `one of a thing is named alone`(_ count: Int, _ english: String, _ korean: String) {
        #expect(en.steps(count) == english && ko.steps(count) == korean)
    }

    @Test func `days, records and walks are counted in both languages`() {
        #expect([en.days(1), en.days(2), ko.days(1)] == ["1 day", "2 days", "1일"])
        #expect([en.records(1), en.records(2000), ko.records(2)] == ["1 record", "2,000 records", "기록 2개"])
        #expect([en.walks(1), en.walks(2), ko.walks(2)] == ["1 walk", "2 walks", "산책 2회"])
        #expect([en.minutes(1000), ko.minutes(5)] == ["1,000 min", "5분"])
        #expect([en.cadence(99.6), ko.cadence(99.6)] == ["100 steps/min", "100걸음/분"])
    }

    @Test(
        arguments: [
            (0, "0 s", "0초"), (59, "59 s", "59초"), (60, "1 min", "1분"), (89, "1 min", "1분"), (90, "2 min", "2분"), (3569, "59 min", "59분"),
            (3570, "1 h", "1시간"),
            (3660, "1 h 1 min", "1시간 1분"), (7200, "2 h", "2시간"), (3_600_000, "1,000 h", "1,000시간"), (-5, "0 s", "0초"),
        ])
    func `a time has the two units that matter`(_ seconds: Int, _ english: String, _ korean: String) {
        #expect(en.duration(.seconds(seconds)) == english && ko.duration(.seconds(seconds)) == korean)
    }

    @Test func `shares of one whole add up to it`() {
        #expect(en.percents([0.537, 0.416, 0.047]) == ["54%", "41%", "5%"])
        #expect(en.percents([1.0 / 3, 1.0 / 3, 1.0 / 3]) == ["34%", "33%", "33%"])
        #expect(en.percents([1]) == ["100%"] && en.percents([]).isEmpty)
    }

    @Test func `rows of weeks are counted in weeks`() {
        let weekly = StreakKind(daysAWeek: 4)
        #expect([en.length(1, of: weekly), en.length(2, of: weekly), ko.length(2, of: weekly)] == ["1 week", "2 weeks", "2주"])
        #expect([en.length(1, of: .daily), ko.length(2, of: .daily)] == ["1 day", "2일"])
    }
}
