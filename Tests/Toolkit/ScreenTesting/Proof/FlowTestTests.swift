import Coordinators
@testable import ScreenTesting
import Screens
import Terminal
import Testing

// G. The harness itself is tested.
@Suite(.leavesNothing)
struct FlowTestTests {
    private enum HomeRoute: Route { case home, detail }

    private final class Home: NavigationCoordinator<HomeRoute> {
        override func prepareTransition(for route: HomeRoute) -> NavigationTransition {
            switch route {
            case .home: .push(HomeScreen())
            case .detail: .push(DetailScreen())
            }
        }
    }

    private final class HomeScreen: ViewController {}
    private final class DetailScreen: ViewController {}

    private final class Failures {
        var texts: [String] = []
    }

    private let home = Home(initialRoute: .home)
    private let failures = Failures()

    private func watch() -> (Pilot, FlowTest) {
        let pilot = Pilot(root: home)
        let failures = failures
        return (pilot, FlowTest(pilot) { text, _ in failures.texts.append(text) })
    }

    private let detail = FlowTest.Step.shows(["NavigationController", "DetailScreen"])
    private let top = FlowTest.Step.shows(["NavigationController", "HomeScreen"])

    // Case 96, 100
    @Test func `expecting what did not happen fails and shows what did`() async {
        let (_, test) = watch()
        test.expect(detail)
        await test.act { _ in await home.trigger(.detail) }
        test.expect(top)
        #expect(failures.texts.first?.contains("there was nothing") == true)
        #expect(failures.texts.last?.contains("but there was shows NavigationController ▸ DetailScreen") == true)
        test.isExhaustive = false
    }

    // Case 97, 98
    @Test func `what happened and was not expected fails at the end`() async {
        let (_, test) = watch()
        await test.act { _ in await home.trigger(.detail) }
        test.finish()
        #expect(failures.texts == ["not expected: shows NavigationController ▸ DetailScreen"])
    }

    // Case 98
    @Test func `the same holds when the test forgets to finish`() async {
        do {
            let (_, test) = watch()
            await test.act { _ in await home.trigger(.detail) }
        }
        #expect(failures.texts == ["the test ended without expecting: shows NavigationController ▸ DetailScreen"])
    }

    // Case 99
    @Test func `going on before everything was expected fails with what is left`() async {
        let (_, test) = watch()
        await test.act { _ in await home.trigger(.detail) }
        await test.act { pilot in await pilot.press(.escape) }
        test.expect(top)
        test.finish()
        #expect(failures.texts == ["before going on, expect: shows NavigationController ▸ DetailScreen"])
    }

    // Case 101, 102
    @Test func `where not everything counts, what is between is passed over`() async {
        let (_, test) = watch()
        test.isExhaustive = false
        await test.act { pilot in
            await home.trigger(.detail)
            await pilot.press(.escape)
        }
        test.expect(top)
        test.finish()
        #expect(failures.texts == [])
    }

    // Case 86
    @Test func `a screen that is still open at the end, with nothing running, passes`() async {
        let (_, test) = watch()
        await test.act { _ in await home.trigger(.detail) }
        test.expect(detail)
        test.finish()
        #expect(failures.texts == [])
    }

    // Case 87
    @Test func `work that still runs at the end fails by its name`() async {
        let (_, test) = watch()
        home.rootViewController.topViewController?.task("loading") {
            let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
            for await _ in stream {}
            continuation.finish()
        }
        test.finish()
        #expect(failures.texts == ["still runs: loading"])
    }

    @Test func `a post-task that never ran fails the test that registered it`() {
        let (_, test) = watch()
        home.postTask(for: DetailScreen.self, key: "saved") { _ in }
        test.finish()
        #expect(failures.texts == ["never ran: saved for DetailScreen"])
        home.removePostTasks(for: DetailScreen.self)
    }

    @Test func `a screen that left and is still there fails by its name`() async {
        let (pilot, test) = watch()
        let kept = DetailScreen()
        home.rootViewController.pushViewController(kept, animated: true)
        await pilot.press(.escape)
        await home.trigger(.detail)
        test.expect(detail, top, detail)
        test.finish()
        #expect(failures.texts == ["left its stack and is still there: DetailScreen"])
        #expect(kept.entryID == nil)
    }

    // Case 105
    @Test func `screens, ends and reports are expected one by one`() async {
        let (pilot, test) = watch()
        await test.act { _ in home.rootViewController.dismiss(animated: true) }
        test.expect(.issue(.nothingPresented))
        await test.act { _ in await home.trigger(.detail) }
        test.expect(detail)
        await test.act { pilot in await pilot.press(.escape) }
        test.expect(top)
        test.finish()
        #expect(failures.texts == [])
        #expect(pilot.stack == ["HomeScreen"])
    }

    @Test func `a screen of the same kind on top of another is a step of its own`() async {
        let (_, test) = watch()
        await test.act { _ in await home.trigger(.detail) }
        test.expect(detail)
        await test.act { _ in await home.trigger(.detail) }
        test.finish()
        #expect(failures.texts == ["not expected: shows NavigationController ▸ DetailScreen"])
    }
}
