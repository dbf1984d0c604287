import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct TabBarControllerTests {
    private final class Scrolling: ViewController {
        var scrolled = 0
        override func scrollToTop() { scrolled += 1 }
    }

    private let tabs = TabBarController()

    private func screen(_ title: String) -> ViewController {
        let screen = ViewController()
        screen.title = title
        return screen
    }

    private func stack(_ titles: String...) -> NavigationController {
        let stack = NavigationController()
        stack.viewControllers = titles.map { screen($0) }
        return stack
    }

    // MARK: Choosing

    @Test func `the first tab is chosen at the beginning`() {
        let first = screen("a")
        tabs.viewControllers = [first, screen("b")]
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === first)
    }

    @Test func `a tab is chosen by its screen, no screen chooses nothing, and a stranger is reported`() {
        let (first, second) = (screen("a"), screen("b"))
        tabs.viewControllers = [first, second]
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1)
        tabs.selectedViewController = nil
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.engine.issues.isEmpty)
        tabs.selectedViewController = screen("stranger")
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.engine.issues.map(\.kind) == [.indexOutOfRange])
    }

    @Test func `with fewer tabs than before the last is chosen, with none nothing is`() {
        tabs.viewControllers = [screen("a"), screen("b")]
        tabs.selectedIndex = 1
        let alone = screen("c")
        tabs.viewControllers = [alone]
        #expect(tabs.selectedViewController === alone)
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController == nil && tabs.viewControllers == nil)
    }

    @Test func `where no tab goes there is nothing to edit`() {
        let tabs = TabBarController()
        tabs.viewControllers = [ViewController(), ViewController()]
        #expect(tabs.edits(removing: { _ in false }).isEmpty)
        #expect(tabs.edits(removing: { $0 === tabs.children[0] }).count == 1)
    }

    @Test func `a tab that takes itself away leaves the others, and the chosen one chosen`() {
        let all = ["a", "b", "c"].map { screen($0) }
        tabs.viewControllers = all
        tabs.selectedIndex = 2
        all[1].removeFromParent()
        #expect(tabs.viewControllers == [all[0], all[2]])
        #expect(tabs.selectedViewController === all[2])
        #expect(all[1].parent == nil)
    }

    @Test func `choosing the chosen tab begins anew after another one was chosen`() {
        let first = Scrolling()
        tabs.viewControllers = [first, screen("b")]
        for index in [0, 0, 1, 0, 0, 0] { tabs.selectTab(index) }
        #expect(first.scrolled == 2)
    }

    @Test func `it is at its root while the chosen tab is`() {
        let deep = stack("a", "detail")
        tabs.viewControllers = [screen("b"), deep]
        #expect(tabs.isAtRoot)
        tabs.selectedIndex = 1
        #expect(!tabs.isAtRoot)
        deep.popViewController(animated: true)
        #expect(tabs.isAtRoot)
    }

    // MARK: Keys

    @Test func `the next and the previous tab are a key away, round at the ends`() async {
        tabs.viewControllers = ["a", "b", "c"].map { screen($0) }
        let pilot = Pilot(root: tabs)
        await pilot.press("]")
        #expect(tabs.selectedIndex == 1)
        await pilot.press("[", "[")
        #expect(tabs.selectedIndex == 2)
    }

    @Test func `beside tabs that only act there is no next one, and its stack stays as it is`() async {
        let (deep, action) = (stack("a", "detail"), screen("+"))
        action.tabBarItem.action = {}
        tabs.viewControllers = [deep, action]
        let pilot = Pilot(root: tabs)
        await pilot.press("]", "[")
        #expect(deep.viewControllers.count == 2)
    }

    @Test func `the first nine tabs have a key each with their title, and a single tab needs none`() {
        tabs.viewControllers = (1...10).map { screen("tab \($0)") }
        #expect(tabs.keyCommands.dropLast(2).map(\.title) == (1...9).map { "tab \($0)" })
        tabs.viewControllers = [tabs.children[0]]
        #expect(tabs.keyCommands.isEmpty)
    }

    @Test func `an item that a tab gets later is shown with the next frame, also where the item of its root was`() async {
        let (walk, rest) = (stack("a"), screen("b"))
        tabs.viewControllers = [walk, rest]
        let pilot = Pilot(root: tabs)
        rest.tabBarItem = TabBarItem(title: "Rest")
        walk.tabBarItem.title = "Walk"
        await pilot.settle()
        #expect(pilot.screen.contains("Walk") && pilot.screen.contains("Rest"))
    }

    private final class Refusing: TabBarControllerDelegate {
        var chosen: [String] = []

        func tabBarController(_ tabBarController: TabBarController, shouldSelect viewController: ViewController) -> Bool {
            viewController.title != "locked"
        }

        func tabBarController(_ tabBarController: TabBarController, didSelect viewController: ViewController) {
            chosen.append(viewController.title ?? "")
        }
    }

    private final class Following: TabBarControllerDelegate {}

    @Test func `a tab that the delegate refuses is not chosen, and one that says nothing refuses none`() {
        let (refusing, following) = (Refusing(), Following())
        tabs.viewControllers = [screen("a"), screen("locked"), screen("c")]
        tabs.delegate = refusing
        tabs.selectTab(1)
        #expect(tabs.selectedIndex == 0 && refusing.chosen.isEmpty)
        tabs.selectTab(2)
        #expect(tabs.selectedIndex == 2 && refusing.chosen == ["c"])
        tabs.delegate = following
        tabs.selectTab(1)
        #expect(tabs.selectedIndex == 1)
        withExtendedLifetime((refusing, following)) {}
    }

    @Test func `a screen knows the tabs around the stack that it is in`() {
        let stack = stack("a")
        tabs.viewControllers = [stack]
        #expect(stack.viewControllers[0].tabBarController === tabs)
        #expect(stack.viewControllers[0].navigationController === stack)
    }
}
