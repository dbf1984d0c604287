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
