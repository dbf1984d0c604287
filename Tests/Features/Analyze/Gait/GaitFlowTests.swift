import LiveWalking
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Analyze

@Suite(.leavesNothing)
struct GaitFlowTests {
    @Test func `from a chart one comes to how one walks, and back`() async {
        let pilot = await GaitStage().pilot()
        #expect(pilot.row(0).contains("Analyze ▸ How you walk ▸ Speed ▸ 12 months"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["ChartViewController"])
        await pilot.press("p", "g")
        #expect(pilot.row(0).contains("Step length ▸ 12 months"))
    }

    @Test func `a real change is told of, with the study that says that it matters`() async {
        let pilot = await GaitStage().pilot()
        #expect(pilot.screen.contains("in 8 weeks") && pilot.screen.contains("Kwon 2009") && pilot.screen.contains("real"))
    }

    @Test(arguments: [Size(width: 120, height: 40), Size(width: 80, height: 30)])
    func `the digits of all numbers stand under each other, whatever a table adds to its own`(_ size: Size) async {
        let pilot = await GaitStage().pilot(size)
        let ends = ["now", "8 weeks ago", "change", "in 12 months", "usual", "Bohannon 2011"].map { name in
            let row = pilot.screen.split(separator: "\n").first { $0.drop { $0 == " " }.hasPrefix(name + "  ") } ?? ""
            return row.firstRange(of: "km/h").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
        }
        #expect(Set(ends).count == 1 && ends[0] != nil, "\(ends) \(pilot.screen)")
    }

    @Test(arguments: [Size(width: 120, height: 40), Size(width: 80, height: 30)], [true, false])
    func `the last four metres by the clock stand beside the speed, also where nothing else is known`(
        _ size: Size, _ isEmpty: Bool
    ) async throws {
        let stage = GaitStage(isEmpty: isEmpty)
        let taken = [8, 3].map { Zone.utc.instant(GaitStage.today.adding(days: -$0), hour: 9) }
        _ = try await stage.journal.change { settings in
            for (taken, seconds) in zip(taken, [4.0, 3.2]) {
                guard let result = GaitTestResult(.fourMetres, taken: taken, metres: 4, seconds: seconds) else { continue }
                settings[GaitTestHistory.self].add(result)
            }
        }
        let pilot = await stage.pilot(size)
        #expect(pilot.screen.contains("Four metres") && pilot.screen.contains("1.25 m/s"), "\(pilot.screen)")
        await pilot.press("O")
        #expect(pilot.screen.contains("18 Nov, +0.25 m/s to the time before, best"), "\(pilot.screen)")
        if !isEmpty {
            await pilot.press("m")
            #expect(!pilot.screen.contains("Four metres"), "\(pilot.screen)")
        }
    }

    @Test func `keys lead through the measures that are known, and the ranges`() async {
        let pilot = await GaitStage().pilot()
        for name in ["Step length", "Cadence", "Both feet down", "Best 30 minutes", "Brisk minutes", "Brisk for your age", "Speed"] {
            await pilot.press("m")
            #expect(pilot.row(0).contains(name + " ▸ 12 months"))
        }
        await pilot.press("M")
        #expect(pilot.row(0).contains("Brisk for your age"))
        for (key, range) in [("r", "5 years"), ("r", "Today"), ("R", "5 years"), ("W", "7 days"), ("O", "Month"), ("Y", "12 months")]
            as [(Key, String)]
        {
            await pilot.press(key)
            #expect(pilot.row(0).hasSuffix(range) || pilot.row(0).contains("▸ " + range))
        }
    }

