import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The message about a walk that was just saved, and the place of the bar then.
@Suite(.leavesNothing)
struct SavedWalkTests {
    @Test func `after saving the bar is on the new walk, which is in sight on a small screen, too`() async {
        let pilot = await WalkWorld().pilot(Size(width: 40, height: 12))
        await pilot.press(.down, .down, .down, "n")
        await pilot.type("12")
        await pilot.press(.tab)
        await pilot.type("1350")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("18:18"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        #expect(pilot.screen.contains("12 min"))
    }

    @Test func `a walk without steps says that it adds none and about how many they were, and a key enters them`() async {
        let pilot = await WalkWorld(walks: []).pilot()
        await pilot.press("n")
        await pilot.type("30")
        await pilot.press(.control("s"))
        #expect(pilot.toast == "Walk saved: 30 min. No steps known; about 3,000 at a common pace · e enter steps")
        await pilot.press(.enter)
        #expect(pilot.screen.contains("none known, about 3,000 at a common pace: e to enter them"))
        await pilot.press(.escape, "e")
        #expect(pilot.stack == ["WalkHomeViewController", "WalkFormViewController"])
        await pilot.press(.tab)
        await pilot.type("3100")
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.toast == "The walk is changed · u undo")
        #expect(pilot.screen.contains("3,100"))
    }

