import Coordinators
import ScreenTesting
import Screens
import Terminal
import Testing

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

    @Test func `a recorded session plays again to the same frames`() async {
        func session(_ events: [Event]) async -> [String] {
            let stack = NavigationController(rootViewController: Counter())
            stack.title = "a"
            let pilot = Pilot(size: Size(width: 30, height: 8), root: stack)
            var frames: [String] = []
            for event in events {
                pilot.send(event)
                await pilot.settle()
                frames.append(pilot.screen)
            }
            return frames
        }
        let events: [Event] = [.key("n"), .key("n"), .resize(Size(width: 25, height: 7)), .key("?"), .key(.escape), .paste("a\nb\\")]
        let device = HeadlessDevice(size: Size(width: 30, height: 8))
        var lines: [String] = []
        let recorder = RecordingDevice(device) { lines.append($0) }
        for event in events { device.send(event) }
        while recorder.nextEvent() != nil {}
        #expect(EventScript.events(lines.joined(separator: "\n")) == events)
        let first = await session(events)
        #expect(await session(EventScript.events(lines.joined(separator: "\n"))) == first)
    }

    @Test(arguments: [
        Key.enter, .shiftTab, .control("c"), .alt("x"), .function(12), "한", "'", " ", "\\", Key(.up, [.control, .shift]), .pageDown,
    ])
    func `every key is written so that it is read again`(_ key: Key) {
        #expect(EventScript.event(EventScript.line(.key(key))) == .key(key))
    }
}
