import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing)
struct StayTests {
    private final class Owner: ScreenOwner {
        var lines: [String] = []
        var ownerDepth: Int { 0 }
        var isDone: Bool { false }
        func screenEntered(_ screen: ViewController) { lines.append("entered") }
        func screenLeft(_ screen: ViewController, reason: LeaveReason) { lines.append("left: \(reason)") }
        func finishAfterLastScreen() -> (any ScreenOwner)? { nil }
        func treeDidChange(isRooted: Bool) {}
    }

    private final class Scope: ScreenScope {
        var count = 0
        func close() { count += 1 }
    }

    /// Begins something while it goes.
    private final class LateScreen: ViewController {
        var begun: [Task<Void, Never>] = []
        override func viewWillDisappear(_ animated: Bool) { begun.append(task("late") {}) }
    }

    private let stack = NavigationController(rootViewController: ViewController())

    @Test func `what is asked for before a screen comes ends with its first stay, and not again with the next`() {
        let pilot = Pilot(root: stack)
        let (screen, scope) = (ViewController(), Scope())
        var ends: [LeaveReason] = []
        screen.stay.add(scope)
        screen.whenLeft { ends.append($0) }
        for _ in 0..<2 {
            stack.pushViewController(screen, animated: true)
            stack.popViewController(animated: true)
        }
        #expect(scope.count == 1)
        #expect(ends == [.pop])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a screen that comes again has another stay, and the owner and the route of the one before`() throws {
        let pilot = Pilot(root: stack)
        let (screen, owner) = (ViewController(), Owner())
        screen.adopt(by: owner)
        screen.stay.cameBy("first")
        stack.pushViewController(screen, animated: true)
        let (stay, number) = (screen.stay, try #require(screen.entryID))
        stack.popViewController(animated: true)
        #expect(screen.stay !== stay && screen.entryID == nil)
        screen.stay.cameBy("second")
        stack.pushViewController(screen, animated: true)
        #expect(try #require(screen.entryID) > number)
        #expect(screen.stay.route as? String == "first")
        #expect(owner.lines == ["entered", "left: pop", "entered"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a screen that is on a stack already begins with whom it is given to`() {
        let pilot = Pilot(root: stack)
        let (screen, owner, other) = (ViewController(), Owner(), Owner())
        stack.pushViewController(screen, animated: true)
        screen.adopt(by: owner)
        screen.adopt(by: other)
        #expect(screen.owner === owner)
        #expect(owner.lines == ["entered"] && other.lines.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `work that is begun while a screen goes belongs to its next stay`() async {
        let pilot = Pilot(root: stack)
        let screen = LateScreen()
        stack.pushViewController(screen, animated: true)
        stack.popViewController(animated: true)
        #expect(screen.runningTasks.map(\.name) == ["late"])
        stack.pushViewController(screen, animated: true)
        stack.popViewController(animated: true)
        #expect(screen.runningTasks.map(\.name) == ["late"])
        #expect(stack.engine.windingDown.map(\.name) == ["late"])
        for task in screen.begun { await task.value }
        #expect(screen.runningTasks.isEmpty && stack.engine.windingDown.isEmpty)
        #expect(pilot.issues.isEmpty)
    }
}
