import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct ApplicationTests {
    private let device = ScriptedDevice()
    private let clock = StageClock()

    private func run(_ view: View, drain: @escaping @MainActor () -> Void = {}) throws -> Application {
        let window = Window(size: device.size)
        window.rootViewController = StageController(view)
        let application = Application(device: device, window: window, clock: clock, drain: drain)
        try application.run()
        return application
    }

    @Test func `everything that happened during one sleep is one frame`() throws {
        let field = TextField()
        device.steps = [{ $0.send(.key("a"), .key("b"), .paste("cd"), .key(.left)) }]
        let application = try run(field)
        #expect(field.text == "abcd")
        #expect(device.log == ["enter", "frame", "sleep", "frame", "sleep", "leave"])
        #expect(application.exitReason == .terminalLost)
    }

    @Test func `a wake-up that changes nothing draws nothing, and idle sleeps without an end`() throws {
        device.steps = [{ _ in }, { $0.send(.key("x")) }, { $0.send(.focus(true)) }]
        _ = try run(Label("hello"))
        #expect(device.log == ["enter", "frame", "sleep", "sleep", "sleep", "sleep", "leave"])
    }

    @Test func `work for the main actor is done before the events and drawn with them`() throws {
        let label = Label("loading")
        let pending = Pending()
        device.steps = [{ _ in pending.work = { label.text = "loaded" } }]
        _ = try run(label) {
            pending.work?()
            pending.work = nil
        }
        #expect(label.text == "loaded")
        #expect(device.log == ["enter", "frame", "sleep", "frame", "sleep", "leave"])
    }

    private final class Pending { var work: (@MainActor () -> Void)? }

    @Test func `a timer bounds the sleep and fires once`() throws {
        let spinner = Spinner("reading")
        let clock = clock
        device.steps = [
            { _ in clock.advance(by: .milliseconds(100)) },
            { _ in
                clock.advance(by: .milliseconds(100))
                spinner.isAnimating = false
            },
        ]
        _ = try run(spinner)
        #expect(device.log == ["enter", "frame", "sleep 0.1 seconds", "frame", "sleep 0.1 seconds", "frame", "sleep", "leave"])
    }

    @Test func `with reduced motion a spinner wakes nobody up`() {
        let stage = Stage(Label(""))
        stage.window.reduceMotion = true
        let spinner = Spinner("reading")
        stage.controller.view.addSubview(spinner)
        spinner.frame = Rect(x: 0, y: 0, width: 20, height: 1)
        stage.render()
        #expect(stage.rows[0] == "· reading")
        #expect(stage.window.timeUntilNextTimer == nil)
    }

    @Test(arguments: 0..<20 as Range<Int>) func `a program with a device of its own runs within a test, beside others`(_ number: Int) throws
    {
        let (device, field) = (ScriptedDevice(), TextField())
        device.steps = [{ $0.send(.key("a"), .key("b")) }]
        let window = Window(size: device.size)
        window.rootViewController = StageController(field)
        field.becomeFirstResponder()
        let application = Application(device: device, window: window)
        try application.run()
        #expect(field.text == "ab")
        #expect(device.log.last == "leave" && application.exitReason == .terminalLost)
    }

    @Test func `a terminal that cannot be taken shows nothing and says why`() {
        device.refusal = .notATerminal
        #expect(throws: DeviceError.notATerminal) { try run(Label("hello")) }
        #expect(device.log.isEmpty)
    }

    @Test func `work that does not end keeps the program for two seconds after the terminal was given back, and no longer`() throws {
        let window = Window(size: device.size)
        let screen = StageController(Label("hello"))
        window.rootViewController = screen
        device.steps = [{ $0.send(.key("q")) }]
        var pauses: [Duration] = []
        let application = Application(device: device, window: window, clock: clock) {
        } pause: { [clock] in
            pauses.append($0)
            clock.advance(by: $0)
        }
        var log: [String] = []
        application.onEnd = { [device] in log = device.log + [screen.runningTasks.isEmpty ? "cancelled" : "at work"] }
        let work = screen.task {}
        try application.run()
        #expect(log == ["enter", "frame", "sleep", "leave", "at work"])
        #expect(pauses == [.seconds(2)])
        #expect(work.isCancelled)
    }

    @Test func `the end of the program cancels the work of every screen, and knows when it has ended`() async {
        let window = Window(size: device.size)
        let screen = StageController(Label("hello"))
        window.rootViewController = screen
        var hasEnded = false
        let (endless, source) = AsyncStream.makeStream(of: Void.self)
        screen.task {
            for await _ in endless {}
            hasEnded = true
        }
        defer { source.finish() }
        for _ in 0..<5 { await Task.yield() }
        #expect(!hasEnded)
        window.engine.endAllWork()
        #expect(window.engine.hasWorkToEnd)
        for _ in 0..<20 { await Task.yield() }
        #expect(hasEnded)
        #expect(!window.engine.hasWorkToEnd)
    }

    @Test func `the terminal is given back when a key ends the program`() throws {
        device.steps = [{ $0.send(.key("q"), .key("x")) }]
        let application = try run(Label("hello"))
        #expect(device.log == ["enter", "frame", "sleep", "leave"])
        #expect(application.exitReason == nil)
    }

    @Test func `the guard may keep a person in the program, and a second request ends it`() async {
        let window = Window()
        window.rootViewController = StageController(Label("hello"))
        var quits: [Termination?] = []
        window.onQuit = { quits.append($0) }
        var asked = 0
        window.quitGuard = { _ in
            asked += 1
            return asked > 1
        }
        window.dispatch(.key(.control("c")))
        for _ in 0..<20 { await Task.yield() }
        #expect(quits.isEmpty)
        window.dispatch(.terminate(.interrupt))
        for _ in 0..<20 { await Task.yield() }
        #expect(quits == [.interrupt])
        #expect(asked == 2)
    }

    @Test(arguments: [Termination.terminate, .hangUp, .terminalLost])
    func `the machine ends the program at once, and nobody is asked`(reason: Termination) {
        let window = Window()
        window.rootViewController = StageController(Label("hello"))
        var quits: [Termination?] = []
        window.onQuit = { quits.append($0) }
        window.quitGuard = { _ in
            Issue.record("asked")
            return false
        }
        window.dispatch(.terminate(reason))
        #expect(quits == [reason])
    }

    @Test func `a paste that is too long is said to be`() {
        let stage = Stage(TextField(""))
        stage.window.dispatch(.pasteTooLong(1_000_000))
        stage.render()
        #expect(stage.rows.contains { $0.contains("too long to paste") })
    }

    @Test func `Ctrl-L repaints, Ctrl-Z suspends and paints again, a theme repaints`() throws {
        device.steps = [
            { $0.send(.key(.control("l"))) }, { $0.send(.key(.control("z"))) }, { $0.send(.resume) }, { $0.send(.key(.function(2))) },
        ]
        _ = try run(Label("hello"))
        #expect(device.isMouseEnabled)
        #expect(
            device.log == [
                "enter", "frame", "sleep", "invalidate", "frame", "sleep", "suspend", "invalidate", "frame", "sleep", "invalidate", "frame",
                "sleep", "frame", "sleep 5.76 seconds", "leave",
            ])
    }

    @Test func `whether the mouse is on is told to who keeps it, when the person turns it on or off`() {
        let stage = Stage(Label("hello"))
        var told: [Bool] = []
        stage.window.onMouseChange = { told.append($0) }
        stage.press(.function(2))
        #expect(told == [true] && stage.device.isMouseEnabled && stage.window.toast == ScreenText.en.mouseOn)
        stage.press(.function(2))
        #expect(told == [true, false] && !stage.device.isMouseEnabled && stage.window.toast == ScreenText.en.mouseOff)
    }

    @Test func `a click on a hint does what the hint says`() {
        let stage = Stage(Label("hello"))
        var pressed = 0
        stage.controller.commands = [KeyCommand("n", title: "new", hint: 1) { pressed += 1 }]
        stage.press("x")
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 3, y: 7))))
        #expect(pressed == 1)
        stage.window.dispatch(.mouse(MouseEvent(.press, at: Point(x: 7, y: 7))))
        #expect(pressed == 1)
    }
}
