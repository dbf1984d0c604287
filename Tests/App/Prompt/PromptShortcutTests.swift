import Foundation
import Testing
import Walking

@testable import gnd

@MainActor
struct PromptShortcutTests {
    private let bench = CommandBench()
    private let file: PromptFile
    private let environment: [String: String]

    init() throws {
        let base = "\(bench.home)-state"
        try FileManager.default.createDirectory(atPath: base, withIntermediateDirectories: true)
        file = PromptFile(folder: "\(base)/gnd")
        environment = ["HOME": "/nowhere", "XDG_STATE_HOME": base, "LANG": "ko_KR.UTF-8"]
    }

    private func line(_ words: String...) -> String? {
        PromptShortcut(["gnd"] + words) { environment[$0] }?.line(at: bench.clock.now)?.text
    }

    private func keep(steps: Int, streak: Int, weeks: Bool = false) throws {
        let seoul = try #require(Zone("Asia/Seoul"))
        var state = PromptState(nothingIn: seoul, at: bench.clock.now)
        (state.steps, state.streak, state.streakCountsWeeks) = (steps, streak, weeks)
        file.write(state)
        #expect(file.read() == state)
    }

    @Test func `what the file knows of today is said without anything else`() throws {
        try keep(steps: 6412, streak: 12)
        #expect(line("prompt") == "6,412/7,000 12일\n")
        let json = #"{"date":"2026-11-21","steps":6412,"goal":7000,"streak":12,"streakUnit":"day","weekMinutes":null,"weekGoal":null}"#
        #expect(line("prompt", "--json") == json + "\n")
    }

    @Test func `a row of weeks says so`() throws {
        try keep(steps: 6412, streak: 4, weeks: true)
        #expect(line("prompt") == "6,412/7,000 4주\n")
        let json = #"{"date":"2026-11-21","steps":6412,"goal":7000,"streak":4,"streakUnit":"week","weekMinutes":null,"weekGoal":null}"#
        #expect(line("prompt", "--json") == json + "\n")
    }

    @Test func `it ends with the day of the person, to the second`() throws {
        try keep(steps: 1, streak: 1)
        // 18:00 in Seoul.
        bench.clock.advance(by: .seconds(6 * 3600 - 1))
        #expect(line("prompt") == "1/7,000 1일\n")
        bench.clock.advance(by: .seconds(1))
        #expect(line("prompt") == nil)
        bench.clock.advance(by: .seconds(-86_401))
        #expect(line("prompt") == nil)
    }

    @Test func `every other command line, and a file that says nothing, takes the whole program`() throws {
        #expect(line("prompt") == nil)
        try keep(steps: 6412, streak: 12)
        for words in [[], ["today"], ["prompt", "--lang"], ["prompt", "--json", "--json"], ["--json", "prompt"], ["prompt", "x"]] {
            #expect(PromptShortcut(["gnd"] + words) { environment[$0] } == nil, "\(words)")
        }
        #expect(PromptShortcut(["gnd", "prompt"]) { _ in nil }?.line(at: bench.clock.now) == nil)
        for text in [
            "", "1 2026-11-21 Asia/Seoul 6412 7000 12\n", "2 2026-11-21 0 9999999999 1 1 1\n", "4 2026-11-21 9 1 1 1 1 days 0 0\n",
            "3 2026-11-21 0 9999999999 1 1 1 days\n",
            "3 x 0 9999999999 1 1 1 days\n",
            "4 2026-11-21 0 9999999999 1 1 1 years 0 0\n",
        ] {
            try text.write(toFile: "\(file.folder)/prompt", atomically: false, encoding: .utf8)
            #expect(file.read() == nil)
            #expect(line("prompt") == nil)
        }
    }
}
