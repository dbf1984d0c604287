import Coordinators
import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct InspectorViewTests {
    private let flow = CaseCoordinator(initialRoute: .screen("root"))

    /// The rows between title and hints.
    private func rows(_ pilot: Pilot) -> [String] { (2..<7).map { pilot.row($0) } }

    @Test func `it scrolls by a row and by a page, no further than its ends`() async {
        let pilot = Pilot(size: Size(width: 60, height: 8), root: flow)
        let inspector = Inspector(pilot.window)
        inspector.watch({ "numbers" }, items: { (1...20).map { "number \($0)" } })
        await pilot.press(.control("t"))
        let top = rows(pilot)
        #expect(top[0].contains("NavigationController") && Set(top).count == 5)
        for (down, up) in [(Key.down, Key.up), ("j", "k")] {
            await pilot.press(down)
            #expect(rows(pilot).dropLast() == top.dropFirst())
            await pilot.press(up)
            #expect(rows(pilot) == top)
        }
        for down in [Key.pageDown, " "] {
            await pilot.press(down)
            #expect(rows(pilot).first == top.last)
            await pilot.press(.pageUp, .pageUp)
            #expect(rows(pilot) == top)
        }
        for (down, up) in [(Key.down, Key.up), (.pageDown, .pageUp)] {
            await pilot.press(down)
            let once = rows(pilot)
            await pilot.press(down, up)
            #expect(rows(pilot) == once)
            await pilot.press(up)
        }
        await pilot.press(Array(repeating: .pageDown, count: 20))
        let bottom = rows(pilot)
        #expect(bottom.allSatisfy { !$0.isEmpty })
        await pilot.press(.down)
        #expect(rows(pilot) == bottom)
        #expect(inspector.text.contains("number 20"))
    }

    @Test(arguments: [Key.control("t"), .function(12), .escape])
    func `the keys that open it close it too, and so does Esc`(_ key: Key) async {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        await pilot.press(key == .escape ? .function(12) : key)
        #expect(pilot.screen.contains("NavigationController"))
        #expect(pilot.row(23).contains("close"))
        await pilot.press(key)
        #expect(!pilot.screen.contains("NavigationController"))
        #expect(!inspector.text.isEmpty)
    }

    @Test func `a line names the screen, its flow and nothing that it has not, and what it presents is indented below`() {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        flow.trigger(.present("modal"), completion: nil)
        #expect(
            inspector.text == """
                NavigationController · CaseCoordinator
                  StepScreen · CaseCoordinator
                    presents
                    StepScreen · CaseCoordinator
                """)
    }

    @Test func `it shows the last five reports`() {
        let pilot = Pilot(root: flow)
        let inspector = Inspector(pilot.window)
        for number in 1...6 {
            pilot.window.engine.report(NavigationIssue(.cycle, at: "place \(number)", what: "a", state: "b", advice: "C."))
        }
        #expect(inspector.text.hasSuffix("reports\n" + (2...6).map { "  place \($0): a. Now: b. C." }.joined(separator: "\n")))
    }

    @Test func `the trace says in microseconds how long a commit took`() {
        let change = NavigationChange(from: ["a"], to: ["a", "b"], move: .push)
        let duration = Duration.milliseconds(2001) + .microseconds(500)
        #expect(NavigationTrace.line(.committed(operation: 7, change: change, duration: duration)) == "7 committed  a → a/b in 2001500 µs")
    }
}
