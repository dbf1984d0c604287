import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct SideMenuTests {
    /// A menu at the left edge, as wide as its list.
    private final class Menu: ViewController {
        let list = ListView(numberOfRows: { 3 }, row: { ListRow(["Today", "Rooms", "Settings"][$0]) })

        override init() {
            super.init()
            modalPresentationStyle = .sideMenu
            preferredContentSize = Size(width: 20, height: 3)
        }

        override func loadView() { view = list }
    }

    private final class Home: ViewController {
        override init() {
            super.init()
            title = "home"
        }

        override func loadView() { view = Label(String(repeating: "·", count: 200), lines: 0) }
    }

    private func stage() -> (Pilot, NavigationController, Home, Menu) {
        let (home, menu) = (Home(), Menu())
        let stack = NavigationController(rootViewController: StepScreen("start"))
        let pilot = Pilot(size: Size(width: 60, height: 12), root: stack)
        stack.pushViewController(home, animated: true)
        home.present(menu, animated: true)
        return (pilot, stack, home, menu)
    }

    @Test func `a side menu lies at the left edge over the dimmed home screen, hears the keys, and Esc closes it`() async {
        let (pilot, stack, home, menu) = stage()
        await pilot.press(.down)
        #expect(pilot.topScreen === menu)
        #expect(menu.list.selectedIndex == 1)
        #expect(pilot.screen.contains("Rooms"))
        let beside = pilot.canvas[50, 3]
        #expect(beside.glyph.character == "·")
        #expect(beside.style.attributes.contains(.dim))
        #expect(home.isOnShow)
        await pilot.press(.escape)
        #expect(pilot.topScreen === home)
        #expect(stack.viewControllers.count == 2)
        #expect(!pilot.screen.contains("Rooms"))
    }

    @Test func `it belongs to the home screen, and goes with it whatever takes that away`() async {
        let (pilot, stack, home, menu) = stage()
        await pilot.settle()
        stack.popViewController(animated: true)
        await pilot.settle()
        #expect(menu.entryID == nil)
        #expect(home.presentedViewController == nil)
        #expect(pilot.topScreen?.title == "start")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a menu that would fill any width takes three fifths of the window, unless it says how wide it is`() async {
        let (pilot, _, _, menu) = stage()
        await pilot.settle()
        #expect(menu.view.bounds.width == 20)
        menu.preferredContentSize = nil
        menu.view.setNeedsLayout()
        await pilot.resize(Size(width: 80, height: 12))
        #expect(menu.view.bounds.width == 80 * 3 / 5 - 4)
    }

    private final class Legend: ViewController {
        override init() {
            super.init()
            modalPresentationStyle = .sideMenu
        }

        override func loadView() { view = Label(String(repeating: "m", count: 26)) }
    }

    @Test func `a menu that needs the whole of a narrow window has it`() async {
        let stack = NavigationController(rootViewController: StepScreen("start"))
        let pilot = Pilot(size: Size(width: 30, height: 12), root: stack)
        let legend = Legend()
        stack.present(legend)
        await pilot.settle()
        #expect(legend.view.bounds.width == 26)
    }
}
