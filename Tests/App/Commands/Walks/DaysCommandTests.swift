import Terminal
import Testing

@testable import gnd

@MainActor
struct DaysCommandTests {
    let bench = CommandBench()

    @Test func `days can be narrowed, and days without data are left out`() async throws {
        _ = try await bench.importSample()
        let one = await bench.run("days", "--json", "--from", "today")
        #expect(one.output == #"[{"date":"2026-11-21","steps":1500,"goal":7000,"sources":{"iPhone":1500}}]"# + "\n")
        #expect(await bench.run("days", "--json", "--from", "2027-01-01").output == "[]\n")
    }

    @Test func `days for people line up, and colours only come where they are wanted`() async throws {
        _ = try await bench.importSample()
        let plain = await bench.run("days")
        #expect(
            plain.output == """
                2026-11-20  Fri  7,200  / 7,000  ✓  Apple Watch 4,000 · iPhone 3,200
                2026-11-21  Sat  1,500  / 7,000     iPhone 1,500

                """)
        bench.colors = .sixteen
        #expect(await bench.run("days").output.contains("\u{1B}[32m"))
    }

    @Test func `a day with a walk of which only the time is known is listed with that, and with no goal of steps`() async {
        _ = await bench.run("log", "40m")
        let outcome = await bench.run("days")
        #expect(outcome.output == "2026-11-21  Sat  –  40 min, no steps known\n" && outcome.errors.isEmpty)
    }

    @Test func `a walk that nobody counted is named beside the sources of its day`() async {
        _ = await bench.run("log", "06:00 30m")
        _ = await bench.run("log", "today 08:00 12m 1500")
        #expect(await bench.run("days").output.hasSuffix("Typed in 1,500 · 1 walk, no steps known\n"))
        #expect(await bench.run("days", "--lang", "ko").output.hasSuffix("직접 입력 1,500 · 산책 1회 걸음 수 모름\n"))
        let line = #"[{"date":"2026-11-21","steps":1500,"goal":7000,"sources":{"Typed in":1500},"walkedMinutes":42,"walksWithoutSteps":1}]"#
        #expect(await bench.run("days", "--json").output == line + "\n")
    }

    @Test func `a day of which only exercise is known has one phrase for that everywhere`() async throws {
        let text = #"; GND journal\nzone Asia/Seoul\n\nsource 1 "Watch" "" "" watch\nexercise 2026-11-21 05:00 +09:00 1m 60 from:1\n"#
        _ = await bench.run("import", try bench.write(text.replacing(#"\n"#, with: "\n"), to: "exercise.journal"))
        #expect(await bench.run("days").output.hasSuffix("–  / 7,000     no steps known\n"))
        #expect(await bench.run("why", "today").output.hasSuffix("\nNo steps known.\n"))
        #expect(await bench.run("today").output.contains("\nNo steps known\n"))
        #expect(await bench.run("today", "--json").output.contains(#""steps":null"#))
        #expect(await bench.run("days", "--lang", "ko").output.hasSuffix("걸음 수 모름\n"))
        #expect(await bench.run("why", "today", "--lang", "ko").output.hasSuffix("\n걸음 수를 몰라요.\n"))
        #expect(await bench.run("today", "--lang", "ko").output.contains("\n걸음 수를 몰라요\n"))
    }

    @Test func `a walk of seconds is as long in the list as on every screen`() async throws {
        let text = "; GND journal\nzone Asia/Seoul\n\n2026-11-21 05:00 +09:00 0m25.5 0.021km\n"
        _ = await bench.run("import", try bench.write(text, to: "short.journal"))
        #expect(await bench.run("days").output.hasSuffix("25 s, 21 m, no steps known\n"))
    }

    @Test func `without days a person is told how to get some, and a script gets an empty list`() async {
        let outcome = await bench.run("days")
        #expect(outcome.status == 0)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.contains("gnd import PATH"))
        #expect(await bench.run("days", "--json").output == "[]\n")
    }

    @Test func `what a person typed has the name that it has in the app`() async {
        _ = await bench.run("log", "35m 3900")
        #expect(await bench.run("days").output.hasSuffix("Typed in 3,900\n"))
        #expect(await bench.run("days", "--lang", "ko").output.hasSuffix("직접 입력 3,900\n"))
        #expect(await bench.run("why", "today").output.contains("\nTyped in  3,900"))
        #expect(await bench.run("why", "today", "--lang", "ko").output.contains("\n직접 입력"))
    }

    @Test func `a walk with a distance alone makes a day without steps, and no day that missed its goal`() async {
        _ = await bench.run("log", "yesterday 10:00 30m 2km")
        let list = await bench.run("days", "--lang", "en").output
        #expect(list.contains("Fri  –  ") && !list.contains("7,000"), "\(list)")
        #expect(await bench.run("days", "--json").output.contains(#""steps":null"#))
        #expect(await bench.run("export", "--format", "csv").output.contains("\r\n2026-11-20,,7000,2000"))
    }

    @Test func `where only other days have data that is said, with the last of them`() async throws {
        _ = try await bench.importSample()
        let outcome = await bench.run("days", "--from", "2020-01-01", "--to", "2020-01-31")
        #expect(outcome.errors.contains("There are no days with data in that range; the last one of all is 2026-11-2"))
    }
}
