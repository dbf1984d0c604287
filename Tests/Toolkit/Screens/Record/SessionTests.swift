import Terminal
import Testing

@testable import Screens

/// A session that is recorded and played again, with the real run loop both times.
@MainActor
struct SessionTests {
    /// A form with a secure field, and a list.
    private final class Form: ViewController {
        let name = TextField()
        let secret = TextField(isSecure: true)

        override func loadView() {
            view = StackView(.vertical, [name, secret, ListView(numberOfRows: { 9 }, row: { ListRow("row \($0)") })])
        }

        override var keyCommands: [KeyCommand] {
            [KeyCommand(.control("s"), title: "save") { [weak self] in self?.showToast("Saved \(self?.name.text ?? "")") }]
        }
    }

    private let size = Size(width: 40, height: 12)

    /// The input of a person; the mouse, a paste and another size with it.
    private let events: [Event] = [
        .key("a"), .key("n"), .paste("na 1\\"), .key(.tab), .key("h"), .key("u"), .paste("sh"), .key(.control("s")),
        .mouse(MouseEvent(.press, at: Point(x: 3, y: 6))), .mouse(MouseEvent(.wheelDown, at: Point(x: 3, y: 6))),
        .resize(Size(width: 30, height: 9)), .key(.control("c")),
    ]

    private func record(_ keys: [Event]? = nil) throws -> (lines: [String], last: Canvas) {
        let device = PersonDevice(size: size, events: keys ?? events)
        let window = Window(size: size)
        window.rootViewController = NavigationController(rootViewController: Form())
        var lines: [String] = []
        var time = Duration.zero
        let recorder = RecordingDevice(
            device, window: window, settings: [("start", "0")],
            now: {
                time += .milliseconds(400)
                return time
            }, write: { lines.append($0) })
        try Application(device: recorder, window: window, clock: ManualClock(), drain: {}).run()
        return (lines, device.canvas)
    }

    private func replay(_ text: String, _ form: Form = Form(), secrets: [Int: String] = [:]) throws -> ReplayingDevice {
        let script = try SessionScript(text)
        let window = Window(size: script.size)
        window.rootViewController = NavigationController(rootViewController: form)
        let clock = ManualClock()
        let device = ReplayingDevice(script, window: window, clock: clock, secrets: secrets)
        try Application(device: device, window: window, clock: clock, drain: {}).run()
        return device
    }

    @Test func `a recorded session plays again to the same frames`() throws {
        let (lines, last) = try record()
        let device = try replay(lines.joined(separator: "\n"))
        #expect(device.difference == nil)
        #expect(device.comparedFrames > 8)
        #expect(device.canvas.cells == last.cells)
        #expect(device.canvas.size == Size(width: 30, height: 9))
    }

    @Test func `what was typed into a secure field is dots, as many as there were characters`() throws {
        let (lines, _) = try record()
        let text = lines.joined(separator: "\n")
        #expect(text.contains("key 'a"))
        #expect(!text.contains("key 'h") && !text.contains("key 'u") && !text.contains("paste sh"))
        #expect(text.contains("key '•"))
        #expect(text.contains("paste ••"))
        #expect(lines.first == "set start 0")
    }

    @Test func `a replay that is told the passphrase has it where the person had it, though the file has not`() throws {
        let (lines, _) = try record()
        let script = try SessionScript(lines.joined(separator: "\n"))
        #expect(script.secrets == [SessionScript.Secret(number: 1, length: 4)])
        #expect(!lines.joined().contains("hush"))
        let form = Form()
        var typed: [String] = []
        form.secret.onChange = { typed.append($0) }
        #expect(try replay(lines.joined(separator: "\n"), form, secrets: [1: "hush"]).difference == nil)
        #expect(form.secret.text == "hush")
        #expect(typed == ["•", "••", "••••", "hush"])
    }

    @Test func `each passphrase has a number of its own, corrections are none, and the same one has the same number`() throws {
        let keys: [Event] = [
            .key(.tab), .key("a"), .key("b"), .key(.backspace), .key("c"), .key(.tab), .key(.shiftTab), .key("d"), .key(.tab),
            .key(.shiftTab), .key(.backspace), .key(.tab), .key(.control("c")),
        ]
        let lines = try record(keys).lines
        #expect(lines.filter { $0.hasPrefix("secret") } == ["secret 1 2", "secret 2 3", "secret 1 2"])
        let form = Form()
        let device = try replay(lines.joined(separator: "\n"), form, secrets: [1: "ac", 2: "acd"])
        #expect(device.difference == nil)
        #expect(form.secret.text == "ac")
    }

    @Test func `another frame than the recorded one is noticed, with its line`() throws {
        var (lines, _) = try record()
        let changed = try #require(lines.lastIndex { $0.hasPrefix("key 'n") })
        lines[changed] = "key 'm"
        let device = try replay(lines.joined(separator: "\n"))
        #expect(device.difference?.event == 3)
        #expect(device.difference.map { lines[$0.line - 1] } == "paste na 1\\\\")
    }

    @Test func `a session that breaks off ends where it breaks off`() throws {
        let device = try replay("resize 40 12\nat 0\nkey 'x")
        #expect(device.canvas.text(row: 2).contains("x"))
        #expect(device.comparedFrames == 0)
    }

    @Test(arguments: [
        ("", SessionScript.Problem.noSize), ("# nothing\nkey 'x", .noSize), ("resize 9 9\nhello", .badLine(2)),
        ("resize 9 9\nat soon", .badLine(2)),
    ])
    func `a file that is no session is refused with its first bad line`(_ text: String, _ problem: SessionScript.Problem) {
        #expect(throws: problem) { try SessionScript(text) }
    }
}

/// A terminal in memory whose person does one thing after each frame.
private final class PersonDevice: Device {
    private var events: [Event]
    private var isDue = false
    private let memory: HeadlessDevice

    init(size: Size, events: [Event]) {
        memory = HeadlessDevice(size: size)
        self.events = events
    }

    var canvas: Canvas { memory.canvas }
    var size: Size { memory.size }
    var colorDepth: ColorDepth { memory.colorDepth }
    var theme: Theme {
        get { memory.theme }
        set { memory.theme = newValue }
    }
    var isMouseEnabled = false
    func enter() throws(DeviceError) {}
    func leave() {}
    func wait(on descriptor: Int32, timeout: Duration?) { isDue = true }
    func nextEvent() -> Event? {
        guard isDue, !events.isEmpty else { return nil }
        isDue = false
        memory.send(events.removeFirst())
        return memory.nextEvent()
    }
    func present(_ canvas: borrowing Canvas, cursor: Point?) { memory.present(canvas, cursor: cursor) }
    func invalidate() {}
}
