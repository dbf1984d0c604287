import Phrases
import Terminal
import Testing
import Walking

@testable import gnd

@MainActor
struct ProgressLineTests {
    private func shown(_ language: Language, after seconds: Int64, bytes: Int64, of total: Int64?) -> String {
        let clock = FixedClock(Instant(seconds: 1_795_251_600))
        let errors = MemorySink()
        let console = Console(output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: 80, answer: { nil })
        let line = ProgressLine(console: console, strings: .for(language), phrases: Phrases(language), clock: clock)
        clock.advance(by: .seconds(seconds))
        line.show(ImportProgress(file: "a/export.zip", bytesRead: bytes, bytesTotal: total, samples: 1999))
        return errors.text.replacing("\r\u{1B}[K", with: "")
    }

    @Test func `how far an import is, and how long it will still take`() {
        #expect(shown(.en, after: 10, bytes: 250, of: 1000) == "export.zip  █████░░░░░░░░░░░░░░░ 25%  1,000 records  30 s left")
        #expect(shown(.ko, after: 60, bytes: 250, of: 1000).hasSuffix("3분 남음"))
    }

    @Test func `no records yet are not said`() {
        let errors = MemorySink()
        let console = Console(output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: 80, answer: { nil })
        let clock = FixedClock(Instant(seconds: 1_795_251_600))
        ProgressLine(console: console, strings: .for(.en), phrases: Phrases(.en), clock: clock)
            .show(ImportProgress(file: "a/export.zip", bytesRead: 810, bytesTotal: 1000, samples: 12))
        #expect(errors.text.hasSuffix("81%"))
    }

    @Test func `a terminal that knows it shows the progress on its tab, each number once, and none in the end`() {
        let clock = FixedClock(Instant(seconds: 1_795_251_600))
        let errors = MemorySink()
        let console = Console(
            output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: 80,
            signals: TerminalSignals(environment: ["TERM": "xterm-ghostty"]), answer: { nil })
        let line = ProgressLine(console: console, strings: .for(.en), phrases: Phrases(.en), clock: clock)
        for (bytes, total) in [(100, 500), (101, 500), (101, 500), (200, nil)] as [(Int64, Int64?)] {
            clock.advance(by: .seconds(1))
            line.show(ImportProgress(file: "a", bytesRead: bytes, bytesTotal: total, samples: Int(bytes) * 1000))
        }
        line.clear()
        let signals = errors.text.matches(of: #/\e\]9;4;([0-9;]+)\e\\/#).map { String($0.1) }
        #expect(signals == ["1;20", "3", "0"])
        #expect(errors.text.hasSuffix("\u{1B}]9;4;0\u{1B}\\\r\u{1B}[K"))
    }

    @Test func `the time left is that of the format that is read now`() {
        let clock = FixedClock(Instant(seconds: 1_795_251_600))
        let errors = MemorySink()
        let console = Console(output: MemorySink(), errors: errors, colors: .mono, showsProgress: true, columns: 80, answer: { nil })
        let line = ProgressLine(console: console, strings: .for(.en), phrases: Phrases(.en), clock: clock)
        for (seconds, bytes) in [(60, 500), (1, 5), (2, 25)] as [(Int64, Int64)] {
            clock.advance(by: .seconds(seconds))
            line.show(ImportProgress(file: "a", bytesRead: bytes, bytesTotal: 500, samples: 0))
        }
        let lines = errors.text.split(separator: "\r")
        #expect(lines.count == 3)
        // 25 of 500 in two seconds.
        #expect(lines.last?.hasSuffix("38 s left") == true, "\(lines)")
    }

    @Test func `no time is told before it can be known`() {
        for line in [shown(.en, after: 0, bytes: 250, of: 1000), shown(.en, after: 10, bytes: 250, of: nil)] {
            #expect(line.hasSuffix("1,000 records"))
        }
    }
}
