/// A terminal in memory: tests send events to it and read the last canvas.
///
/// ```swift
/// @MainActor func firstRow() -> String {
///     let device = HeadlessDevice(size: Size(width: 40, height: 3))
///     var canvas = Canvas(size: device.size)
///     canvas.write("hello", at: .zero, style: .plain, clip: Rect(origin: .zero, size: canvas.size))
///     device.present(canvas, cursor: nil)
///     return device.canvas.text(row: 0)  // "hello"
/// }
/// ```
@MainActor
public final class HeadlessDevice: Device {
    /// The size now; `send(.resize)` changes it.
    public private(set) var size: Size
    /// The colours it claims to show.
    public var colorDepth: ColorDepth = .trueColor
    /// The look of each role.
    public var theme = Theme(name: "headless", [:])
    /// Indicates whether mouse events were asked for.
    public var isMouseEnabled = false
    /// The last frame.
    public private(set) var canvas: Canvas
    /// The cursor's place in the last frame; nil while it was hidden.
    public private(set) var cursor: Point?
    /// The number of frames presented.
    public private(set) var frameCount = 0
    /// Indicates whether the terminal is taken now.
    public private(set) var isEntered = false
    /// The number of times the bell rang.
    public private(set) var bellCount = 0
    /// The number of times the program was suspended.
    public private(set) var suspendCount = 0

    /// The notifications, in order.
    public private(set) var notifications: [TerminalNotification] = []

    /// The progress that was shown, in order.
    public private(set) var progress: [TerminalProgress] = []

    /// Indicates whether it claims to show pictures; the frames that it keeps are cells all the same.
    public var offersPictures = false
    /// Indicates whether pictures were wanted.
    public var showsPictures = true

    /// True: it keeps what it is handed.
    public var takesCopies: Bool { true }
    /// The texts for the clipboard, in order.
    public private(set) var copies: [PasteboardText] = []

    private var events: [Event] = []

    /// Makes a terminal of a size.
    public init(size: Size) {
        self.size = size
        canvas = Canvas(size: size)
    }

    /// Queues an event as if it came from outside; a resize changes the size at once, as a terminal's does.
    public func send(_ event: Event) {
        if case .resize(let size) = event { self.size = size }
        events.append(event)
    }

    /// Never refuses.
    public func enter() throws(DeviceError) { isEntered = true }
    /// Notes that it was given back.
    public func leave() { isEntered = false }
    /// Returns at once: tests never sleep.
    public func wait(on descriptor: Int32, timeout: Duration?) {}
    /// The events that were sent, first come first served.
    public func nextEvent() -> Event? { events.isEmpty ? nil : events.removeFirst() }
    /// Does nothing, because every frame is kept whole.
    public func invalidate() {}
    /// Counts, and goes on.
    public func suspend() { suspendCount += 1 }
    /// Counts, and stays silent.
    public func beep() { bellCount += 1 }
    /// Keeps it for the test to read.
    public func notify(_ notification: TerminalNotification) { notifications.append(notification) }
    /// Keeps it for the test to read.
    public func show(_ progress: TerminalProgress) { self.progress.append(progress) }
    /// Keeps it for the test to read.
    public func copy(_ text: PasteboardText) { copies.append(text) }

    /// Keeps the frame for the test to read.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        self.canvas = copy canvas
        self.cursor = cursor
        frameCount += 1
    }
}