    @Test(arguments: [Size(width: 120, height: 40), Size(width: 80, height: 24), Size(width: 40, height: 12)], [true, false])
    func `where a range has nothing, a sentence says so`(_ size: Size, _ isEmpty: Bool) async {
        for range in GaitRange.allCases where isEmpty || range == .day {
            let pilot = await GaitStage(isEmpty: isEmpty).pilot(size)
            for _ in 0..<GaitRange.allCases.count where !pilot.row(0).contains(Phrases(.en).name(range)) { await pilot.press("r") }
            // On a small screen it stands below the numbers, as far as there are any.
            if size.height == 12, !isEmpty { await pilot.press(.end) }
            let text = pilot.screen.split(separator: "\n").dropFirst(2).dropLast().joined(separator: " ")
            #expect(text.contains("Nothing comparable in this time."), "\(range) \(pilot.screen)")
        }
    }

    @Test func `the arrows say what a dot is made of`() async {
        let pilot = await GaitStage().pilot()
        await pilot.press(.left)
        #expect(pilot.screen.contains("week of 16 Nov") && pilot.screen.contains("days"))
        await pilot.press(.left, .right, "O", .left)
        #expect(pilot.screen.contains("Nov   4."))
    }

    @Test func `another table is a key away, where it has the age`() async {
        let pilot = await GaitStage().pilot(Size(width: 120, height: 40))
        #expect(pilot.screen.contains("1.13 m/s") && pilot.screen.contains("Bohannon 2011"))
        #expect(pilot.screen.contains("t table"), "the hint line names the key")
        await pilot.press("t")
        #expect(pilot.screen.contains("0.71 m/s") && pilot.screen.contains("Jung 2018"))
        #expect(pilot.screen.contains("older adults, mean age 76, Korea"), "one mean is no number of one's own age: \(pilot.screen)")
        let young = await GaitStage(profile: Profile(gender: .man, ageBand: .from50)).pilot(Size(width: 120, height: 40))
        await young.press("t")
        #expect(young.screen.contains("No other table has a number for your age."))
    }

    @Test func `nobody without an age is compared with one`() async {
        let pilot = await GaitStage(profile: nil).pilot(Size(width: 120, height: 40))
        #expect(!pilot.screen.contains("Bohannon"))
        await pilot.press("t")
        #expect(pilot.toast == "Tables need an age: say yours in the settings.")
        await pilot.press("?")
        #expect(pilot.screen.contains("Tables need an age: say yours in Settings"))
    }

