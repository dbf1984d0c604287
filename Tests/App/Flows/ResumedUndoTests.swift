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

    @Test func `after a restart a nickname is undone before the walk that was logged before it`() async throws {
        let services = TestServices()
        let first = await AppStage(services: services)
        await first.pilot.press(.enter, .enter)
        await first.pilot.press("n").type("20").press(.control("s"))
        services.wall.advance(by: .seconds(60))
        await first.pilot.press(",", .enter).type("Marta").press(.enter, .escape)
        let account = try await services.accounts().localAccount()
        #expect(account.nickname == "Marta", "\(first.pilot.screen)")
        let journal = try await services.journal(of: account)
        let second = await AppStage(services: services, size: Size(width: 110, height: 24))
        await second.pilot.press("u")
        #expect(try await services.accounts().localAccount().nickname == nil, "\(second.pilot.screen)")
        #expect(second.pilot.toast?.hasPrefix("Undone: nickname") == true, "\(second.pilot.screen)")
        #expect(try await journal.countWalks(WalkFilter()) == 1)
        await second.pilot.press("U")
        #expect(try await services.accounts().localAccount().nickname == "Marta")
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

    @Test func `after a restart an import is undone after a question, then what was changed before it, and not what came after`()
        async throws
    {
        let services = TestServices()
        let file = try OneWalkFile()
        let first = await AppStage(services: services)
        await first.pilot.press(.enter, .enter)
        await first.pilot.press("n").type("30").press(.control("s"))
        services.wall.advance(by: .seconds(60))
        await first.pilot.press("i").type(file.path).press(.enter, .enter)
        await first.pilot.press(.escape, .escape)
        let journal = try await services.journal(of: try await services.accounts().localAccount())
        #expect(try await counts(journal) == [2, 1], "\(first.pilot.screen)")
        services.wall.advance(by: .seconds(60))
        await first.pilot.press("1", "g", .control("u")).type("300").press(.control("s"))
        #expect(try await goals(journal) == [300], "\(first.pilot.screen)")

        let second = await AppStage(services: services, size: Size(width: 110, height: 24))
        let pilot = second.pilot
        #expect(pilot.stack == ["WalkHomeViewController"], "\(pilot.screen)")
        await pilot.press("u")
        #expect(try await goals(journal) == [], "\(pilot.screen)")
        #expect(try await journal.imports().count == 1)
        await pilot.press("u")
        #expect(pilot.screen.contains("Undo this import?"), "\(pilot.screen)")
        await pilot.press(.escape)
        #expect(try await counts(journal) == [2, 1])
        await pilot.press("u", .tab, .enter)
        #expect(try await counts(journal) == [1, 0], "\(pilot.screen)")

        let third = await AppStage(services: services, size: Size(width: 110, height: 24))
        await third.pilot.press("u")
        #expect(try await journal.countWalks(WalkFilter()) == 0, "\(third.pilot.screen)")
        await third.pilot.press("U")
        #expect(try await journal.countWalks(WalkFilter()) == 1, "\(third.pilot.screen)")
    }

    /// The minutes of a week that were set as a goal.
    private func goals(_ journal: any JournalRepository) async throws -> [Double] {
        try await journal.settings()[GoalChoices.self].spans.goals(on: CivilDate(dayNumber: 20_778)).map(\.amount)
    }

    /// The numbers of walks and of imports.
    private func counts(_ journal: any JournalRepository) async throws -> [Int] {
        [try await journal.countWalks(WalkFilter()), try await journal.imports().count]
    }

    @Test func `what a toast offers to do again goes when a shell undoes something else`() async throws {
        let services = TestServices()
        let app = await AppStage(services: services, size: Size(width: 110, height: 24))
        await app.pilot.press(.enter, .enter)
        for minutes in ["30", "20"] { await app.pilot.press("n").type(minutes).press(.control("s")) }
        await app.pilot.press("u")
        #expect(app.pilot.toast?.contains("20 min · U redo") == true, "\(app.pilot.screen)")
        let journal = try await services.journal(of: try await services.accounts().localAccount())
        let last = try #require(try await journal.changeLog(after: ChangeLog.Mark()).changes.last { !$0.isUndo })
        _ = try await journal.undo(last.id)
        await app.pilot.settle()
        #expect(app.pilot.toast == nil, "\(app.pilot.screen)")
        await app.pilot.press("U")
        #expect(app.pilot.screen.contains("Done again: walk of") && app.pilot.screen.contains(", 30 min"), "\(app.pilot.screen)")
    }

    @Test func `what the program keeps by itself is nothing to undo`() async throws {
        let services = TestServices()
        let app = await AppStage(services: services, size: Size(width: 110, height: 24))
        await app.pilot.press(.enter, .enter)
        let journal = try await services.journal(of: try await services.accounts().localAccount())
        try await journal.note { $0[GoalGrowth.self].ask(on: CivilDate(dayNumber: 20_778)) }
        await app.pilot.settle()
        #expect(!app.pilot.row(23).contains("undo"), "\(app.pilot.screen)")
        #expect(try await journal.lastChange() == nil)
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
