import Testing

@testable import Walking

/// Words that nobody means as a title, though they cannot be read.
struct MeasureLookalikeTests {
    private func found(_ text: String) -> String? { MeasureLookalike.found(at: text.split(separator: " ").map(String.init)[...]) }

    @Test(
        arguments: [
            ("3.9 Han", "3.9"), ("2026-02-30", "2026-02-30"), ("11/20 home", "11/20"), ("3km/h fast", "3km/h"), ("5k run", "5k"),
            ("20일에", "20일에"),
            ("ago there", "ago"), ("지난주에 한강", "지난주에"), ("last week home", "last week"), ("This Weekend,", "This Weekend,"),
            ("지난 월요일에 한강", "지난 월요일에"), ("오전 13시 한강", "오전 13시"), ("저녁 25:00", "저녁 25:00"), ("2월 30일 한강", "2월 30일"),
            ("2026년 2월 30일 한강", "2026년 2월 30일"), ("12:", "12:"), ("3H river", "3H"),
        ])
    func `a measure that cannot be read is told with its words`(_ text: String, _ words: String) { #expect(found(text) == words) }

    @Test(
        arguments: [
            ("3.9k", EntryFailure.stepsOrKilometres("3.9k")), ("3,9k", .stepsOrKilometres("3,9k")), ("10k", .stepsOrKilometres("10k")),
            ("last week", .severalDays("last week")), ("Last Week,", .severalDays("Last Week,")), ("지난주에", .severalDays("지난주에")),
            ("지난 달", .severalDays("지난 달")), ("3km/h", .unreadable("3km/h")), ("ago", .unreadable("ago")),
            ("2 weeks", .unreadable("2 weeks")),
        ])
    func `what may be two things, or is more than a day, is refused by that name`(_ text: String, _ failure: EntryFailure) {
        #expect(MeasureLookalike.failure(text) == failure)
    }

    @Test(
        arguments: [
            "Han river", "3900", "42nd street", "last train home", "this is it", "저녁 산책", "오전 3시간", "7eleven", "5번가", "next stop", "다음 역",
            "",
        ])
    func `a title is left alone`(_ text: String) { #expect(found(text) == nil) }

    @Test(
        arguments: [
            ("31 nov", "31 nov"), ("2 weeks, there", "2 weeks,"), ("3 일에", "3 일에"), ("1 O'Clock", "1 O'Clock"), ("32 nov", nil),
            ("0 days", nil),
            ("2 hills", nil), ("x days", nil), ("2", nil),
        ] as [(String, String?)])
    func `a number before a word of the calendar counts no steps`(_ text: String, _ words: String?) {
        #expect(MeasureLookalike.counted(at: text.split(separator: " ").map(String.init)[...]) == words)
    }

    @Test(arguments: [("전에", true), ("전부터", true), ("뒤", true), ("후에,", true), ("전철", false), ("ago", false), ("", false)])
    func `behind a length some words make a time of it`(_ word: String, _ isAgo: Bool) { #expect(MeasureLookalike.isAgo(word) == isAgo) }
}
