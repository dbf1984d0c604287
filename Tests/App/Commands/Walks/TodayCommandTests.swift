import Testing

@testable import gnd

@MainActor
struct TodayCommandTests {
    let bench = CommandBench()

    @Test func `today shows steps, goal and what is left, in both languages`() async throws {
        _ = try await bench.importSample()
        let english = await bench.run("today")
        #expect(english.output.contains("Sat 21 Nov  1,500 of 7,000 steps"))
        #expect(english.output.contains("5,500 steps to go"))
        #expect(english.output.contains("1 day in a row"))
        let korean = await bench.run("today", "--lang", "ko")
        #expect(korean.output.contains("7,000걸음 중 1,500걸음"))
        let json = await bench.run("today", "--json")
        #expect(json.output.hasPrefix(#"{"date":"2026-11-21","steps":1500,"goal":7000,"#))
    }

    @Test func `a row of weeks is said as one, in words, in the prompt and in JSON`() async throws {
        let walks = ["09", "10", "11", "13"].map { "2026-11-\($0) 07:40 +09:00 60m 8000s" }
        let text = "; GND journal\nzone Asia/Seoul\nstreak 3\n" + walks.joined(separator: "\n") + "\n2026-11-20 07:40 +09:00 60m 8000s\n"
        _ = await bench.run("import", try bench.write(text, to: "walks.txt"))
        #expect(await bench.run("today", "--lang", "en").output.contains("1 week in a row, 1 of 3 this week"))
        #expect(await bench.run("today", "--lang", "ko").output.contains("1주 연속, 이번 주 3일 중 1일"))
        #expect(await bench.run("today", "--json").output.contains(#""streak":1,"streakUnit":"week""#))
        #expect(await bench.run("prompt").output == "0/7k 1w\n")
        #expect(await bench.run("prompt").output == "0/7k 1w\n")
    }

    @Test func `the minutes of a week have their goal beside them in JSON of today, of the prompt and of a report`() async {
        _ = await bench.run("log", "08:00 1h")
        for command in ["today", "prompt"] {
            let json = await bench.run(command, "--json").output
            #expect(json.contains(#""weekMinutes":60,"weekGoal":150"#), "\(json)")
        }
        let report = await bench.run("report", "--week", "--on", "2026-11-21", "--format", "json").output
        #expect(report.contains(#""weeklyMinutes":150"#) && report.contains(#""minutes":60"#), "\(report)")
    }
}
