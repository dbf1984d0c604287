import Testing

@testable import gnd

@MainActor
struct LogCommandTests {
    let bench = CommandBench()

    @Test func `a logged walk counts today`() async {
        let outcome = await bench.run("log", "35m 3900 한강")
        #expect(outcome == .init(status: 0, output: "Logged: 2026-11-21 17:25 · 35 min · 3,900 steps · 한강\n", errors: ""))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":3900"))
    }

    @Test func `two walks that cover each other are said to, with how to say when, and tags are said, too`() async {
        let first = await bench.run("log", "half an hour 3000 #dawn")
        #expect(first.output.contains("30 min · 3,000 steps · #dawn\n") && !first.output.contains("overlaps"), "\(first)")
        let second = await bench.run("log", "20m 2000")
        #expect(second.output.contains("It overlaps the walk of ") && second.output.contains("Say when it began"), "\(second)")
        #expect(await bench.run("log", "20m 2100", "--lang", "ko").output.contains("산책과 시간이 겹쳐요"))
        let refused = await bench.run("log", "0 minutes").errors
        #expect(refused.contains("“0 minutes” is no time to walk in."), "\(refused)")
        #expect(await bench.run("log", "99999999 steps").errors.contains("and 360,000 in all."))
        #expect(await bench.run("log", "25h").errors.contains("A walk takes 24 hours at most."))
        #expect(await bench.run("log", "1").errors.contains("Write 1 min or 1 step.\n"))
    }

    @Test func `a walk that is told by its end says so`() async {
        let outcome = await bench.run("log", "20 minutes ago 30 min")
        #expect(outcome.output.hasPrefix("Logged: 2026-11-21 17:10 · 30 min\nIt was read as a walk that ended at 17:40.\n"), "\(outcome)")
        #expect(await bench.run("log", "8시까지 30분 3000", "--lang", "ko").output.contains("08:00에 끝난 산책으로 읽었어요.\n"))
        #expect(await bench.run("log", "until 8").errors.contains("It was read as end 08:00."))
    }

    @Test func `a duration that nobody said is said to be an estimate, without seconds`() async {
        let english = await bench.run("log", "06:00 2,5 miles").output
        #expect(english.contains(" · about ") && english.contains(" min · ") && !english.contains(" s · "), "\(english)")
        #expect(await bench.run("log", "1,5km", "--lang", "ko").output.contains(" · 약 22분 · "))
    }