    @Test func `a walk without steps whose time was recorded says that, and claims nothing else`() async {
        let start = WalkWorld.now - .seconds(1800)
        let sample = Sample(metric: .steps, start: start, end: WalkWorld.now, value: 3120, source: WalkWorld.watch)
        let pilot = await WalkWorld(walks: [], samples: [sample]).pilot(Size(width: 110, height: 24))
        await pilot.press("n")
        await pilot.type("30")
        await pilot.press(.control("s"))
        #expect(
            pilot.toast
                == "Walk saved: 30 min. The day already has 3,120 steps of that time, so none were added, but 30 min of walking · e enter steps",
            "\(pilot.toast ?? "")")
        #expect(pilot.screen.contains("3,120") && !pilot.screen.contains("no steps known"))
    }

    @Test func `a walk that is changed shows its distance with the unit`() async {
        for (units, text) in [(Units.metric, "2.7 km"), (.imperial, "1.68 mi")] {
            let pilot = await WalkWorld(units: units).pilot()
            await pilot.press(.enter, "e")
            #expect(pilot.stack.last == "WalkFormViewController" && pilot.screen.contains(text), "\(pilot.screen)")
            await pilot.press(.escape)
            #expect(pilot.stack.last == "WalkDetailViewController", "nothing was changed")
        }
    }

    @Test func `a day whose walks nobody counted says so below its number`() async {
        let pilot = await WalkWorld(days: [], walks: []).pilot()
        #expect(!pilot.screen.contains("no steps known"))
        await pilot.press("n")
        await pilot.type("30")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("1 walk, no steps known · about 3,000"))
    }

    @Test func `a walk without steps beside one with steps is said`() async {
        let walks = [
            WalkWorld.walk(1, daysAgo: 0, 8, 0, minutes: 30, steps: nil, distance: nil, title: "", source: .typed),
            WalkWorld.walk(2, daysAgo: 0, 10, 0, minutes: 12, steps: 1500, distance: nil, title: "", source: .typed),
        ]
        let pilot = await WalkWorld(days: [], walks: walks).pilot()
        #expect(pilot.screen.contains("1 walk, no steps known · about 3,000"), "\(pilot.screen)")
    }

    @Test func `walks without steps are said beside the day's other facts, however little room there is`() async {
        let pilot = await WalkWorld(days: [], walks: []).pilot()
        await pilot.press("n")
        await pilot.type("30")
        await pilot.press(.tab, .tab)
        await pilot.type("2.4 km")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("2.4 km"))
        #expect(pilot.screen.contains("1 walk, no steps known · about 3,500"))
    }

    @Test func `where all data lies in the past the home screen says which day it ends with, and a key leads there`() async {
        let past = WalkWorld.today.adding(days: -200)
        let pilot = await WalkWorld(days: [Day(date: past, steps: 4200, goal: 7000)], walks: []).pilot()
        #expect(pilot.screen.contains("Last data: Tue 5 May. Press d to see that day, or n to log a walk."))
        await pilot.press("d")
        #expect(pilot.stack == ["WalkHomeViewController", "WhyViewController"])
        #expect(pilot.row(0).contains("5 May"))
    }

    @Test func `a walk that overlaps another one says so, and what it adds`() async {
        let pilot = await WalkWorld(days: [], walks: []).pilot()
        for (minutes, steps) in [("30", "3000"), ("20", "2000")] {
            await pilot.press("n")
            await pilot.type(minutes)
            await pilot.press(.tab)
            await pilot.type(steps)
            await pilot.press(.control("s"))
        }
        #expect(pilot.toast?.contains("It overlaps the walk of 18:00–18:30 · u undo") == true, "\(pilot.toast ?? "")")
    }

    @Test func `a duration that would end later than now is said beside the duration, with both times`() async {
        let pilot = await WalkWorld(walks: []).pilot()
        await pilot.press("n")
        await pilot.type("35")
        await pilot.press(.control("s"), "e", .control("u"))
        await pilot.type("1:10")
        await pilot.press(.control("s"))
        #expect(pilot.screen.contains("! It would end at 19:05; it is 18:30."))
        #expect(!pilot.screen.contains("That is still to come."))
    }

    @Test(arguments: [
        (Language.en, "35", "= 35 min"), (.en, "90", "= 1 h 30 min"), (.en, "1:10", "= 1 h 10 min"), (.en, "half an hour", "= 30 min"),
        (.ko, "90", "= 1시간 30분"), (.ko, "한 시간 반", "= 1시간 30분"),
    ])
    func `the field of minutes says how long that is, and what it said is saved`(_ language: Language, _ text: String, _ read: String) async
    {
        let world = WalkWorld(language, walks: [])
        let pilot = await world.pilot()
        await pilot.press("n")
        await pilot.type(text)
        #expect(pilot.screen.contains(read), "\(pilot.screen)")
        await pilot.press(.control("s"))
        #expect(pilot.toast?.contains(read.dropFirst(2)) == true, "\(pilot.toast ?? "")")
    }

    @Test func `minutes that nobody typed are those of the steps, and that stands in their field`() async {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        await pilot.press("n", .tab)
        await pilot.type("3000")
        #expect(pilot.screen.contains("= 30 min"), "\(pilot.screen)")
        await pilot.press(.control("s"))
        #expect(pilot.toast?.contains("30 min") == true && pilot.screen.contains("3,000"), "\(pilot.screen)")
    }

    @Test func `minutes that are none are refused beside their field, and nothing typed is lost`() async {
        let world = WalkWorld(walks: [])
        let pilot = await world.pilot()
        for text in ["0", "soon", "35 km", "25 h", "-5"] {
            await pilot.press("n")
            await pilot.type(text)
            await pilot.press(.control("s"))
            #expect(pilot.stack.last == "WalkFormViewController" && pilot.screen.contains("! "), "\(text): \(pilot.screen)")
            #expect(pilot.screen.contains(text), "\(pilot.screen)")
            await pilot.press(.escape, .tab, .enter)
        }
        #expect(await world.journal.walkCount == 0)
    }

    @Test func `the form says what it read where that is not plain`() async {
        let pilot = await WalkWorld(walks: []).pilot()
        await pilot.press("n")
        await pilot.type("1h10")
        await pilot.press(.tab)
        await pilot.type("만 보")
        await pilot.press(.tab)
        await pilot.type("2 miles")
        #expect(pilot.screen.contains("= 1 h 10 min"))
        #expect(pilot.screen.contains("= 10,000 steps"))
        #expect(pilot.screen.contains("= 3.2 km"))
    }
}
