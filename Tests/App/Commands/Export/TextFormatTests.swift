import Foundation
import Phrases
import Terminal
import Testing
import Walking

@testable import gnd

@MainActor
struct TextFormatTests {
    @Test func `a day prints exactly as scripts expect it`() throws {
        let day = Day(
            date: try #require(CivilDate("2026-03-27")), steps: 9520.2, goal: 7000,
            sources: [
                Source(name: "iPhone"): 1161.8, Source(name: "Apple Watch"): 7358.4, Source(name: "Apple Watch", kind: .manual): 1000,
            ])
        #expect(
            JSONText.array([JSONText(WalkedDay(day: day))]).text
                == #"[{"date":"2026-03-27","steps":9520,"goal":7000,"sources":{"Apple Watch":7358,"iPhone":1162,"Typed into Apple Watch":1000}}]"#
        )
    }

    @Test func `two sources of one name keep lines of their own, told apart`() throws {
        let old = Source(name: "Apple Watch", manufacturer: "Apple", model: "Watch6,1", kind: .watch)
        let new = Source(name: "Apple Watch", manufacturer: "Apple", model: "Watch7,5", kind: .watch)
        let day = Day(date: try #require(CivilDate("2026-03-27")), steps: 5000, goal: 7000, sources: [old: 2000, new: 3000])
        #expect(day.sourceCounts().map(\.name) == ["Apple Watch (Watch7,5)", "Apple Watch (Watch6,1)"])
        #expect(day.sourceCounts().map(\.count) == [3000, 2000])
        #expect(day.sourceCounts(Phrases(.ko)).map(\.name) == ["Apple Watch (Watch7,5)", "Apple Watch (Watch6,1)"])
        let kinds = Day(
            date: day.date, steps: 5, goal: 7000, sources: [Source(name: "Fit", kind: .watch): 2, Source(name: "Fit", kind: .phone): 3])
        #expect(
            JSONText(WalkedDay(day: kinds)).text
                == #"{"date":"2026-03-27","steps":5,"goal":7000,"sources":{"Fit (Phone)":3,"Fit (Watch)":2}}"#)
    }

    @Test(arguments: [["a": 0.5, "b": 0.5], ["a": 10.4, "b": 10.4, "c": 10.4], ["a": 99.99, "b": 0.01], ["a": 3, "b": 0]])
    func `what the sources add sums to the day, in whole steps`(sources: [String: Double]) {
        let day = Day(
            date: CivilDate(dayNumber: 0), steps: sources.values.reduce(0, +),
            sources: Dictionary(uniqueKeysWithValues: sources.map { (Source(name: $0), $1) }))
        #expect(day.sourceCounts().reduce(0) { $0 + $1.count } == day.stepCount)
        #expect(day.sourceCounts().allSatisfy { $0.count > 0 })
    }

    @Test(arguments: ["", "\"\\/", "line\nbreak\ttab\r", "\u{0}\u{1F}\u{7F}", "한강 👑", "\u{2028}"])
    func `any text survives the way through JSON`(text: String) throws {
        let encoded = JSONText.object([(text, .string(text))]).text
        let decoded = try JSONDecoder().decode([String: String].self, from: Data(encoded.utf8))
        #expect(decoded == [text: text])
    }

    @Test func `numbers in JSON are short, exact and never what JSON lacks`() {
        #expect(
            JSONText.array([.double(2600), .double(0.1), .double(.nan), .double(-.infinity), .int(-3), .bool(true), .null]).text
                == "[2600,0.1,null,null,-3,true,null]")
    }

    @Test func `moments carry the clock of their zone`() {
        let moment = Instant(milliseconds: 1_795_219_200_250)
        #expect(TimeText(moment, in: .utc).text == "2026-11-21T00:00:00.250+00:00")
        #expect(TimeText(Instant(seconds: 0), in: Zone("Asia/Seoul") ?? .utc).text == "1970-01-01T09:00:00+09:00")
        #expect(TimeText(Instant(seconds: 0), in: Zone("America/New_York") ?? .utc).text == "1969-12-31T19:00:00-05:00")
        #expect(TimeText(Instant(seconds: -2_000_000_000), in: Zone("Europe/Amsterdam") ?? .utc).text.hasPrefix("1906-08-16T"))
    }

    @Test func `columns line up whatever the script`() {
        var table = Table([.left, .right, .left])
        table.add(["한강", "7", "x"])
        table.add(["a", "1,234", ""])
        #expect(table.text.text == "한강      7  x\na     1,234  \n")
    }

    @Test(arguments: [("days", "dyas"), ("import", "imprt"), ("today", "tody")]) func `a slip is understood`(name: String, slip: String) {
        #expect(Suggestion.nearest(to: slip, among: ["import", "days", "today", "log", "export", "doctor"]) == name)
    }

    @Test func `help names every command and every option, and fits eighty columns`() {
        for strings in [CommandStrings.en, .ko] {
            let help = HelpText(strings: strings, ink: ConsoleStyle(.mono))
            let overview = help.overview(of: Commands.entries).text
            for line in overview.split(separator: "\n") { #expect(TextWidth.of(line) <= 80, "\(line)") }
            for command in Commands.entries {
                #expect(overview.contains("gnd \(command.name)"))
                let details = help.details(of: command).text
                let examples = HelpText(strings: strings, ink: ConsoleStyle(.mono)).examples(of: command)
                #expect(details.contains(strings.examples) && !examples.isEmpty)
                for example in examples { #expect(details.contains("  \(example)\n") && example.contains("gnd \(command.name)")) }
                for option in command.options {
                    #expect(details.contains(option.usage(in: command)) && details.contains(strings.optionSummary(option, command.name)))
                }
            }
            for option in Option.allCases where option.isGlobal { #expect(overview.contains(option.usage(in: nil))) }
        }
    }
}
