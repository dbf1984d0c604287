import Terminal

/// A terminal that plays a script: every time the run loop sleeps, the next step happens and wakes it up.
@MainActor
final class ScriptedDevice: Device {
    var size = Size(width: 40, height: 8)
    var colorDepth = ColorDepth.trueColor
    var theme = Theme(name: "scripted", [:])
    var isMouseEnabled = false
    /// The events while the loop sleeps, step by step; after the last one the terminal is gone.
    var steps: [@MainActor (ScriptedDevice) -> Void] = []
    var refusal: DeviceError?

    private(set) var log: [String] = []
    private var events: [Event] = []

    func send(_ events: Event...) { self.events += events }

    func enter() throws(DeviceError) {
        if let refusal { throw refusal }
        log.append("enter")
    }
    func leave() { log.append("leave") }

    func wait(on descriptor: Int32, timeout: Duration?) {
        log.append(timeout.map { "sleep \($0)" } ?? "sleep")
        if steps.isEmpty { send(.terminate(.terminalLost)) } else { steps.removeFirst()(self) }
    }

    func nextEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }
    func present(_ canvas: borrowing Canvas, cursor: Point?) { log.append("frame") }
    func invalidate() { log.append("invalidate") }
    func suspend() { log.append("suspend") }
    func beep() { log.append("beep") }
    var takesCopies = true
    func copy(_ text: PasteboardText) { log.append("copy \(text.text)") }
    func notify(_ notification: TerminalNotification) { log.append("notify \(notification.title)") }
}
