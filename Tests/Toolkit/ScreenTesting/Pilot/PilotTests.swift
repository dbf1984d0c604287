import Coordinators
import Screens
import Terminal
import Testing

@testable import ScreenTesting

@Suite(.leavesNothing)
struct PilotTests {
    private final class Counter: ViewController {
        let label = Label("0")
        var count = 0
        override func viewDidLoad() { view.addSubview(label) }
        override func viewDidLayoutSubviews() { label.frame = Rect(x: 0, y: 0, width: 10, height: 1) }
        override var keyCommands: [KeyCommand] {
            [
                KeyCommand("n", title: "next") { [weak self] in
                    self?.task("count") {
                        for _ in 0..<50 { await Task.yield() }
                        self?.count += 1
                        self?.label.text = "\(self?.count ?? 0)"
                    }
                }
            ]
        }
    }

    @Test func `after a key everything that follows from it has happened and is drawn`() async {
        let pilot = Pilot(size: Size(width: 20, height: 6), root: Counter())
        await pilot.press("n", "n")
        #expect(pilot.screen.contains("2"))
    }

    @Test func `it does not wait for an answer that only a person can give`() async {
        let screen = ViewController()
        let pilot = Pilot(root: screen)
        screen.task { _ = await screen.confirm("Really?", action: "Yes") }
        await pilot.settle()
        #expect(pilot.screen.contains("Really?"))
        await pilot.press(.escape)
        #expect(!pilot.screen.contains("Really?"))
    }

    @Test(arguments: [
        Key.enter, .shiftTab, .control("c"), .alt("x"), .function(12), "한", "'", " ", "\\", Key(.up, [.control, .shift]), .pageDown,
    ])
    func `every key is written so that it is read again`(_ key: Key) {
        #expect(EventScript.event(EventScript.line(.key(key))) == .key(key))
    }

    @Test(arguments: [MouseEvent.Action.press, .release, .drag, .wheelUp, .wheelDown])
    func `every mouse event is written so that it is read again`(_ action: MouseEvent.Action) {
        for modifiers in [Key.Modifiers(), .shift, [.control, .alt, .shift]] {
            let event = Event.mouse(MouseEvent(action, at: Point(x: 12, y: 0), modifiers: modifiers))
            #expect(EventScript.event(EventScript.line(event)) == event)
        }
    }

    /// A screen whose number changes without a word.
    private final class Stale: ViewController {
        private final class Number: View {
            var number = 0
            override func draw(_ painter: inout Painter) { painter.write("\(number)", x: 0, y: 0) }
        }

        private let number = Number()

        override func loadView() { view = number }
        override var keyCommands: [KeyCommand] { [KeyCommand("x", title: "one more") { [weak self] in self?.number.number += 1 }] }
    }

    @Test func `what was not drawn again is reported once a key, at the line that pressed it`() async {
        let pilot = Pilot(root: Stale())
        let line = #line + 2
        await withKnownIssue {
            await pilot.press("x")
        } matching: { issue in
            let what = "something changed without being drawn again, after the key x: row 2"
            return issue.sourceLocation?.line == line && issue.comments.contains { $0.rawValue.hasPrefix(what) }
        }
        var problems: [String] = []
        pilot.reporter.onProblem = { problems.append($0) }
        await pilot.press("x", "x")
        await pilot.type("x")
        #expect(problems.count == 3)
    }

    @Test func `a failure of a monkey's run is a complaint and not a failure of its test`() async throws {
        let failure = await #expect(throws: KeyMonkey.Failure.self) {
            try await KeyMonkey { Pilot(root: Stale()) }.run(seed: 1, scripts: 5, length: 100)
        }
        #expect(failure?.keys == ["x"])
        #expect(failure?.complaint.contains("without being drawn again") == true)
    }

    private final class Hours: ViewController {}

    @Test func `the stack of a plain screen in a tab is the screen, also where the tabs are on a stack themselves`() async throws {
        @MainActor func start() -> Pilot {
            let tabs = TabBarController()
            let list = NavigationController(rootViewController: Counter())
            list.title = "list"
            tabs.viewControllers = [Hours(), list]
            return Pilot(root: NavigationController(rootViewController: tabs))
        }
        let pilot = start()
        #expect(pilot.stack == ["Hours"])
        await pilot.press("2")
        #expect(pilot.stack == ["Counter"])
        #expect(try await KeyMonkey { start() }.run(seed: 1, scripts: 2, length: 40) == ["Hours", "Counter"])
    }
}
