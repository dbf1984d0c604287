import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

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
}
