import Terminal

/// Stands before another device and writes down what it shows, as an asciicast of version 2: a line for the terminal, then a line for
/// each frame and each other size, with the time since the start.
///
/// The bytes are those that the direct presenter would send, whatever really draws. What is masked on the screen is masked here. Keys are
/// not written: for a session that can be played again as a test there is `RecordingDevice`.
///
/// ```swift
/// var lines: [String] = []
/// let device = CastDevice(CursesDevice()) { lines.append($0) }
/// try Application(device: device, window: window).run()
/// ```
public final class CastDevice: DeviceDecorator {
    /// The device behind it.
    public let device: any Device
    private let write: (String) -> Void
    private let elapsed: () -> Duration
    private var encoder: FrameEncoder

    /// Puts a recorder before a device.
    ///
    /// - `clock`: what the times in the file are measured by, from now on.
    /// - `write`: gets one line of the file at a time.
    public init(_ device: any Device, clock: any Clock<Duration> = ContinuousClock(), write: @escaping (String) -> Void) {
        self.device = device
        self.write = write
        elapsed = Self.stopwatch(clock)
        encoder = FrameEncoder(theme: device.theme, depth: device.colorDepth)
    }

    private static func stopwatch<C: Clock<Duration>>(_ clock: C) -> () -> Duration {
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// Takes the terminal.
    public func enter() throws(DeviceError) {
        try device.enter()
        let size = device.size
        write(#"{"version": 2, "width": \#(size.width), "height": \#(size.height), "env": {"TERM": "xterm-256color"}}"#)
        encoder = FrameEncoder(theme: device.theme, depth: device.colorDepth)
    }

    /// The next event; another size is written down.
    public func nextEvent() -> Event? {
        let event = device.nextEvent()
        if case .resize(let size)? = event { note("r", "\(size.width)x\(size.height)") }
        return event
    }

    /// Shows a canvas, and writes down what changed.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) {
        encoder.theme = device.theme
        let bytes = encoder.bytes(showing: canvas, cursor: cursor)
        if !bytes.isEmpty { note("o", String(decoding: bytes, as: UTF8.self)) }
        device.present(canvas, cursor: cursor)
    }

    /// Forgets what is on the screen.
    public func invalidate() {
        encoder.invalidate()
        device.invalidate()
    }

    /// Rings the bell.
    public func beep() {
        note("o", "\u{7}")
        device.beep()
    }

    /// Writes a line of the file: the time, what kind of thing it is (`o` output, `r` another size), and its text as JSON.
    private func note(_ kind: String, _ text: String) { write("[\(Self.seconds(elapsed())), \"\(kind)\", \"\(VisibleText.json(text))\"]") }

    /// Microseconds are what players show.
    static func seconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        let micros = String(attoseconds / 1_000_000_000_000)
        return "\(seconds)." + String(repeating: "0", count: max(0, 6 - micros.count)) + micros
    }
}