    @Test func `a part of the day alone sets the time, and the answer says so`() async {
        let outcome = await bench.run("log", "morning 30 min")
        #expect(
            outcome.output.hasPrefix(
                "Logged: 2026-11-21 08:00 · 30 min\n“morning” was read as the time of day: it began at 08:00. Put it in quotes"),
            "\(outcome)")
        let korean = await bench.run("log", "점심 산책 20분", "--lang", "ko").output
        #expect(korean.contains("“점심”을 때로 읽어서 12:00에 시작한 산책으로 적었어요.\n"), "\(korean)")
    }

    @Test func `a walk may be logged in any words that say how long or how far`() async {
        for line in ["07:40 45분 #dawn river", "yesterday 1h20m 8.2km", "3900", "19:00 35m", "30 minutes walk in the park", "30분 2천보 한강"] {
            #expect(await bench.run("log", line).status == 0)
        }
    }

    @Test func `a walk says what it adds where that is less than it says`() async {
        _ = await bench.run("log", "07:00-07:30 3000")
        let second = await bench.run("log", "07:20-07:35 1500").output
        #expect(second.contains("of 1,500 were added.\n"))
        let third = await bench.run("log", "12:00-12:30").output
        #expect(third.contains("No steps known; about 3,000 at a common pace.\n"))
        #expect(await bench.run("log", "13:00-13:30 3000").output.split(separator: "\n").count == 1)
    }

    @Test func `a walk within another one leaves its day as it was, and says so`() async {
        _ = await bench.run("log", "yesterday 14:00 30m 3900")
        let slower = await bench.run("log", "yesterday 14:06 25m 1200").output
        #expect(slower.contains("The day already has these 1,200 steps, so none were added.\n"), "\(slower)")
        #expect(await bench.run("days", "--json").output.contains("\"steps\":3900"))
        let faster = await bench.run("log", "yesterday 14:06 25m 4000").output
        #expect(
            faster.contains("It replaces 3,840 steps that were known of that time, so the day has 160 more.\n"),
            "\(faster)")
        let proof = await bench.run("why", "yesterday").output
        #expect(
            proof.contains(
                "left out: another walk had as much or more in each minute of 14:06–14:31, and a walk adds what it has above that."),
            "\(proof)")
    }

    @Test func `the steps that a walk replaces and those that its day has more are all of its steps`() async {
        _ = await bench.run("log", "yesterday 17:01 35m 3900")
        _ = await bench.run("log", "yesterday 17:16 30m 3000")
        let wider = await bench.run("log", "yesterday 16:56 50m 5000").output
        #expect(wider.contains("It replaces 4,671 steps that were known of that time, so the day has 329 more.\n"), "\(wider)")
    }

    @Test func `a walk that replaces as many steps as it has says that its day stays as it was`() async {
        _ = await bench.run("log", "yesterday 10:00 40m 4000")
        _ = await bench.run("log", "yesterday 09:30 70m 6000")
        let same = await bench.run("log", "yesterday 10:05 35m 3900").output
        #expect(same.contains("It replaces 3,900 steps that were known of that time, so the day stays as it was.\n"), "\(same)")
    }

    @Test func `a walk that is written down once more is said to be the same, and its minutes and steps count once`() async {
        for _ in 1...2 { _ = await bench.run("log", "08:00 1h") }
        let again = await bench.run("log", "08:00 1h").output
        #expect(again.contains("This very walk is written down already; its time counts once. gnd undo takes this one back.\n"), "\(again)")
        let today = await bench.run("today").output
        #expect(today.contains("60 of 150 min this week") && today.contains("3 walks, no steps known · about 6,000"), "\(today)")
        #expect(await bench.run("report", "--week", "--on", "2026-11-21").output.contains("1 h in all"))
    }

    @Test func `of two walks that share half an hour the second adds what it has above the first, and the proof says so`() async {
        _ = await bench.run("log", "yesterday 08:00 60m 6000")
        let second = await bench.run("log", "yesterday 08:30 60m 3000").output
        #expect(second.contains("The day already has these 3,000 steps, so none were added.\n"), "\(second)")
        #expect(await bench.run("log", "yesterday 08:30 60m 3500").output.contains("500 of 3,500 were added"))
        let proof = await bench.run("why", "yesterday").output
        #expect(proof.contains("another walk had as much or more in each minute of 08:30–09:30, and a walk adds"), "\(proof)")
    }

    @Test func `of two equal walks neither is said to have more`() async {
        for _ in 1...2 { _ = await bench.run("log", "yesterday 08:00 60m 6000") }
        let proof = await bench.run("why", "yesterday").output
        #expect(proof.contains("6,000 steps") && proof.contains("as much or more in each minute of 08:00–09:00, and"), "\(proof)")
    }

    @Test func `the time between two times is what passed, also when the clocks changed`() async {
        let berlin = ["--zone", "Europe/Berlin"]
        #expect(await bench.run(["log", "2026-10-25 01:30-03:30"] + berlin).output.contains("2026-10-25 01:30 · 3 h\n"))
        #expect(await bench.run(["log", "2026-03-29 01:30-03:30"] + berlin).output.contains("2026-03-29 01:30 · 1 h\n"))
        #expect(await bench.run(["log", "2026-03-28 23:30-00:30"] + berlin).output.contains("2026-03-28 23:30 · 1 h\n"))
    }

    @Test func `a walk over the hour that came twice is named with the reason why it seems to end before it began`() async {
        let berlin = ["--zone", "Europe/Berlin"]
        _ = await bench.run(["log", "2026-10-25 02:30 30m"] + berlin)
        let said = await bench.run(["log", "2026-10-25 01:30-03:30"] + berlin).output
        #expect(said.contains("It overlaps the walk of 02:30–02:00 (the clocks went back).\n"), "\(said)")
    }

    @Test func `a time that the clocks skipped is read as the one after, and that is said`() async {
        let said = await bench.run(["log", "2026-03-29 02:30 30m", "--zone", "Europe/Berlin"]).output
        #expect(said.contains("\nThe clocks skipped 02:30 on that day; it was read as 03:30.\n"), "\(said)")
        #expect(!(await bench.run(["log", "2026-03-28 02:30 30m", "--zone", "Europe/Berlin"]).output.contains("skipped")))
    }

    @Test func `the help of log tells its grammar`() async {
        let help = await bench.run("log", "--help").output
        #expect(help.contains("2 miles") && help.contains("yesterday 07:40"))
    }

    @Test func `a walk that cannot have been is refused in a sentence, and nothing is kept`() async {
        for line in ["한강", "35m 900000", "2026-11-22 35m", "80h", "500m 700 dog", "30", "35m 3km/h"] {
            let outcome = await bench.run("log", line)
            #expect(outcome.status == 1)
            #expect(outcome.errors.hasPrefix("gnd: ") && outcome.errors.hasSuffix(".\n"))
        }
        #expect(await bench.run("days", "--json").output == "[]\n")
    }
}
