import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

// B. The list of screens is the state.
@Suite(.leavesNothing)
struct CaseBStackTests {
    // Case 17
    @Test func `append twice and remove twice, and the list is right at each step`() {
        let stack = NavigationController.of("root")
        var counts: [Int] = []
        stack.viewControllers.append(StepScreen("1"))
        counts.append(stack.viewControllers.count)
        stack.viewControllers.append(StepScreen("2"))
        counts.append(stack.viewControllers.count)
        stack.viewControllers.removeLast()
        counts.append(stack.viewControllers.count)
        stack.viewControllers.removeLast()
        counts.append(stack.viewControllers.count)
        #expect(counts == [2, 3, 2, 1])
    }

    // Case 18
    @Test func `the same route twice makes two entries`() throws {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        flow.trigger(.screen("same"))
        flow.trigger(.screen("same"))
        let (first, second) = (flow.rootViewController.viewControllers[1], flow.rootViewController.viewControllers[2])
        #expect(first !== second)
        let (older, newer) = (try #require(first.entryID), try #require(second.entryID))
        #expect(older < newer)
    }

    // Case 19, 49
    @Test func `an initial list of screens is there at the first frame, in order`() {
        let stack = NavigationController.of("root", "1", "2", "3")
        let pilot = Pilot(root: stack)
        #expect(pilot.stack.count == 4)
        #expect(pilot.row(0) == " root ▸ 1 ▸ 2 ▸ 3")
    }

    // Case 20
    @Test func `a person who goes back shortens the list`() async {
        let stack = NavigationController.of("root", "1")
        let pilot = Pilot(root: stack)
        await pilot.press(.escape)
        #expect(stack.titles == ["root"])
    }

    // Case 21
    @Test func `popping to the middle of five keeps what is below`() {
        let stack = NavigationController.of("root", "1", "2", "3", "4")
        let gone = stack.popToViewController(stack.viewControllers[2], animated: true)
        #expect(gone?.map(\.title) == ["3", "4"])
        #expect(stack.titles == ["root", "1", "2"])
    }

    // Case 22, 31
    @Test func `several screens assigned at once are all there, and those that stay are the same`() {
        let stack = NavigationController.of("root")
        let (one, two) = (StepScreen("1"), StepScreen("2"))
        stack.viewControllers += [one, two]
        let entry = one.entryID
        stack.viewControllers += [StepScreen("3"), StepScreen("4")]
        #expect(stack.titles == ["root", "1", "2", "3", "4"])
        #expect(one.entryID == entry)
    }

    // Case 23
    @Test func `a list that shrinks in steps keeps its root`() {
        let stack = NavigationController.of("root", "1", "2", "3", "4", "5", "6")
        for count in [5, 3, 1] {
            stack.viewControllers = Array(stack.viewControllers.prefix(count))
            #expect(stack.viewControllers.count == count)
        }
        #expect(stack.titles == ["root"])
    }

    // Case 24
    @Test func `reordering moves screens without ending their stays`() {
        let stack = NavigationController.of("1", "2", "3", "4")
        let pilot = Pilot(root: stack)
        let old = stack.viewControllers
        let entries = old.map(\.entryID)
        stack.viewControllers = [old[3], old[0], old[2], old[1]]
        #expect(stack.titles == ["4", "1", "3", "2"])
        #expect(old.map(\.entryID) == entries)
        #expect(pilot.topScreen?.title == "2")
    }

    // Case 25, 26
    @Test func `a screen pushed past the coordinator stays out of its flow, and later routes go above it`() {
        let flow = CaseCoordinator(initialRoute: .screen("1"))
        let leaf = StepScreen("leaf")
        flow.rootViewController.pushViewController(leaf, animated: false)
        #expect(leaf.owner == nil)
        flow.trigger(.screen("2"))
        #expect(flow.rootViewController.titles == ["1", "leaf", "2"])
        flow.trigger(.pop)
        flow.rootViewController.popViewController(animated: false)
        #expect(!flow.isFinished)
        #expect(flow.rootViewController.titles == ["1"])
    }

    // Case 27
    @Test func `a push is always at the end, whichever screen asks for it`() {
        let stack = NavigationController.of("root", "middle", "top")
        for screen in [stack.viewControllers[0], stack.viewControllers[1]] {
            screen.navigationController?.pushViewController(StepScreen("new"), animated: false)
        }
        #expect(stack.titles == ["root", "middle", "top", "new", "new"])
    }

    // Case 28, 48
    @Test func `push, back by a key, push again`() async {
        let flow = CaseCoordinator(initialRoute: .screen("root"))
        let pilot = Pilot(root: flow)
        await flow.trigger(.screen("1"))
        await pilot.press(.escape)
        await flow.trigger(.screen("2"))
        #expect(flow.rootViewController.titles == ["root", "2"])
    }

    private enum OtherRoute: Route { case number(Int) }
    private final class OtherCoordinator: NavigationCoordinator<OtherRoute> {
        override func prepareTransition(for route: OtherRoute) -> NavigationTransition {
            switch route {
            case .number(let number): .push(StepScreen("number \(number)"))
            }
        }
    }

    // Case 29
    @Test func `on a shared stack each coordinator builds its own screens`() {
        let words = CaseCoordinator(initialRoute: .screen("word"))
        let numbers = OtherCoordinator(rootViewController: words.rootViewController, initialRoute: .number(1))
        words.perform(.addChild(numbers))
        words.trigger(.screen("again"))
        #expect(words.rootViewController.titles == ["word", "number 1", "again"])
    }

    // Case 32
    @Test func `the chosen tab follows the code and the keys`() async {
        let tabs = TabBarController()
        tabs.viewControllers = [StepScreen("a"), StepScreen("b")]
        let pilot = Pilot(root: tabs)
        tabs.selectedIndex = 1
        #expect(pilot.topScreen?.title == "b")
        await pilot.press("1")
        #expect(tabs.selectedIndex == 0)
        await pilot.press("]")
        #expect(tabs.selectedIndex == 1)
        await pilot.press("]")
        #expect(tabs.selectedIndex == 0)
    }
}
