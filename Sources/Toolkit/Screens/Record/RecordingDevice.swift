public import Terminal

/// Stands before another device and writes every event down; `--record-keys FILE` is made of it.
public final class RecordingDevice: Device {
    private let device: any Device
    private let write: (String) -> Void

    ///
    /// - `write`: gets one line an event, the first is the size at the start.
    public init(_ device: any Device, write: @escaping @MainActor (String) -> Void) {
        self.device = device
        self.write = write
    }

    /// The size now.
    public var size: Size { device.size }
    /// The colours it can show.
    public var colorDepth: ColorDepth { device.colorDepth }
    /// What the roles look like.
    public var theme: Theme {
        get { device.theme }
        set { device.theme = newValue }
    }

    /// Whether the mouse makes events.
    public var isMouseEnabled: Bool {
        get { device.isMouseEnabled }
        set { device.isMouseEnabled = newValue }
    }

    /// Takes the terminal.
    public func enter() throws(DeviceError) {
        try device.enter()
        write(EventScript.line(.resize(device.size)))
    }

    /// Gives the terminal back.
    public func leave() { device.leave() }

    /// Sleeps until something comes.
    public func wait(on descriptor: Int32, timeout: Duration?) { device.wait(on: descriptor, timeout: timeout) }

    /// The next event, after it has been written down.
    public func nextEvent() -> Event? {
        guard let event = device.nextEvent() else { return nil }
        write(EventScript.line(event))
        return event
    }

    /// Shows a canvas.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) { device.present(canvas, cursor: cursor) }

    /// Forgets what is on the screen.
    public func invalidate() { device.invalidate() }

    /// Stops the process as Ctrl-Z does.
    public func suspend() { device.suspend() }

    /// Rings the bell.
    public func beep() { device.beep() }
}
