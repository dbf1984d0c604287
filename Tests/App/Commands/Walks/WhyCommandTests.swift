import Testing

@testable import gnd

@MainActor
struct WhyCommandTests {
    let bench = CommandBench()

    @Test func `why shows who counted and who was left out`() async throws {
        _ = try await bench.importSample()
        let outcome = await bench.run("why", "2026-11-20")
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                Fri 20 Nov  7,200 steps  / 7,000

                Apple Watch  4,000            ················█·······························
                iPhone       3,200  of 6,700  ················░·····················██········
                                              00          06          12          18

                3,500 steps of iPhone left out: Apple Watch was there at that time and ranks higher.

                """)
        #expect(
            await bench.run("why", "yesterday", "--json").output.contains(
                #""leftOut":[{"to":"Apple Watch","kind":"watch","steps":3500,"reason":"rank"}]"#))
        #expect(await bench.run("why", "2020-01-01").output.hasSuffix("Nothing was recorded on this day.\n"))
    }

    @Test func `without a date it is today's number`() async {
        let bench = CommandBench()
        _ = await bench.run("log", "today 9:00 30m 3900")
        let output = await bench.run("why").output
        #expect(output == (await bench.run("why", "today").output) && output.contains("3,900"))
    }

    @Test func `walks without steps are told in JSON as well, beside the number`() async {
        let bench = CommandBench()
        #expect(await !bench.run("why", "today", "--json").output.contains("uncounted"))
        _ = await bench.run("log", "today 9:00 30m")
        let output = await bench.run("why", "today", "--json").output
        #expect(output.contains(#""uncounted":{"walks":1,"aboutSteps":"#) && output.contains(#""ownPace":false}"#), "\(output)")
    }

    @Test func `whoever goes by minutes is told the walks that they are made of, and no goal of steps`() async {
        let bench = CommandBench()
        _ = await bench.run("log", "today 08:00 40m")
        _ = await bench.run("log", "today 08:20 40m")
        #expect(
            await bench.run("why").output == """
                Sat 21 Nov  60 min  60 of 150 min this week

                08:00–08:40  40 min             ················██······························
                08:20–09:00  20 min  of 40 min  ················░█······························
                                                00          06          12          18

                Each moment of your walks counts once, without pauses, for the day on which the walk began.
                20 min of 08:20–09:00 left out: at that time you walked 08:00–08:40, and each moment counts once.

                """)
        #expect(await !bench.run("why", "--metric", "steps").output.contains("7,000"))
        let empty = await bench.run("why", "yesterday").output
        #expect(empty == "Fri 20 Nov  0 of 150 min this week\nNo walk began on this day.\n", "\(empty)")
    }

    @Test func `JSON has the minutes beside what it has always had, or alone where they were asked for`() async {
        let bench = CommandBench()
        _ = await bench.run("log", "today 08:00 40m")
        let unasked = await bench.run("why", "--json").output
        #expect(unasked.hasPrefix(#"{"date":"2026-11-21","steps":null,"goal":null,"sources":[]"#), "\(unasked)")
        #expect(unasked.contains(#""minutes":40,"weekMinutes":40,"weekGoal":150,"walks":[{"start":"2026-11-21T08:00:00"#), "\(unasked)")
        let alone = await bench.run("why", "--metric", "minutes", "--json").output
        #expect(alone.hasPrefix(#"{"date":"2026-11-21","goal":null,"minutes":40,"#), "\(alone)")
        #expect(await !bench.run("why", "--metric", "steps", "--json").output.contains("minutes"))
    }

    @Test func `on a day when clocks change, each hour stands where the wall clock shows it`() async {
        let berlin = ["--zone", "Europe/Berlin"]
        for (date, line) in [
            ("2026-03-29", "00        06          12          18"), ("2026-10-25", "00            06          12          18"),
        ] {
            _ = await bench.run(["log", "\(date) 18:00 30m 3000"] + berlin)
            let rows = await bench.run(["why", date] + berlin).output.split(separator: "\n")
            let hours = rows.first { $0.hasSuffix(line) }
            let bar = rows.first { $0.contains("█") }?.firstIndex(of: "█")
            #expect(hours?.firstRange(of: "18")?.lowerBound.utf16Offset(in: hours ?? "") == bar?.utf16Offset(in: rows[1]), "\(rows)")
        }
    }

    @Test func `a typed walk is in the proof, as it is in the day`() async {
        _ = await bench.run("log", "35m 3900")
        let proof = await bench.run("why", "today").output
        #expect(proof.hasPrefix("Sat 21 Nov  3,900 steps") && proof.hasSuffix("\nAll that is in the journal counts.\n"), "\(proof)")
    }

    @Test func `every number of a day has its proof, and one that nobody measured says what it follows from`() async {
        _ = await bench.run("log", "35m 3900 2.6km")
        #expect(await bench.run("why", "today", "--metric", "distance").output.hasPrefix("Sat 21 Nov  2.6 km\n"))
        #expect(
            await bench.run("why", "today", "--metric", "step-length").output == """
                Sat 21 Nov  67 cm
                No source measured it. It is the distance divided by the steps, where both were recorded: 2.6 km in 3,900 steps.

                """)
        #expect(
            await bench.run("why", "today", "--metric", "speed").output.hasSuffix(
                "It is the distance walked divided by the time it took, where both were recorded: 2.6 km in 35 min.\n"))
        #expect(
            await bench.run("why", "today", "--metric", "speed", "--lang", "ko").output.hasSuffix(
                "둘 다 기록된 동안의 거리를 걸린 시간으로 나눈 값이에요: 35분 동안 2.6 km.\n"))
        #expect(
            await bench.run("why", "today", "--metric", "step-length", "--lang", "ko").output.hasSuffix(": 3,900걸음에 2.6 km.\n"))
        let speed = await bench.run("why", "today", "--metric", "speed", "--json").output
        #expect(speed.hasPrefix(#"{"date":"2026-11-21","speed":1.238,"goal":null,"sources":[]}"#))
        #expect(await bench.run("why", "today", "--metric", "pace").status == 2)
    }

    @Test func `a day of a walk without steps says that it was, and what it would be`() async {
        _ = await bench.run("log", "yesterday 10:00 30m")
        let output = await bench.run("why", "yesterday", "--metric", "steps").output
        #expect(output == "Fri 20 Nov\n1 walk, no steps known: about 3,000 at a common pace.\n", "\(output)")
    }

    @Test func `a walk without steps beside one with steps is named by the proof and by today`() async {
        _ = await bench.run("log", "today 06:00 30m")
        _ = await bench.run("log", "today 08:00 12m 1500")
        let proof = await bench.run("why", "today").output
        #expect(proof.contains("\n1 walk, no steps known: about 3,000 at a common pace.\n"), "\(proof)")
        #expect(!proof.contains("All that is in the journal counts."))
        let today = await bench.run("today").output
        #expect(today.contains("1 walk, no steps known · about 3,000"), "\(today)")
    }

    @Test func `a step length that steps and a way of different times do not give is told with both`() async {
        _ = await bench.run("log", "yesterday 08:00 70m 5.2km")
        _ = await bench.run("log", "yesterday 12:00 60m 6000")
        let output = await bench.run("why", "yesterday", "--metric", "step-length").output
        #expect(output.contains("The day has 6,000 steps and 5.2 km, but not both at one time."), "\(output)")
        let korean = await bench.run("--lang", "ko", "why", "yesterday", "--metric", "step-length").output
        #expect(korean.contains("6,000걸음과 5.2 km 기록은 있지만 같은 시간의 기록이 아니에요."), "\(korean)")
    }

    @Test func `a walk with a distance alone is named by the proof beside that`() async {
        _ = await bench.run("log", "yesterday 10:00 30m 2.1km")
        let output = await bench.run("why", "yesterday", "--metric", "steps").output
        #expect(
            output == """
                Fri 20 Nov
                1 walk, no steps known: about 3,100 at a common pace. The day has distance: 2.1 km.

                """, "\(output)")
    }
}
