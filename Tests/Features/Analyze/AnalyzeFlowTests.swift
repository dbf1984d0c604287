import Coordinators
import Journal
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Analyze

@Suite(.leavesNothing)
struct AnalyzeFlowTests {
    @Test func `line 1 says which metric and which range are on show`() async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 7 days"))
        await pilot.press("m", "r")
        #expect(pilot.row(0).contains("Analyze ▸ Distance ▸ Month"))
    }

    @Test func `a month's bar opens the days that it is the mean of, and Esc leads back to the months`() async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        await pilot.press("r", "r", .left, .left, .left, "?")
        #expect(pilot.stack == ["ChartViewController", "ChartViewController"])
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 12 months ▸ Sep 2026"))
        await pilot.press("m", "r", .left)
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 12 months ▸ Sep 2026"))
        #expect(pilot.screen.contains("Wed 30 Sep"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["ChartViewController"])
        #expect(pilot.screen.contains("Sep 2026"))
    }

    @Test func `a walk that comes in from elsewhere is in the chart at once`() async throws {
        let stage = try await AnalyzeStage(isEmpty: true)
        let pilot = await stage.pilot()
        #expect(pilot.screen.contains("Nothing was measured"))
        let start = Zone.utc.instant(stage.today, hour: 8)
        _ = try await stage.journal.save([Walk(start: start, end: start + .seconds(3600), zone: .utc, steps: 7_777)])
        await pilot.press("r", "r", "r", "r")
        #expect(pilot.screen.contains("7,777"))
    }

    @Test func `nothing of it stays behind when another takes its place`() async throws {
        let stage = try await AnalyzeStage()
        weak var coordinator: AnalyzeCoordinator?
        let window = Window()
        do {
            let flow = AnalyzeCoordinator(dependencies: stage.dependencies)
            coordinator = flow
            window.rootViewController = flow.viewController
        }
        let pilot = Pilot(window: window)
        await pilot.settle()
        weak let screen = pilot.topScreen
        #expect(screen != nil)
        window.rootViewController = ViewController()
        await pilot.settle()
        #expect(coordinator == nil)
        #expect(screen == nil)
    }
}
