import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Walk

/// The look of the goal.
@Suite(.leavesNothing)
struct GoalSnapshotTests {
    @Test(arguments: Language.allCases, WalkWorld.usualSizes)
    func `the goal`(_ language: Language, _ size: Size) async { await WalkWorld(language).assertScreen("goal", size, keys: ["g"]) }

    @Test(arguments: Language.allCases)
    func `the goal of steps says so to somebody who goes by minutes`(_ language: Language) async throws {
        let world = WalkWorld(language)
        _ = try await world.journal.change { $0[GoalChoices.self].shown = [.steps, .minutes] }
        let pilot = await world.pilot()
        await pilot.press("g")
        #expect(pilot.screen.contains(language == .en ? "You go by minutes: 150 a week." : "한 주에 150분"))
    }

    @Test(arguments: [(Language.en, "How many minutes of walking a week?", "150"), (.ko, "한 주에 몇 분을 걸을까요?", "150")])
    func `who goes by minutes alone is asked for the minutes of a week`(
        _ language: Language, _ question: String, _ old: String
    ) async throws {
        let world = WalkWorld(language)
        _ = try await world.journal.change { $0[GoalChoices.self].shown = [.minutes] }
        let pilot = await world.pilot()
        await pilot.press("g")
        #expect(pilot.screen.contains(question) && pilot.screen.contains(old), "\(pilot.screen)")
        await pilot.type("60")
        await pilot.press(.pageUp, .control("s"))
        let settings = try await world.journal.settings()
        #expect(settings[GoalChoices.self].weeklyMinutes(on: WalkWorld.today) == 70)
        #expect(settings.goals.steps(on: WalkWorld.today) == 7000, "the goal of steps stays")
    }
}