    @Test func `what was compared, and what was not, is said with its sources`() async {
        let pilot = await GaitStage().pilot(Size(width: 110, height: 60))
        await pilot.press("?")
        #expect(pilot.stack == ["ChartViewController", "GaitViewController", "ComparedViewController"])
        for text in [
            "stretches on", "iPhone", "that go up or down hills", "Watch, ", "not comparable", "Sen 1968", "PMC3100159",
            "10.1016/j.physio.2010.12.004",
            "laboratory", "Werner 2023", "Fri 20 Nov",
        ] { #expect(pilot.screen.contains(text), "\(text)") }
    }

    @Test func `no screen of it calls anybody slow`() async {
        let pilot = await GaitStage().pilot(Size(width: 110, height: 60))
        for _ in 0..<7 {
            await pilot.press("m")
            #expect(!pilot.screen.contains("slow"))
            await pilot.press("?")
            #expect(!pilot.screen.contains("slow"))
            await pilot.press(.escape)
        }
    }

    @Test func `a screen that was broken off shows again what it showed`() async throws {
        let pilot = await GaitStage().pilot()
        await pilot.press("t", "m", "m", "O")
        let state = try #require(pilot.topScreen?.encodeRestorableState())
        let other = await GaitStage().pilot()
        other.topScreen?.decodeRestorableState(state)
        #expect(other.topScreen?.encodeRestorableState() == state && state == "cadence month korea")
    }

    @Test func `the table that was chosen is the one of the next time, and of the proof`() async throws {
        let stage = GaitStage()
        let pilot = await stage.pilot(Size(width: 120, height: 40))
        await pilot.press("t", .escape, "g")
        #expect(pilot.screen.contains("0.71 m/s") && pilot.screen.contains("Jung 2018"))
        #expect(try await stage.journal.settings()[GaitChoices.self] == GaitChoices(table: .korea))
    }

    @Test func `Enter on a mark goes from a year to a month and a day, and without one to what was compared`() async {
        let day = CivilDate(dayNumber: 20_757)
        let pilot = await GaitStage(samples: GaitStage.samples(.doubleSupport, on: day, [0.29, 0.27, 0.28])).pilot()
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ComparedViewController")
        await pilot.press(.escape, "m", "m", "m", .left, .left, .left, .left, .left, .enter)
        #expect(pilot.stack == ["ChartViewController", "GaitViewController", "GaitViewController"])
        #expect(pilot.row(0).contains("Oct 2026 ▸ Both feet down"))
        #expect(!pilot.screen.contains("in 8 weeks"), "a month of its own says nothing of today")
        await pilot.press(.left, .enter)
        #expect(pilot.row(0).contains("Sat 31 Oct ▸ Both feet down"))
        #expect(pilot.screen.contains("07:00") && pilot.screen.contains("3 stretches, iPhone"), "\(pilot.screen)")
        await pilot.press(.left)
        #expect(pilot.screen.contains("18:00   28"))
        await pilot.press(.escape, .escape)
        #expect(pilot.row(0).contains("Both feet down ▸ 12 months"))
    }

    @Test func `a month of gait keeps to its time: there are no other ranges, and it is there again after a restart`() async throws {
        let pilot = await GaitStage().pilot()
        await pilot.press(.left, .left, .left, .left, .left, .enter, "W", "r")
        #expect(pilot.row(0).contains("Oct 2026"))
        let state = try #require(pilot.topScreen?.encodeRestorableState())
        #expect(state == "speed 2026-10 world")
    }

    @Test func `y copies the sentence and the numbers as text`() async throws {
        let pilot = await GaitStage().pilot()
        await pilot.press("y")
        #expect(pilot.toast == "Copied: How you walk · Speed · 12 months")
        let text = try #require(pilot.device.copies.last?.text)
        #expect(text.hasPrefix("Speed · 12 months\nSpeed rose by "))
        #expect(text.contains("\nusual  3.") && text.contains("Bohannon 2011  4.07 km/h"))
        let empty = await GaitStage(isEmpty: true).pilot()
        await empty.press("y")
        #expect(empty.device.copies.isEmpty)
    }

    @Test func `the way to the proof and the one to the gait stay among the hints of a chart`() async throws {
        let pilot = try await AnalyzeStage().pilot()
        #expect(pilot.row(23).contains("? why") && pilot.row(23).contains("g how you walk"))
    }

    @Test(arguments: Language.allCases)
    func `in a small terminal everything is reached by scrolling`(_ language: Language) async {
        let pilot = await GaitStage(language).pilot(Size(width: 40, height: 12))
        var seen = pilot.screen
        #expect(seen.contains("┃"), "a bar says that there is more")
        for _ in 0..<8 {
            await pilot.press(.pageDown)
            seen += pilot.screen
        }
        let words = language == .en ? ["now", "in 12 months", "usual", "half of", "iPhone"] : ["지금", "12개월 동안", "평소", "절반", "iPhone"]
        for word in words { #expect(seen.contains(word), "\(word)") }
    }

    @Test(arguments: Language.allCases)
    func `no number beside the chart is cut`(_ language: Language) async {
        let pilot = await GaitStage(language).pilot()
        for _ in 0..<7 {
            let rows = (2..<23).map { pilot.row($0) }
            #expect(!rows.contains { $0.contains("…") }, "\(rows)")
            await pilot.press("m")
        }
    }

    @Test func `all weeks of a year are said`() async {
        let pilot = await GaitStage().pilot(Size(width: 70, height: 240), isLinear: true)
        for week in ["week of 5 Jan", "week of 13 Jul", "week of 16 Nov"] { #expect(pilot.screen.contains(week), "\(week)") }
    }
}
