import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// The streams of what delegates and observers are told.
@Suite(.leavesNothing) @MainActor
struct EventStreamTests {
    private final class Notes { var titles: [String] = [] }

    private func screen(_ title: String) -> ViewController {
        let screen = ViewController()
        screen.title = title
        return screen
    }

    private func note(_ stream: AsyncStream<ViewController>, on screen: ViewController) -> Notes {
        let notes = Notes()
        screen.observe(stream) { notes.titles.append($0.title ?? "") }
        return notes
    }

    @Test func `a stack says which screens come on show, to everyone who listens, from then on`() async {
        let stack = NavigationController(rootViewController: screen("root"))
        let pilot = Pilot(root: stack)
        await pilot.settle()
        let (first, second) = (note(stack.shownScreens(), on: stack), note(stack.shownScreens(), on: stack))
        stack.pushViewController(screen("a"), animated: false)
        stack.pushViewController(screen("b"), animated: false)
        await pilot.press(.escape)
        #expect(first.titles == ["a", "b", "a"] && second.titles == first.titles)
    }

    @Test func `tabs say which one the person chooses, and nothing of what the program chooses`() async {
        let tabs = TabBarController()
        tabs.viewControllers = [screen("a"), screen("b")]
        let pilot = Pilot(root: tabs)
        let notes = note(tabs.chosenTabs(), on: tabs)
        await pilot.press("2", "2")
        tabs.selectedIndex = 0
        await pilot.settle()
        #expect(notes.titles == ["b", "b"])
    }

    @Test func `pages say which one the person turns to`() async {
        let pages = PageViewController(pages: [screen("a"), screen("b"), screen("c")])
        let pilot = Pilot(root: pages)
        let notes = note(pages.turnedPages(), on: pages)
        await pilot.press(.right, .right, .right)
        pages.selectedIndex = 0
        await pilot.settle()
        #expect(notes.titles == ["b", "c"])
    }

    @Test func `a listener to a window may navigate, and hears the changes that were made before its tree was shown in it`() async {
        let stack = NavigationController(rootViewController: screen("root"))
        let pilot = Pilot(root: stack)
        let next = screen("after a")
        var kinds: [NavigationMove] = []
        stack.observe(pilot.window.navigationEvents()) { event in
            guard case .committed(_, let change, _) = event else { return }
            kinds.append(change.move)
            if kinds.count == 1 { stack.pushViewController(next, animated: false) }
        }
        stack.pushViewController(screen("a"), animated: false)
        await pilot.settle()
        #expect(stack.topViewController === next && kinds == [.push, .push])
    }

    @Test func `a stream ends with what it listens to`() async {
        var stream: AsyncStream<ViewController>?
        do {
            let stack = NavigationController(rootViewController: screen("root"))
            stream = stack.shownScreens()
        }
        var shown: [ViewController] = []
        if let stream { for await screen in stream { shown.append(screen) } }
        #expect(shown.isEmpty)
    }
}
