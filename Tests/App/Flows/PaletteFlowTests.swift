import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import gnd

@Suite(.leavesNothing) @MainActor
struct PaletteFlowTests {
    @Test(arguments: [
        ("theme", "ChoiceViewController<Optional<String>>"), ("한국어", "ChoiceViewController<Optional<Language>>"),
        ("about you", "ProfileEditorViewController"), ("2026-11-20", "WhyViewController"),
        ("11월 20일", "WhyViewController"), ("11-20", "WhyViewController"), ("20 nov", "WhyViewController"),
        ("park", "WalkDetailViewController"),
        ("speed, 12", "ChartViewController"), ("new walk", "WalkFormViewController"),
        ("walk: the year", "YearViewController"), ("together: join", "JoinRoomViewController"),
    ])
    func `the palette finds screens, settings, languages, days, charts and walks`(_ text: String, _ screen: String) async throws {
        let services = TestServices()
        try await Beginning.person.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await pilot.press("n", "3", "5", .tab, .tab, .tab).type("park").press(.control("s"))
        await pilot.press(.control("p")).type(text)
        await pilot.press(.enter)
        #expect(pilot.stack.last == screen)
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [(true, "GoalViewController"), (false, "GoalEditorViewController")])
    func `the daily goal of the palette is the one that the person goes by`(_ isByMinutes: Bool, _ screen: String) async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        if isByMinutes {
            _ = try await services.journal(of: account).change { $0[GoalChoices.self].shown = [.minutes] }
        }
        let pilot = await AppStage(services: services).pilot
        await pilot.press(.control("p")).type("daily goal, s")
        await pilot.press(.enter)
        #expect(pilot.stack.last == screen)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the palette reads by what a person goes once, and again after a change`() async throws {
        let journal = MemoryJournal(zone: .utc)
        let (leading, today) = (LeadingMeasure(journal), CivilDate(dayNumber: 20_778))
        for _ in "daily goal" { #expect(await leading(on: today) == .steps) }
        #expect(await journal.settingsReads == 1)
        _ = try await journal.change { $0[GoalChoices.self].shown = [.minutes] }
        leading.forget()
        #expect(await leading(on: today) == .minutes)
        #expect(await leading(on: today.adding(days: 1)) == .minutes)
        #expect(await journal.settingsReads == 3)
    }

    @Test func `a choice that is made while the app is open leads the palette elsewhere`() async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services).pilot
        await pilot.press(.control("p")).type("daily goal, s")
        _ = try await services.journal(of: account).change { $0[GoalChoices.self].shown = [.minutes] }
        await pilot.settle()
        await pilot.press(.control("u")).type("daily goal, s")
        await pilot.press(.enter)
        #expect(pilot.stack.last == "GoalViewController", "\(pilot.stack)")
    }

    @Test func `all that the palette names begins alike`() async throws {
        let services = TestServices()
        try await Beginning.person.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await pilot.press(.control("p"))
        #expect(pilot.screen.contains("New walk") && !pilot.screen.contains("new walk"))
    }
}
