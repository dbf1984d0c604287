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
        await pilot.press("m", "r")
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 12 months ▸ Sep 2026 ▸ Distance"))
        await pilot.press("M", .left)
        #expect(!pilot.row(0).contains("Distance"))
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

    @Test(arguments: 10...24)
    func `days that read like the goal lie on its line, and others do not`(_ height: Int) async throws {
        let stage = try await AnalyzeStage(isEmpty: true)
        _ = try await stage.journal.change { $0.goals.set(Goal(speed: 1.25), from: stage.today.adding(days: -9)) }
        // 4.46 to 4.54 km/h all read 4.5.
        for (ago, metres) in [4540.0, 4500, 4460, 4480, 4520, 3000, 6000].enumerated() {
            let start = Zone.utc.instant(stage.today.adding(days: -ago), hour: 8)
            _ = try await stage.journal.save([Walk(start: start, end: start + .seconds(3600), zone: .utc, steps: 6_000, distance: metres)])
        }
        let pilot = await stage.pilot(Size(width: 80, height: height))
        await pilot.press("v")
        let line = pilot.screen.split(separator: "\n").filter { $0.contains("╌") && $0.contains("goal") }.joined()
        #expect(line.count { "●◆".contains($0) } == 5, "\(pilot.screen)")
    }

    @Test func `keys lead straight to each metric and range`() async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        for (key, place) in [("v", "Speed ▸ 7 days"), ("p", "Step length ▸ 7 days"), ("d", "Distance ▸ 7 days")] as [(Key, String)] {
            await pilot.press(key)
            #expect(pilot.row(0).contains("Analyze ▸ " + place))
        }
        for (key, range) in [("D", "24 hours"), ("O", "Month"), ("Y", "12 months"), ("W", "7 days")] as [(Key, String)] {
            await pilot.press(key)
            #expect(pilot.row(0).contains("Analyze ▸ Distance ▸ " + range))
        }
        await pilot.press("s")
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 7 days"))
    }

    @Test func `a click chooses a bar, and one more opens it`() async throws {
        let pilot = await (try AnalyzeStage()).pilot()
        await pilot.press("Y")
        let row = try #require((0..<24).last { pilot.row($0).contains("Sep") })
        let column = try #require(pilot.row(row).firstRange(of: "Sep").map { TextWidth.of(pilot.row(row)[..<$0.lowerBound]) })
        let click = Event.mouse(MouseEvent(.press, at: Point(x: column, y: row - 4)))
        pilot.send(click)
        await pilot.settle()
        #expect(pilot.screen.contains("Sep 2026"))
        #expect(pilot.stack == ["ChartViewController"])
        pilot.send(click)
        await pilot.settle()
        #expect(pilot.row(0).contains("Analyze ▸ Steps ▸ 12 months ▸ Sep 2026"))
    }
}
