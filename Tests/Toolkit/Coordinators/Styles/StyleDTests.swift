import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// Typed routes with prepareTransition(for:) on a root that parent and child share.

private enum MainRoute: Route { case list, detail(Int), settings, close }
private enum SettingsRoute: Route { case root, about }

private final class MainCoordinator: NavigationCoordinator<MainRoute> {
    override func prepareTransition(for route: MainRoute) -> NavigationTransition {
        switch route {
        case .list: return .push(StepScreen("list"))
        case .detail(let number): return .push(StepScreen("detail \(number)"))
        case .settings: return .addChild(SettingsCoordinator(rootViewController: rootViewController, initialRoute: .root))
        case .close: return .popToRoot()
        }
    }
}

private final class SettingsCoordinator: NavigationCoordinator<SettingsRoute> {
    override func prepareTransition(for route: SettingsRoute) -> NavigationTransition {
        switch route {
        case .root: .push(StepScreen("settings"))
        case .about: .multiple(.push(StepScreen("licences")), .push(StepScreen("about")))
        }
    }
}

@Suite(.leavesNothing)
struct StyleDTests {
    @Test func `parent and child share a stack and each ends with its own screens`() async {
        let main = MainCoordinator(initialRoute: .list)
        let pilot = Pilot(root: main)
        await main.trigger(.detail(7))
        await main.trigger(.settings)
        weak let settings = main.children.first as? SettingsCoordinator
        await settings?.trigger(.about)
        #expect(main.rootViewController.viewControllers.map(\.title) == ["list", "detail 7", "settings", "licences", "about"])
        await pilot.press(.escape, .escape)
        #expect(settings != nil)
        await main.trigger(.close)
        #expect(settings == nil)
        #expect(main.children.isEmpty)
        #expect(main.rootViewController.viewControllers.map(\.title) == ["list"])
        #expect(pilot.issues.isEmpty)
    }
}
