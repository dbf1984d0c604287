import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct DepthBudgetTests {
    private enum LessonRoute: Route { case lesson, next }

    /// Lessons that are pushed over each other for ever, or take each other's place.
    private final class Lessons: NavigationCoordinator<LessonRoute> {
        override func prepareTransition(for route: LessonRoute) -> NavigationTransition {
            switch route {
            case .lesson: .push(StepScreen("lesson"))
            case .next: .replaceTop(StepScreen("lesson"))
            }
        }
    }

    @Test func `a flow that pushes in a circle is reported once, with what to do, and goes on`() async {
        let lessons = Lessons(initialRoute: .lesson)
        let pilot = Pilot(root: lessons)
        for _ in 1..<50 { await lessons.trigger(.lesson) }
        #expect(pilot.issues.isEmpty)
        for _ in 0..<20 { await lessons.trigger(.lesson) }
        #expect(lessons.rootViewController.viewControllers.count == 70)
        #expect(pilot.issues.map(\.kind) == [.deepStack])
        #expect(pilot.issues.first?.place == "NavigationController")
        #expect(pilot.issues.first?.state.hasPrefix("there are 51, the last are [\"StepScreen\"") == true)
        #expect(pilot.issues.first?.advice.contains("replaceTop") == true)
    }

    @Test func `lessons that take each other's place are never too deep`() async {
        let lessons = Lessons(initialRoute: .lesson)
        let pilot = Pilot(root: lessons)
        for _ in 0..<100 { await lessons.trigger(.next) }
        #expect(lessons.rootViewController.viewControllers.count == 1)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `each stack has a budget of its own, and none where somebody wants it deep`() {
        let (narrow, deep) = (NavigationController.of("root"), NavigationController.of("root"))
        narrow.depthBudget = 2
        deep.depthBudget = nil
        let tabs = TabBarController()
        tabs.viewControllers = [narrow, deep]
        let pilot = Pilot(root: tabs)
        deep.viewControllers = (0..<200).map { StepScreen("\($0)") }
        #expect(pilot.issues.isEmpty)
        narrow.viewControllers += [StepScreen("a"), StepScreen("b")]
        #expect(pilot.issues.map(\.kind) == [.deepStack])
    }
}
