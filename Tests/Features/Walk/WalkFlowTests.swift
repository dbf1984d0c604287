import Coordinators
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// Whole ways through the tab, by keys.
@Suite(.leavesNothing)
struct WalkFlowTests {
    @Test func `a walk that was broken off is a quiet line with its key, until it is decided`() async {
        let world = WalkWorld()
        var dependencies = world.dependencies
        var walk: BrokenOffWalk? = BrokenOffWalk(length: .seconds(720), canGoOn: false)
        dependencies.brokenOff = { walk }
        let pilot = Pilot(size: Size(width: 80, height: 24), root: WalkCoordinator(dependencies: dependencies))
        await pilot.settle()
        #expect(pilot.screen.contains("A walk of 12 min was broken off · w"))
        walk?.canGoOn = true
        await pilot.press("n", .escape)
        #expect(pilot.screen.contains("A walk of 12 min can go on · w"))
        walk?.warning = "“Pad” may still run: stop it on the belt itself."
        await pilot.press("n", .escape)
        #expect(pilot.screen.contains("“Pad” may still run: stop it on the belt itself.\n    A walk of 12 min can go on · w"))
        walk = nil
        await pilot.press("n", .escape)
        #expect(!pilot.screen.contains("A walk of 12 min"))
    }

    @Test func `a walk that is logged comes back to the home screen, which says so`() async {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("n")
        #expect(pilot.stack == ["WalkHomeViewController", "WalkFormViewController"])
        await pilot.type("35")
        await pilot.press(.enter)
        await pilot.type("3900")
        await pilot.press(.enter)
        await pilot.type("2.7")
        await pilot.press(.enter)
        await pilot.type("Lake")
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.toast == "Walk saved: 35 min, 2.7 km, Lake · u undo")
        #expect(pilot.screen.contains("10,312 steps"))
        #expect(pilot.screen.contains("17:55"))
        #expect(pilot.pendingPostTasks.isEmpty)
        #expect(await world.journal.walkCount == 5)
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.screen.contains("6,412 steps"))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the menu hangs on the home screen: its own key closes it, and what takes the way over takes it along`() async {
        let world = WalkWorld()
        let flow = world.coordinator()
        let pilot = Pilot(root: flow)
        await pilot.settle()
        await pilot.press("m", "m")
        #expect(pilot.stack == ["WalkHomeViewController"])
        await pilot.press("m")
        #expect(pilot.topScreen?.presentingViewController is WalkHomeViewController)
        await pilot.press("y")
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        await pilot.press(.escape, "m")
        flow.rootViewController.setViewControllers([ViewController()], animated: true)
        await pilot.settle()
        #expect(pilot.stack == ["ViewController"])
        #expect(pilot.topScreen?.presentingViewController == nil)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the menu slides, and a key that comes while it is on its way is the menu's`() async {
        let pilot = await WalkWorld().pilot()
        pilot.window.areAnimationsEnabled = true
        await pilot.press("m")
        #expect(!pilot.window.isAtRest)
        await pilot.press("y")
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        #expect(pilot.window.isAtRest)
        await pilot.press(.escape, "m")
        await pilot.advance(by: .milliseconds(120))
        #expect(pilot.topScreen?.presentingViewController is WalkHomeViewController)
        #expect(pilot.window.isAtRest)
        await pilot.press(.escape)
        #expect(!pilot.window.isAtRest)
        await pilot.press("y")
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `what a key of the screen can take back is said only as long as that key is there`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press(.enter, "d")
        #expect(pilot.toast == "Walk deleted: 35 min, 2.7 km, 한강 · u undo")
        await pilot.press("y")
        #expect(pilot.toast == nil)
    }

    @Test func `a failure waits for the screen that it belongs to`() async {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter, "d")
        await world.journal.fail(with: .locked)
        pilot.send(.key("u"))
        pilot.send(.key("y"))
        await pilot.settle()
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        #expect(pilot.toast == nil)
        await pilot.press(.escape)
        #expect(pilot.toast == Phrases(.en).sentence(JournalFailure.locked))
    }

    @Test func `a walk is opened, changed and says so on its own screen`() async throws {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter, "e")
        #expect(pilot.stack == ["WalkHomeViewController", "WalkDetailViewController", "WalkFormViewController"])
        await pilot.press(.control("u"))
        await pilot.type("1:10")
        await pilot.press(.control("s"))
        #expect(pilot.stack == ["WalkHomeViewController", "WalkDetailViewController"])
        #expect(pilot.toast == "The walk is changed · u undo")
        #expect(pilot.screen.contains("1 h 10 min"))
        let walk = try #require(try await world.journal.walk(WalkWorld.walks[0].id))
        #expect(walk.duration == .seconds(70 * 60))
        #expect(walk.source == WalkWorld.watch)
        #expect(walk.title == "한강")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a deleted walk is gone from the home screen, and u brings it back`() async {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press(.enter, "d")
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.toast == "Walk deleted: 35 min, 2.7 km, 한강 · u undo")
        #expect(!pilot.screen.contains("07:40     "))
        await pilot.press("u")
        #expect(pilot.screen.contains("07:40"))
        #expect(pilot.toast == "Undone: deletion of walk 21 Nov 07:40 · U redo")
        await pilot.press("u")
        #expect(await world.journal.walkCount == 4)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `leaving a form with something typed asks first, and staying keeps it`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("n")
        await pilot.type("35")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["WalkHomeViewController", "WalkFormViewController"])
        #expect(pilot.screen.contains("17:55"))
        await pilot.press(.escape, .tab, .enter)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.toast == nil)
    }

    @Test func `an untouched form is left without a question`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("n", .escape)
        #expect(pilot.stack == ["WalkHomeViewController"])
    }

    @Test func `a walk found by its title is opened from the list, and deleting it there says so there`() async {
        let world = WalkWorld()
        let pilot = await world.pilot()
        await pilot.press("/")
        await pilot.type("lunch")
        #expect(pilot.screen.contains("1 of 4"))
        await pilot.press(.enter, .enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        await pilot.press("d")
        #expect(pilot.stack.last == "AllWalksViewController")
        #expect(pilot.toast == "Walk deleted: 9 min, 612 m, lunch · u undo")
        #expect(pilot.screen.contains("No walk matches."))
        await pilot.press(.escape, .escape)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `another goal is judged at once`() async {
        let pilot = await WalkWorld().pilot()
        await pilot.press("g")
        #expect(pilot.screen.contains("How many steps a day?"))
        await pilot.press(.control("u"))
        await pilot.type("6000")
        await pilot.press(.enter)
        #expect(pilot.toast == "Goal: 6,000 steps a day · u undo")
        #expect(pilot.screen.contains("✓ Goal reached, and 412 more"))
    }

    @Test func `a question mark on a number opens its proof, and in the proof it is help again`() async {
        let pilot = await WalkWorld(samples: WalkWorld.samples).pilot()
        await pilot.press("?")
        #expect(pilot.screen.contains("Why 7,942?"))
        await pilot.press("?")
        #expect(pilot.screen.contains("other metric"))
        #expect(pilot.screen.contains("? F1"))
        await pilot.press(.escape, .escape, .function(1))
        #expect(pilot.screen.contains("the year"))
        await pilot.press(.escape, .enter, "?")
        #expect(pilot.stack == ["WalkHomeViewController", "WalkDetailViewController", "WhyViewController"])
        await pilot.press(.escape, .escape, "/", .enter, .down, "?")
        #expect(pilot.stack == ["WalkHomeViewController", "AllWalksViewController", "WhyViewController"])
        #expect(pilot.screen.contains("Fri 20 Nov"))
        await pilot.press(.escape)
        await pilot.press("/", "?")
        #expect(pilot.screen.contains("0 of 4"), "in a field it is a letter")
    }

    @Test func `a proof goes through the day's metrics, and says of what nobody measured what it follows from`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples + WalkWorld.speeds)
        let pilot = await world.pilot()
        await pilot.press("?", "m")
        #expect(pilot.screen.contains("Why 2.7 km?"))
        #expect(pilot.screen.contains("Distance only: order of sources"))
        await pilot.press("m")
        #expect(pilot.screen.contains("Why 4.8 km/h?"))
        #expect(pilot.screen.contains("The number is the mean over the time that counts."))
        #expect(pilot.screen.contains("20 min of iPhone left out: Apple Watch was there at that time and ranks"))
        await pilot.press(.down, "K")
        let order = try await world.journal.settings().priorities.order
        #expect(order.mapValues(\.first) == [.speed: WalkWorld.phone.key])
        #expect(pilot.screen.contains("Why 5.1 km/h?"))
        await pilot.press("m")
        #expect(pilot.screen.contains("Why 69 cm?"))
        #expect(pilot.screen.contains("No source measured it. It is the distance divided by the steps, where"))
        await pilot.press("m")
        #expect(pilot.screen.contains("Why 35 min?"))
        await pilot.press("m")
        #expect(pilot.screen.contains("Why 7,942?"))
    }

    @Test func `a proof that cannot be read is said, and no other day's number stands in for it`() async {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await pilot.press("?")
        await world.journal.fail(with: .locked)
        await pilot.press(.left)
        #expect(!pilot.screen.contains("Why 7,942?"))
        #expect(pilot.screen.contains("!"))
        await world.journal.fail(with: nil)
        await pilot.press(.right)
        #expect(pilot.screen.contains("Why 7,942?"))
    }

    @Test func `where the screen is low the proof scrolls, and the order that can be changed stays in sight`() async {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot(Size(width: 40, height: 12))
        await pilot.press("?")
        #expect(pilot.screen.contains("1  Apple Watch"))
        #expect(pilot.row(11).contains("tab proof or order"))
        #expect(!pilot.screen.contains("ranks higher"))
        await pilot.press(.pageDown, .pageDown, .pageDown)
        #expect(pilot.screen.contains("ranks higher"))
        await pilot.press(.tab, .end)
        #expect(pilot.screen.contains("▌  4  Apple Watch · walks"))
        await pilot.press(.tab, .home)
        #expect(!pilot.screen.contains("ranks higher"))
    }

    @Test func `a proof is copied with its number, its sources and its rules`() async throws {
        let pilot = await WalkWorld(samples: WalkWorld.samples).pilot()
        await pilot.press("?", "y")
        let lines = try #require(pilot.device.copies.first).text.split(separator: "\n")
        #expect(lines.first?.hasSuffix("· Why 7,942?") == true)
        #expect(lines.contains { $0.hasPrefix("Apple Watch  all ") } && lines.contains { $0.hasPrefix("iPhone  ") })
        #expect(lines.contains { $0.hasPrefix("3,708 steps of iPhone left out: ") })
        #expect(pilot.toast?.hasPrefix("Copied: ") == true)
    }

    @Test func `why shows what each source did, and moving one up changes the day at once`() async {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await pilot.press("?")
        #expect(pilot.stack == ["WalkHomeViewController", "WhyViewController"])
        #expect(pilot.screen.contains("Why 7,942?"))
        #expect(pilot.screen.contains("3,708 steps of iPhone left out: Apple Watch was there at that time and"))
        await pilot.press(.down, "K")
        #expect(pilot.toast == "iPhone is now number 1.")
        #expect(pilot.screen.contains("Why 6,400?"))
        await pilot.press("u")
        #expect(pilot.toast == "Undone: order of sources · U redo")
        #expect(pilot.screen.contains("Why 7,942?"))
        await pilot.press(.left)
        #expect(pilot.screen.contains("Why 6,416?"))
        #expect(pilot.screen.contains("Apple Watch · walks"))
        await pilot.press(.left, .left)
        #expect(pilot.screen.contains("Nothing was recorded on this day."))
        await pilot.press(.right, .right, .right, .right)
        #expect(pilot.toast == "This is today.")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the order of sources is changed and taken back`() async throws {
        let world = WalkWorld(samples: WalkWorld.samples)
        let pilot = await world.pilot()
        await pilot.press("s", "J")
        #expect(pilot.toast == "Apple Watch is now number 2.")
        let order = try await world.journal.settings().priorities.order
        #expect(order[.steps]?.first == WalkWorld.phone.key)
        #expect(order[.distance] == order[.steps])
        await pilot.press("u")
        #expect(try await world.journal.settings().priorities == Priorities())
        await pilot.press("U")
        #expect(try await world.journal.settings().priorities.order == order)
        #expect(pilot.toast == "Done again: order of sources · u undo")
    }

    @Test func `the year is walked through day by day, and each day can be asked why`() async {
        let pilot = await WalkWorld(samples: WalkWorld.samples).pilot()
        await pilot.press("y")
        #expect(pilot.screen.contains("Sat 21 Nov   6,412 steps   of 7,000"))
        await pilot.press(.up)
        #expect(pilot.screen.contains("Fri 20 Nov   7,402 steps   of 7,000   ✓"))
        await pilot.press(.down, .down)
        #expect(pilot.screen.contains("Sat 21 Nov"))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WhyViewController")
        await pilot.press(.escape, .pageUp)
        #expect(pilot.screen.contains("No steps in this year."))
        await pilot.press("?")
        #expect(pilot.screen.contains("Nothing was recorded on this day."))
        await pilot.press(.escape)
        await pilot.press(.pageDown, .pageDown)
        #expect(pilot.toast == "This is the current year.")
    }

    @Test func `when the tab is gone, so is everything in it`() async {
        let world = WalkWorld()
        weak var coordinator: WalkCoordinator?
        weak var home: ViewController?
        weak var detail: ViewController?
        weak var form: ViewController?
        let pilot: Pilot
        do {
            let strong = world.coordinator()
            coordinator = strong
            let window = Window()
            strong.viewController.adopt(by: strong)
            window.rootViewController = strong.viewController
            pilot = Pilot(window: window)
        }
        await pilot.settle()
        home = pilot.topScreen
        await pilot.press(.enter)
        detail = pilot.topScreen
        await pilot.press("e")
        form = pilot.topScreen
        #expect(coordinator != nil && home != nil && detail != nil && form != nil)
        await pilot.press(.escape)
        #expect(form == nil)
        await pilot.press(.escape)
        #expect(detail == nil)
        pilot.window.rootViewController = nil
        await pilot.settle()
        #expect(home == nil)
        #expect(coordinator == nil)
    }

    @Test(arguments: [Language.en, .ko], [Size(width: 80, height: 24), Size(width: 40, height: 12)])
    func `a walk gets its tags in the form, shows them on its page and is found by them`(_ language: Language, _ size: Size) async {
        let pilot = await WalkWorld(language).pilot(size)
        await pilot.press("n").type("12").press(.tab, .tab, .tab).type("Lake #loop").press(.tab).type("#morning").press(.control("s"))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("#morning #loop"))
        await pilot.press(.escape, "/").type("#loop")
        await pilot.press(.enter, .enter)
        #expect(pilot.stack.last == "WalkDetailViewController")
        #expect(pilot.screen.contains("#morning #loop"))
    }

    @Test func `in imperial units a walk is typed and shown in miles, and kept in metres`() async throws {
        let world = WalkWorld(units: .imperial)
        let pilot = await world.pilot()
        await pilot.press("n").type("40").press(.tab, .tab).type("2").press(.control("s"), .enter)
        #expect(pilot.screen.contains("2.0 mi"))
        #expect(pilot.screen.contains("3.0 mph"))
        await pilot.press("e", .tab, .tab, .control("u")).type("3 km").press(.control("s"))
        #expect(pilot.screen.contains("1.9 mi"))
        let walks = try await world.journal.walks(WalkFilter(), after: nil, limit: 9).walks
        #expect(walks.first?.distance == 3000)
    }
}
