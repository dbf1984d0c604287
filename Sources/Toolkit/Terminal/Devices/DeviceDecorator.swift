/// A device in front of another one: it passes everything on, and overrides what it adds to.
///
/// ```swift
/// final class QuietDevice: DeviceDecorator {
///     let device: any Device
///
///     init(_ device: any Device) { self.device = device }
///
///     func beep() {}
/// }
/// ```
public protocol DeviceDecorator: Device {
    /// The device behind it.
    var device: any Device { get }
}

extension DeviceDecorator {
    /// The size now.
    public var size: Size { device.size }
    /// The colours it can show.
    public var colorDepth: ColorDepth { device.colorDepth }
    /// The look of each role.
    public var theme: Theme {
        get { device.theme }
        set { device.theme = newValue }
    }

    /// Indicates whether the mouse makes events.
    public var isMouseEnabled: Bool {
        get { device.isMouseEnabled }
        set { device.isMouseEnabled = newValue }
    }

    /// Takes the terminal.
    public func enter() throws(DeviceError) { try device.enter() }

    /// Gives the terminal back.
    public func leave() { device.leave() }

    /// Sleeps until something comes.
    public func wait(on descriptor: Int32, timeout: Duration?) { device.wait(on: descriptor, timeout: timeout) }

    /// Returns the next event.
    public func nextEvent() -> Event? { device.nextEvent() }

    /// Shows a canvas.
    public func present(_ canvas: borrowing Canvas, cursor: Point?) { device.present(canvas, cursor: cursor) }

    /// Makes the next frame repaint everything.
    public func invalidate() { device.invalidate() }

    /// Stops the process, and takes the terminal again afterwards.
    public func suspend() { device.suspend() }

    /// Rings the bell.
    public func beep() { device.beep() }

    /// Hands a notification on.
    public func notify(_ notification: TerminalNotification) { device.notify(notification) }

    /// Hands the progress of a task on.
    public func show(_ progress: TerminalProgress) { device.show(progress) }

    /// Indicates whether it can show pictures.
    public var offersPictures: Bool { device.offersPictures }
    /// Indicates whether it shows pictures where it can.
    public var showsPictures: Bool {
        get { device.showsPictures }
        set { device.showsPictures = newValue }
    }

    /// Indicates whether it can hand text to the clipboard.
    public var takesCopies: Bool { device.takesCopies }

    /// Hands a text for the clipboard on.
    public func copy(_ text: PasteboardText) { device.copy(text) }
}
