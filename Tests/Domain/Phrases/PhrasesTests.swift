import Testing
import Walking

@testable import Phrases

struct PhrasesTests {
    private let en = Phrases(.en)
    private let ko = Phrases(.ko)

    @Test func `numbers are grouped`() {
        #expect([0, 7, 999, 1000, 6412, 1_234_567, -1234].map(en.number) == ["0", "7", "999", "1,000", "6,412", "1,234,567", "-1,234"])
        #expect(en.decimal(1204.45) == "1,204.5")
        #expect(en.decimal(-0.01) == "0.0")
        #expect(en.decimal(0.05, places: 2) == "0.05")
        #expect([999, 6412, 9960, 99_940, 99_960, 1_000_000].map(en.brief) == ["999", "6.4k", "10k", "99.9k", "100k", "1M"])
    }

    @Test func `a percentage has no gaps`() {
        #expect([0.09, -0.12, -0.001].map(ko.change) == ["+9%", "−12%", "+0%"])
        #expect(en.change(0.09) == "+9%" && en.percent(0.83) == "83%")
    }

    @Test func `Koreans write small ordinals as words`() {
        #expect([1, 2, 3, 10, 11, 21].map(Phrases.koreanOrdinal) == ["첫 번째", "두 번째", "세 번째", "열 번째", "11번째", "21번째"])
    }

    @Test func `measures carry their units`() {
        #expect(en.distance(4612) == "4.6 km")
        #expect(en.distance(812.4) == "812 m")
        #expect(en.distance(999.7) == "1.0 km")
        #expect(en.duration(.seconds(35 * 60)) == "35 min")
        #expect(en.duration(.seconds(65 * 60)) == "1 h 5 min")
        #expect(en.duration(.seconds(3599)) == "1 h")
        #expect(ko.duration(.seconds(65 * 60)) == "1시간 5분")
        #expect(en.speed(1.2) == "4.3 km/h")
        #expect(en.stepLength(0.58) == "58 cm")
    }

    @Test func `days are written in both languages`() throws {
        let date = try #require(CivilDate("2025-11-21"))
        #expect(en.date(date, today: date) == "Fri 21 Nov")
        #expect(ko.date(date, today: date) == "11월 21일 금")
        #expect(en.relative(date, today: date.adding(days: 1)) == "Yesterday")
        #expect(ko.relative(date, today: date) == "오늘")
        #expect(en.relative(date, today: date.adding(days: 90)) == "Fri 21 Nov 2025")
    }

