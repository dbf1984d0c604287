import Screens
import ScreenTesting
import Terminal
import Testing

/// The events that the commit engine tells those who watch it.
@Suite(.leavesNothing)
struct CommitEngineTests {
    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    @Test func `everyone who watches hears of everything`() {
        let pilot = Pilot(root: stack)
        let (first, second) = (EventLog(), EventLog())
        pilot.window.add(first)
        pilot.window.add(second)
        stack.pushViewController(ViewController(), animated: true)
        #expect(first.outcomes == [.committed])
        #expect(second.events == first.events)
    }

    @Test func `a screen that has left is said to be gone, in the commit that took it away`() {
        let pilot = Pilot(root: stack)
        stack.pushViewController(DiaryScreen("a", diary), animated: true)
        let log = EventLog()
        pilot.window.add(log)
        stack.popViewController(animated: true)
        let gone = log.events.compactMap { if case .tornDown(_, let screen) = $0 { screen } else { nil } }
        #expect(gone == ["DiaryScreen"])
    }

    /// A screen that takes its time to be made.
    private final class Slow: ViewController {
        var whileLoading: () -> Void = {}
        override func viewDidLoad() { whileLoading() }
    }

    @Test func `a commit says how long it took, whenever it comes`() {
        let pilot = Pilot(root: stack)
        let log = EventLog()
        pilot.window.add(log)
        pilot.clock.advance(by: .seconds(60))
        let slow = Slow()
        slow.whileLoading = { [clock = pilot.clock] in clock.advance(by: .milliseconds(3)) }
        stack.pushViewController(slow, animated: true)
        #expect(log.commits.map(\.duration) == [.milliseconds(3)])
    }

    @Test func `where screens come in several places, the move is that of the one on show`() {
        let tabs = TabBarController()
        let hidden = NavigationController(rootViewController: ViewController())
        tabs.viewControllers = [stack, hidden]
        let pilot = Pilot(root: tabs)
        let log = EventLog()
        pilot.window.add(log)
        stack.engine.perform(
            StackOperation([
                .push(ViewController(), onto: hidden), .present(DiaryScreen("modal", diary), over: stack.viewControllers[0]),
            ]))
        #expect(log.commits.map(\.change.move) == [.present])
    }

    /// A screen that asks for something when it is there.
    private final class Asking: ViewController {
        var onThere: () -> Void = {}
        override func viewDidAppear(_ animated: Bool) { onThere() }
    }

    @Test func `what the first screen asks for while the window comes on show is done`() {
        let asking = Asking()
        let stack = NavigationController(rootViewController: asking)
        asking.onThere = { [weak asking, weak stack] in
            asking?.onThere = {}
            stack?.pushViewController(ViewController(), animated: false)
        }
        let pilot = Pilot(root: stack)
        #expect(stack.viewControllers.count == 2)
        #expect(pilot.topScreen === stack.viewControllers.last)
    }
}
