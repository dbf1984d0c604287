/// A terminal: events come from it in order, finished canvases go to it, and it is given back exactly once.
///
/// The run loop asks with `wait`, draws, and hands over one canvas a turn. The headless device does the same without a tty,
/// so that everything above can be tested at any size without one.
///
/// ## What a device owes
///
/// - **Order.** Events come out in the order in which things happened, keys and signals in one queue.
/// - **Whole frames.** A canvas is shown as one picture; what differs from the last one is its business, and so is what the terminal can
///   do.
/// - **The terminal back.** After `leave`, a throw from `enter`, a signal or a crash the terminal is as it was. `leave` may come twice.
/// - **No surprise.** Between `enter` and `leave` nothing but the device writes to the terminal or changes its settings.
///
/// A device in front of another one (a recording, a cast) passes everything on and adds its own: ``DeviceDecorator``.
///
/// The members from ``suspend()`` on have an answer already, for what is no terminal or can do less than one.
///
/// ```swift
/// let device = HeadlessDevice(size: Size(width: 20, height: 2))
/// try device.enter()
/// defer { device.leave() }
/// device.send(.key("q"))
/// while let event = device.nextEvent() { print(event) }
/// device.present(Canvas(size: device.size), cursor: nil)
/// ```
@MainActor
public protocol Device: AnyObject {
    /// The size now.
    var size: Size { get }
    /// The colours it can show.
    var colorDepth: ColorDepth { get }
    /// The looks of the roles; setting it repaints everything with the next frame.
    var theme: Theme { get set }

    /// Indicates whether clicks, drags and the wheel come as events; off by default, because it takes text selection from the terminal.
    var isMouseEnabled: Bool { get set }

    /// Takes the terminal: alternate screen, raw input.
    /// - Throws: `DeviceError` when there is no terminal that could be taken; nothing has changed then.
    func enter() throws(DeviceError)

    /// Gives the terminal back as it was; a second call does nothing.
    func leave()

    /// Sleeps until input, a signal, work on the main queue (`descriptor` becomes readable) or the end of `timeout`;
    /// forever without one. Never spins.
    func wait(on descriptor: Int32, timeout: Duration?)

    /// The next event that has arrived, or nil; never blocks.
    func nextEvent() -> Event?

    /// Shows a canvas: only what differs from the last one is sent, in one write.
    ///
    /// - `cursor`: where the real cursor stands (the caret of the focused field, for input methods), or nil to hide it.
    func present(_ canvas: borrowing Canvas, cursor: Point?)

    /// Forgets what is on the screen, so that the next frame repaints all of it (Ctrl-L).
    func invalidate()

    /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again after `fg`.
    func suspend()

    /// Rings the bell.
    func beep()

    /// Hands a notification to the terminal, which may know none.
    func notify(_ notification: TerminalNotification)

    /// Shows how far a task is, outside of the screen; a terminal that is not known to can do nothing with it.
    func show(_ progress: TerminalProgress)

    /// Indicates whether it can show pictures over cells, as far as the terminal has answered.
    var offersPictures: Bool { get }

    /// Indicates whether it does so where it can.
    var showsPictures: Bool { get set }

    /// Indicates whether it can hand text to the clipboard; asked once, when the terminal is taken.
    var takesCopies: Bool { get }

    /// Hands a text to the clipboard, where it can.
    func copy(_ text: PasteboardText)
}

extension Device {
    /// Goes on: no shell shares it.
    public func suspend() {}
    /// Stays silent.
    public func beep() {}
    /// Notifies nobody.
    public func notify(_ notification: TerminalNotification) {}
    /// False: there is no clipboard.
    public var takesCopies: Bool { false }
    /// Copies nothing.
    public func copy(_ text: PasteboardText) {}
    /// Shows nothing.
    public func show(_ progress: TerminalProgress) {}
    /// False: it shows the cells.
    public var offersPictures: Bool { false }
    /// False; setting it does nothing.
    public var showsPictures: Bool {
        get { false }
        set {}
    }
}

/// The reason why a terminal could not be taken.
///
/// Nothing has been changed then, so the program can say the reason in plain text and end.
public enum DeviceError: Error, Hashable, Sendable {
    /// Standard input or output is not a terminal.
    case notATerminal
    /// No description of this kind of terminal (`TERM`) was found, or it can do too little (`dumb`).
    case unsuitable(term: String)
    /// The terminal refused.
    case refused(errno: Int32)
}