    @Test func `a date that is not of this year says its year, in every form of it`() throws {
        let (today, old) = (try #require(CivilDate("2026-11-22")), try #require(CivilDate("2017-06-11")))
        let spring = try #require(CivilDate("2026-03-27"))
        #expect(en.date(old, today: today) == "Sun 11 Jun 2017")
        #expect(ko.date(old, today: today) == "2017년 6월 11일 일")
        #expect(en.date(today, today: nil) == "Sun 22 Nov 2026")
        #expect(en.shortDate(old, today: today) == "11 Jun 2017")
        #expect(ko.shortDate(spring, today: today) == "3월 27일")
        #expect(en.relative(old, today: today) == "Sun 11 Jun 2017")
        #expect(en.span(spring, spring.adding(days: 5), today: today) == "27 Mar – 1 Apr")
        #expect(ko.span(spring, spring.adding(days: 5), today: today) == "3월 27일 – 4월 1일")
        #expect(en.span(old, old.adding(days: 3), today: today) == "11 Jun – 14 Jun 2017")
        #expect(ko.span(old, old.adding(days: 3), today: today) == "2017년 6월 11일 – 6월 14일")
        #expect(en.span(old, spring, today: today) == "11 Jun 2017 – 27 Mar 2026")
        #expect(en.span(old, old, today: today) == "11 Jun 2017")
        #expect(en.time(hour: 8) == "08:00")
    }

    @Test func `the language follows the environment in the order of POSIX`() {
        #expect(Language(environment: ["LANG": "ko_KR.UTF-8"]) == .ko)
        #expect(Language(environment: ["LANG": "ko_KR.UTF-8", "LC_ALL": "C.UTF-8"]) == .en)
        #expect(Language(environment: ["LANG": "en_US.UTF-8", "LC_MESSAGES": "ko"]) == .ko)
        #expect(Language(environment: ["LC_ALL": "", "LANG": "ko_KR"]) == .ko)
        #expect(Language(environment: [:]) == .en)
    }

    @Test func `every failure has a sentence that says what to do, in both languages`() {
        let failures: [JournalFailure] = [
            .diskFull, .readOnly(path: "/x"), .locked, .corrupt(.notAJournal), .corrupt(.wrongHash), .corrupt(.pages),
            .newerVersion(found: 9, known: 2),
            .cannotOpen(path: "/x", problem: .system(2)), .cannotOpen(path: "/x", problem: .system(5)), .missing, .taken, .cancelled,
            .unexpected(code: 1),
        ]
        for failure in failures {
            #expect(en.sentence(failure) != ko.sentence(failure))
            #expect(!en.sentence(failure).contains("\n"))
        }
    }

    @Test func `what is wrong with a file is said wholly in the person's language`() {
        let problems: [FileProblem] = [
            .noMemory, .noUnpacker, .locked, .notAWalk, .archive, .database(11), .noHeader, .wrongChecksum, .unannounced, .tooLarge,
            .badSyntax, .badCharacter, .badEncoding, .badEscape, .badWord, .unknownName, .doubledName, .unbalanced, .tooDeep, .afterTheEnd,
            .endless,
        ]
        // Names of programs and errno's of every kind that the system has.
        for problem in problems + (1...133).map(FileProblem.system) {
            let words = ko.reason(problem).replacing("SQLite", with: "").replacing("libarchive", with: "")
            #expect(!words.contains { $0.isASCII && $0.isLetter }, "\(words)")
            #expect(!en.reason(problem).isEmpty && en.reason(problem).allSatisfy(\.isASCII))
            let failure = ImportFailure.unreadable(path: "/x", problem: problem)
            #expect(ko.sentence(failure).hasSuffix("요.") && en.sentence(failure).hasSuffix("."))
        }
    }

    @Test func `no name is the same in both languages, except numbers`() {
        for metric in Metric.allCases { #expect(en.name(metric) != ko.name(metric)) }
        for reason in SkipReason.allCases { #expect(en.name(reason) != ko.name(reason)) }
        for band in AgeBand.allCases { #expect(en.name(band) != ko.name(band)) }
    }

    @Test func `measures are said in miles, feet and inches where these are set`() {
        let phrases = Phrases(.en, units: .imperial)
        #expect(phrases.distance(4612) == "2.9 mi")
        #expect(phrases.distance(612) == "0.38 mi")
        #expect(phrases.distance(1602) == "1.0 mi")
        #expect(phrases.distance(125) == "410 ft")
        #expect(phrases.speed(1.2) == "2.7 mph")
        #expect(phrases.speeds(1.2...1.5) == "2.7–3.4 mph")
        #expect(en.speeds(1.2...1.2) == "4.3 km/h")
        #expect(phrases.stepLength(0.58) == "22.8 in")
        #expect(phrases.height(173) == "5'8\"")
        #expect(en.height(173) == "173 cm")
        #expect(phrases.elevation(312...388) == "1,024–1,273 ft")
        #expect(phrases.value(2000, of: Metric.distance) == "1.2 mi")
        #expect(phrases.axisValue(1609.344, of: Metric.distance) == 1 && phrases.axisUnit(of: Metric.distance) == "mi")
        #expect(phrases.roundLengths.map(phrases.roundLength).suffix(9).first == "1 mi")
        #expect(
            en.roundLengths.map(en.roundLength).prefix(10).joined(separator: " ") == "1 m 2 m 5 m 10 m 20 m 50 m 100 m 200 m 500 m 1 km")
    }

    @Test func `what is printed in any units is read again`() throws {
        for units in Units.allCases {
            for metres in stride(from: 20.0, through: 60_000, by: 733) {
                let read = try #require(TypedDistance(Phrases(.en, units: units).distance(metres))?.metres)
                #expect(abs(read - metres) <= max(81, metres * 0.01))
            }
        }
    }
}
