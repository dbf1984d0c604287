import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct BaseCoordinatorTests {
    private final class Log {
        var lines: [String] = []
    }

    private final class Part: BaseCoordinator {
        let label: String
        let log: Log

        init(_ label: String, _ log: Log) {
            self.label = label
            self.log = log
        }

        override func didFinish() { log.lines.append(label) }
    }

    private final class Guarded: ViewController {
        override func canLeave(_ reason: LeaveReason) async -> Bool { false }
    }

    private final class Arrival: Presentable {
        let viewController: ViewController = Guarded()
        let log: Log
        var coordinator: (any Coordinator)? { nil }

        init(_ log: Log) { self.log = log }

        func presented(from presenter: (any Coordinator)?) {
            log.lines.append("presented from \((presenter as? Part)?.label ?? "nobody"), in place: \(viewController.entryID != nil)")
        }
    }

    private let log = Log()

    private func part(_ label: String) -> Part { Part(label, log) }

    @Test func `who becomes the root of a window hears that it is there, and who is refused does not`() {
        let (app, window) = (part("app"), Window(size: Size(width: 40, height: 12)))
        app.setRoot(Arrival(log), of: window) { [log] in log.lines.append("\($0)") }
        app.setRoot(Arrival(log), of: window) { [log] in log.lines.append("\($0)") }
        #expect(log.lines == ["presented from app, in place: true", "committed", "refused(by: \"Guarded\")"])
    }

    @Test func `a flow without a screen in place finishes at once, its children before it`() {
        let (parent, first, second) = (part("parent"), part("first"), part("second"))
        parent.addChild(first)
        parent.addChild(second)
        parent.finish()
        #expect(log.lines == ["first", "second", "parent"])
        #expect(parent.isFinished && first.isFinished && second.isFinished)
        parent.finish()
        #expect(log.lines.count == 3)
    }

    @Test func `a flow that comes below another one is no child of the first any more`() {
        let (first, second, child) = (part("first"), part("second"), part("child"))
        first.addChild(child)
        second.addChild(child)
        #expect(first.children.isEmpty)
        #expect(second.children.count == 1 && child.parent === second)
        first.finish()
        #expect(!child.isFinished)
    }

    @Test func `a flow cannot come below itself`() {
        let flow = part("flow")
        flow.addChild(flow)
        #expect(flow.parent == nil && flow.children.isEmpty)
    }

    @Test func `a flow that has finished is kept alive by nobody, wherever it is put`() {
        let parent = part("parent")
        weak var gone: Part?
        do {
            let child = part("child")
            gone = child
            child.finish()
            parent.addChild(child)
        }
        #expect(gone == nil)
    }
}
