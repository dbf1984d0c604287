import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing
import Together
import Walk
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct LinkFlowTests {
    private func main(_ link: AppLink? = nil) async throws -> AppStage {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        return await AppStage(services: services, link: link)
    }

    @Test(arguments: [
        ("gnd://walk", ["WalkHomeViewController"]), ("gnd://walk/new", ["WalkHomeViewController", "WalkFormViewController"]),
        ("gnd://walk/2026-11-20", ["WalkHomeViewController", "WhyViewController"]),
        ("gnd://together", ["RoomsViewController"]), ("gnd://together/join", ["RoomsViewController", "JoinRoomViewController"]),
        ("gnd://analyze/speed/month", ["ChartViewController"]), ("gnd://settings", ["SettingsViewController"]),
        ("gnd://settings/goal", ["SettingsViewController", "GoalEditorViewController"]),
    ])
    func `the program opens at a link, and the same link again changes nothing`(_ url: String, _ stack: [String]) async throws {
        let link = try AppLink(url)
        let stage = try await main(link)
        #expect(stage.pilot.stack == stack)
        let top = stage.pilot.topScreen
        let commits = stage.pilot.window.engine.commitCount
        stage.coordinator.links.open(link)
        await stage.pilot.settle()
        #expect(stage.pilot.topScreen === top)
        #expect(stage.pilot.window.engine.commitCount == commits)
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test(arguments: [("five-years", "5 years"), ("month", "Month"), ("year", "12 months")])
    func `what was compared lies above the range that was asked for`(_ span: String, _ name: String) async throws {
        let stage = try await main(try AppLink("gnd://analyze/gait/speed/\(span)/compared"))
        #expect(stage.pilot.row(0).contains("Speed ▸ \(name)"))
        await stage.pilot.press(.escape)
        #expect(stage.pilot.row(0).contains("Speed ▸ \(name)"))
    }

    @Test func `a link waits while nobody is in, and is followed after the login`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        await services.state.deleteToken()
        let stage = await AppStage(services: services, link: try AppLink("gnd://settings/profile"))
        #expect(stage.pilot.stack == ["LoginViewController"])
        #expect(stage.coordinator.links.parked == "gnd://settings/profile")
        await stage.pilot.type("ann").press(.enter)
        await stage.pilot.type("correct horse").press(.enter)
        #expect(stage.pilot.stack == ["SettingsViewController", "ProfileEditorViewController"])
        #expect(stage.coordinator.links.parked == nil)
        #expect(stage.pilot.toast == nil)
    }

    @Test func `the walk that a command begins waits without a word for who signs in`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        await services.state.deleteToken()
        let stage = await AppStage(services: services)
        stage.coordinator.links.open(try #require(.walkNow), silently: true)
        await stage.pilot.settle()
        #expect(stage.pilot.toast == nil)
        await stage.pilot.type("ann").press(.enter)
        await stage.pilot.type("correct horse").press(.enter)
        #expect(stage.pilot.stack.last == "ModesViewController")
    }

    @Test func `one types a link, from any screen, and it keeps what of its way is there`() async throws {
        let pilot = try await main().pilot
        await pilot.press("/")
        await go(to: "gnd://settings/theme", pilot)
        #expect(pilot.stack == ["SettingsViewController", "ChoiceViewController<Optional<String>>"])
        let settings = pilot.topScreen?.navigationController
        await go(to: "gnd://settings/about", pilot)
        #expect(pilot.stack == ["SettingsViewController", "AboutViewController"])
        #expect(pilot.topScreen?.navigationController === settings)
        await go(to: "gnd://analyze/distance/year", pilot)
        #expect(pilot.row(0).contains("Distance"))
        await go(to: "walk/year", pilot)
        #expect(pilot.stack == ["WalkHomeViewController", "YearViewController"])
        #expect(pilot.issues.isEmpty)
    }

    private func go(to text: String, _ pilot: Pilot) async {
        await pilot.press(.control("g"), .control("a"), .control("k"))
        await pilot.type(text).press(.enter)
    }

    @Test func `a walk's form opens over the walk, and saving it leads back to the walk`() async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        let end = services.clock.now
        let walk = Walk(start: end - .seconds(3600), end: end - .seconds(600), zone: .utc, steps: 3000, title: "harbour")
        _ = try await services.journal(of: account).save([walk])
        let stage = await AppStage(services: services, link: .walk(.edit(walk.id)))
        #expect(stage.pilot.stack == ["WalkHomeViewController", "WalkDetailViewController", "WalkFormViewController"])
        await stage.pilot.press(.control("s"))
        #expect(stage.pilot.stack == ["WalkHomeViewController", "WalkDetailViewController"])
        #expect(stage.pilot.screen.contains("harbour"))
    }

    @Test func `a refused link stays typed, with the place where it stops and what is accepted there`() async throws {
        let pilot = try await main().pilot
        await pilot.press(":").type("link").press(.enter)
        await pilot.press(.control("a"), .control("k")).type("gnd://walk/nowhere").press(.enter)
        #expect(pilot.screen.contains("Part 2, “nowhere”, leads nowhere."))
        #expect(pilot.screen.contains("gnd://walk/nowhere"))
        for _ in 0..<7 { await pilot.press(.backspace) }
        #expect(pilot.screen.contains("leads nowhere") == false)
        await pilot.type("goal").press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController", "GoalViewController"])
    }

    @Test(arguments: [
        ("gnd://together/rooms/9", "Part 3: there is no room 9; shared ones are clubs/ID."),
        ("gnd://walk/6F1C5B0E-0000-4000-8000-000000000000", "Part 2: you have no such walk."),
    ])
    func `a link to what is not there moves nothing and shows itself, to be put right`(_ url: String, _ sentence: String) async throws {
        let stage = try await main(try AppLink(url))
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(stage.pilot.screen.contains(url))
        #expect(stage.pilot.screen.contains(sentence))
        await stage.pilot.press(.escape)
        #expect(stage.pilot.screen.contains(url) == false)
    }

    @Test func `a link asks before it takes unsaved text away, and staying keeps it`() async throws {
        let pilot = try await main(try AppLink("walk/new")).pilot
        await pilot.type("35")
        await go(to: "gnd://walk/new", pilot)
        #expect(pilot.stack == ["WalkHomeViewController", "WalkFormViewController"])
        await go(to: "gnd://walk/year", pilot)
        #expect(pilot.stack == ["AlertController"])
        await pilot.press(.escape)
        #expect(pilot.stack == ["WalkHomeViewController", "WalkFormViewController"])
        #expect(pilot.screen.contains("35"))
        await go(to: "gnd://settings/about", pilot)
        #expect(pilot.stack.last == "AboutViewController")
        await pilot.press(.escape, .escape)
        #expect(pilot.screen.contains("35"))
    }

    @Test func `a link typed before the login waits and says so`() async throws {
        let services = TestServices()
        await services.state.rememberLaunch()
        let stage = await AppStage(services: services)
        await go(to: "gnd://walk/year", stage.pilot)
        #expect(stage.pilot.toast == "The link opens as soon as you are signed in.")
        #expect(stage.coordinator.links.parked == "gnd://walk/year")
    }
}
