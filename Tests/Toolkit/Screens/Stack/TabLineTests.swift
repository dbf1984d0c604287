import Screens
import ScreenTesting
import Terminal
import Testing

/// The line of tabs: what it shows, and when it is there.
@Suite(.leavesNothing)
struct TabLineTests {
    private final class Page: ViewController {
        init(_ title: String) {
            super.init()
            self.title = title
        }

        override func loadView() { view = Label("content of \(title ?? "")") }
    }

    private let tabs = TabBarController()
    private let stack = NavigationController(rootViewController: Page("Walk"))

    private func stage(_ size: Size = Size(width: 80, height: 24)) async -> Pilot {
        tabs.viewControllers = [stack, Page("Together")]
        let pilot = Pilot(size: size, root: tabs)
        await pilot.settle()
        return pilot
    }

    private func row(_ pilot: Pilot, with text: String) -> Int? {
        (0..<pilot.canvas.size.height).first { pilot.row($0).contains(text) }
    }

    @Test func `a tab shows the title of its stack, and that of the first screen where the stack has none`() async {
        let named = NavigationController(rootViewController: Page("List"))
        named.tabBarItem.title = "Analyze"
        tabs.viewControllers = [stack, named]
        let pilot = Pilot(root: tabs)
        await pilot.settle()
        #expect(pilot.screen.contains("● 1 Walk"))
        #expect(pilot.screen.contains("○ 2 Analyze"))
        #expect(tabs.keyCommands.prefix(2).map(\.title) == ["Walk", "Analyze"])
    }

    @Test func `a sign that changes while its tab is on show is drawn, the chosen one's and the others'`() async {
        let pilot = await stage()
        let (chosen, other) = (stack.viewControllers[0].tabBarItem, tabs.children[1].tabBarItem)
        other.image = "♥"
        await pilot.settle()
        #expect(pilot.screen.contains("● 1 Walk") && pilot.screen.contains("♥ 2 Together"))
        chosen.image = "◇"
        await pilot.settle()
        #expect(pilot.screen.contains("◇ 1 Walk"))
        chosen.selectedImage = "◆"
        await pilot.settle()
        #expect(pilot.screen.contains("◆ 1 Walk"))
        await pilot.press("2")
        #expect(pilot.screen.contains("◇ 1 Walk"))
    }

    @Test func `the line is gone while a screen above the root wants its place, and back afterwards`() async {
        let pilot = await stage()
        let (plain, wide) = (Page("Plain"), Page("Wide"))
        wide.hidesBottomBarWhenPushed = true
        stack.pushViewController(plain, animated: true)
        await pilot.settle()
        let place = row(pilot, with: "1 Walk")
        #expect(place != nil)
        stack.pushViewController(wide, animated: true)
        await pilot.settle()
        #expect(row(pilot, with: "1 Walk") == nil)
        #expect(row(pilot, with: "content of Wide") == place)
        stack.popViewController(animated: true)
        await pilot.settle()
        #expect(row(pilot, with: "1 Walk") == place)
    }

    @Test func `a root that would hide the line shows it, because nothing was pushed`() async {
        stack.viewControllers[0].hidesBottomBarWhenPushed = true
        let pilot = await stage()
        #expect(row(pilot, with: "1 Walk") != nil)
    }

    @Test(arguments: [(5, false, 0), (6, true, 1), (14, true, 1), (15, true, 2)])
    func `low windows give up the blank row below the line first, then the line`(_ height: Int, _ isThere: Bool, _ rows: Int) async {
        let pilot = await stage(Size(width: 60, height: height))
        let line = row(pilot, with: "1 Walk")
        #expect((line != nil) == isThere)
        if let line { #expect(row(pilot, with: "content of Walk") == line + rows) }
    }

    @Test func `a badge stands behind the title of its tab, and the content below the line ends with its room`() async {
        let pilot = await stage()
        tabs.children[1].tabBarItem.badgeValue = "3"
        await pilot.settle()
        #expect(pilot.screen.contains("2 Together 3"))
        #expect(stack.view.frame.minY > 0 && stack.view.frame.maxY == tabs.view.bounds.height)
    }
}
