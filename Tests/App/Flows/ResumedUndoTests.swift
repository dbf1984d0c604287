import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct ResumedUndoTests {
    @Test func `what was logged before the program was left can be undone when it comes back`() async throws {
        let services = TestServices()
        let first = await AppStage(services: services)
        await first.pilot.press(.enter, .enter)
        await first.pilot.press("n").type("30").press(.control("s"))
        let account = try await services.accounts().localAccount()
        let journal = try await services.journal(of: account)
        #expect(try await journal.countWalks(WalkFilter()) == 1)
        let second = await AppStage(services: services)
        #expect(second.pilot.stack == ["WalkHomeViewController"])
        await second.pilot.press("u")
        #expect(try await journal.countWalks(WalkFilter()) == 0, "\(second.pilot.screen)")
    }

    @Test func `with the app open, what a shell logs is what u names and undoes, and what it undoes can be done again`() async throws {
        let services = TestServices()
        let app = await AppStage(services: services, size: Size(width: 110, height: 24))
        await app.pilot.press(.enter, .enter)
        await app.pilot.press("n").type("30").press(.control("s"))
        let journal = try await services.journal(of: try await services.accounts().localAccount())
        let start = services.clock.now - .seconds(86_400)
        _ = try await journal.log(Walk(start: start, end: start + .seconds(720), zone: .utc, steps: 1500))
        await app.pilot.settle()
        #expect(app.pilot.screen.contains("12 min"), "\(app.pilot.screen)")
        await app.pilot.press("u")
        #expect(app.pilot.screen.contains("Undone: walk of") && app.pilot.screen.contains(", 12 min"), "\(app.pilot.screen)")
        #expect(try await journal.countWalks(WalkFilter()) == 1)
        let last = try #require(try await journal.changeLog(after: ChangeLog.Mark()).changes.first { !$0.isUndo })
        _ = try await journal.undo(last.id)
        await app.pilot.settle()
        #expect(try await journal.countWalks(WalkFilter()) == 0)
        await app.pilot.press("u")
        #expect(try await journal.countWalks(WalkFilter()) == 0)
        await app.pilot.press("U")
        #expect(try await journal.countWalks(WalkFilter()) == 1, "\(app.pilot.screen)")
    }

    @Test func `the demo offers nothing to undo, since nobody has changed anything`() async throws {
        let window = Window(size: Size(width: 100, height: 30))
        let appearance = WindowAppearance(window: window, device: nil, language: .en) { CivilDate(dayNumber: 20_778) }
        let clock = FixedClock(Zone.utc.instant(CivilDate(dayNumber: 20_778), hour: 16))
        let coordinator = AppCoordinator(services: DemoServices(clock: clock, zone: .utc, language: .en), appearance: appearance)
        coordinator.show(in: window)
        let pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
        #expect(pilot.stack == ["WalkHomeViewController"] && !pilot.screen.contains("undo"), "\(pilot.screen)")
    }
}
