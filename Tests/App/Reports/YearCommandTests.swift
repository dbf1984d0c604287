import Phrases
import ScreenTesting
import Testing
import Walking

@testable import gnd

@MainActor
struct YearCommandTests {
    let bench = CommandBench()

    @Test(arguments: [Language.en, .ko], ["text", "svg"])
    func `a year is a page of text or a picture`(_ language: Language, _ format: String) async {
        for ago in stride(from: 0, to: 300, by: 3) {
            let date = CivilDate(dayNumber: 20_778 - ago)
            _ = await bench.run("log", "\(date) 07:40 \(40 + ago % 50)m \(5000 + ago * 17 % 5000) \(3 + ago % 7) km")
        }
        let words = ["year", "2026", "--format", format, "--lang", language.rawValue]
        let result = await bench.run(words)
        #expect(result.status == 0 && result.errors.isEmpty)
        assertText(result.output, in: "Tests/App/Reports/__Snapshots__/year-\(format)-\(language.rawValue).txt")
        #expect(!result.output.contains("<script"))
        #expect(await bench.run(words) == result)
    }

    @Test(arguments: Language.allCases)
    func `the year of somebody whose walks have no steps is one of minutes`(_ language: Language) async {
        _ = await bench.run("log", "2026-11-10 07:40 40m")
        _ = await bench.run("log", "2026-11-11 07:40 70m")
        let page = await bench.run("year", "2026", "--lang", language.rawValue).output
        let (months, legend, steps) =
            language == .en ? ("Nov  110 min\n", "█ 60 minutes and more", "no steps known") : ("11월 110분\n", "█ 60분 이상", "걸음 기록 없음")
        #expect(page.contains(months) && page.contains(legend) && !page.contains(steps), "\(page)")
        #expect(page.contains(language == .en ? "  reached in 0 of 1 week\n" : "  1주 중 0주 달성\n"), "\(page)")
        #expect(!page.contains("none known") && !page.contains("모름"), "\(page)")
        let days = page.split(separator: "\n").map { $0.filter { "▓█".contains($0) } }
        #expect(days.filter { $0.count == 1 } == ["▓", "█"], "\(page)")
        let picture = await bench.run("year", "2026", "--format", "svg").output
        let squares = picture.split(separator: "\n").filter { $0.hasPrefix("<rect x=") && !$0.contains("#e9ecef") }
        #expect(squares.count == 2 && squares[0].contains("#4d8cc4") && squares[1].contains("#245f94"), "\(squares)")
    }

    @Test func `every month of the calendar has its name`() async {
        for month in 1...11 { _ = await bench.run("log", "2026-\(month < 10 ? "0" : "")\(month)-10 07:40 40m 5000") }
        let page = await bench.run("year", "2026", "--lang", "ko").output
        let names = page.split(separator: "\n").first { $0.hasPrefix("    1월") }?.split(separator: " ").map { String($0) }
        #expect(names == (1...12).map { "\($0)월" })
    }

    @Test func `a year without a day says so, and what is no year is refused`() async {
        #expect(await bench.run("year", "2019").output.contains("no data in this year"))
        #expect(await bench.run("year", "soon").errors == "gnd: “soon” is no year. Write it as 2026.\n")
        #expect(await bench.run("year", "2026", "--format", "html").status == 2)
    }
}
