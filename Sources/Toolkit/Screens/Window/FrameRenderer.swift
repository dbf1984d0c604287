import Terminal

/// Turns the marks of the views into one frame on the canvas, and hands the canvas to the device.
///
/// The window is drawn in *retained* mode: views keep what they show, and a frame touches only what was marked. Between two frames any
/// number of events may have come; each changed state and left marks (``FrameMarks``), and none of them drew. `Window.render(into:)` then
/// makes one frame, step by step:
///
/// 1. **held events** go out, if the screen that they waited for is ready now
/// 2. **device requests**: repaint, suspend, bell, mouse; the device does them before it gets another canvas
/// 3. **properties**: `updateProperties()` where something that it read has changed
/// 4. **layout**: `layoutSubviews()` where a size, or the preferred size for one, has changed
/// 5. **focus**: where the first responder is gone, hidden or covered, another one is chosen
/// 6. **drawing**: the dirty rectangles, each cleared and drawn from the bottom up
///
/// Properties, layout and focus form a loop, since each can ask for another one: a text that changes may want more room, a view that
/// disappears gives its focus away, and a control that gets the focus may read something new. The loop ends when nothing is asked for any
/// more, after four passes at the latest; a tree that never comes to rest costs a late frame, never a program that hangs. Keys are only
/// dispatched to a tree that is up to date, for which the same loop runs (``updateTree(settling:)``).
///
/// Everything that touches a dirty rectangle is drawn again into it, cut at its edges, so a view need not know what lies below or above.
/// The edges are moved outward where they would cut a wide cluster, half of which nothing could draw.
///
/// **One owner.** The canvas moves from here into the `Painter` and back. It is never copied, and while it is drawn on, nothing else can
/// see it.
///
/// **The caret** belongs to a frame as the cells do: a frame is due when the caret would stand elsewhere, though no cell differs.
///
/// What all of this must add up to is the picture that drawing everything from nothing would give. ``drawnAnew()`` makes that one, and
/// the pilot of the tests compares the two after every key.
final class FrameRenderer {
    /// A thing that only the device can do.
    enum DeviceRequest {
        /// Show the roles in another look, or in its own, and paint everything again.
        case theme(Theme?)
        /// Paint everything again, whatever the terminal shows now (Ctrl-L, `fg`).
        case repaint
        /// Stop the process, as Ctrl-Z does.
        case suspend
        /// Ring the bell.
        case beep
        /// Tell somebody who looks elsewhere.
        case notify(TerminalNotification)
        /// Show how far a task is, outside of the screen.
        case progress(TerminalProgress)
        /// Fill the clipboard.
        case copy(PasteboardText)
        /// Hear the mouse, or leave it to the terminal.
        case toggleMouse
    }

    /// The look that was chosen; nil leaves it to the device.
    var theme: Theme? {
        didSet { request(.theme(theme)) }
    }
    /// The progress of a task, outside of the screen.
    var progress = TerminalProgress.none {
        didSet { if progress != oldValue { request(.progress(progress)) } }
    }
    /// The device's own look, while another one is chosen.
    private var ownTheme: Theme?
    private let chrome: ChromeView
    private var canvas = Canvas(size: .zero)
    private var cursor: Point?
    private var requests: [DeviceRequest] = []
    /// Indicates whether the next frame is presented though no cell of it differs.
    private var isForced = false

    init(_ chrome: ChromeView) { self.chrome = chrome }

    /// Indicates whether there is something to draw, to lay out or to ask of the device.
    var needsFrame: Bool { !chrome.marks.dirty.isEmpty || chrome.marks.needsTreePass || isForced }
    /// The canvas as the last frame left it.
    var lastCanvas: Canvas { canvas }
    /// The place of the caret in the last frame.
    var lastCursor: Point? { cursor }

    /// Asks something of the device, with the next frame.
    func request(_ request: DeviceRequest) {
        requests.append(request)
        isForced = true
    }

    /// Begins anew with an empty canvas of another size.
    func resize(to size: Size) {
        canvas = Canvas(size: size)
        chrome.marks.reset(to: size)
    }

    /// Lets the device do what was asked of it.
    /// - Returns: whether the mouse is on now, if it was turned on or off.
    func performRequests(on device: any Device) -> Bool? {
        guard !requests.isEmpty else { return nil }
        let due = requests
        requests = []
        var isMouseOn: Bool?
        for request in due {
            switch request {
            case .theme(let theme):
                let own = ownTheme ?? device.theme
                ownTheme = theme == nil ? nil : own
                device.theme = theme ?? own
                device.invalidate()
            case .repaint: device.invalidate()
            case .suspend:
                device.suspend()
                device.invalidate()
            case .beep: device.beep()
            case .notify(let notification): device.notify(notification)
            case .progress(let progress): device.show(progress)
            case .copy(let text): device.copy(text)
            case .toggleMouse:
                device.isMouseEnabled.toggle()
                isMouseOn = device.isMouseEnabled
            }
        }
        return isMouseOn
    }

    /// Brings properties, layout and focus up to date, and draws nothing.
    func updateTree(settling focus: FocusManager) {
        let marks = chrome.marks
        for _ in 0..<4 where marks.needsTreePass {
            if marks.consumeUpdate() {
                chrome.updatePropertiesPass()
                chrome.hintBar.checkIfNeeded()
            }
            if marks.consumeLayout() {
                chrome.layoutPass()
                marks.setNeedsFocus()
            }
            focus.validate()
        }
        focus.validate()
    }

    /// Draws what is marked and presents it, if there is anything new to see.
    /// - Returns: whether a frame was presented.
    func render(into device: any Device, caret: Point?) -> Bool {
        guard !chrome.marks.dirty.isEmpty || isForced || caret != cursor else { return false }
        draw()
        cursor = caret
        isForced = false
        device.present(canvas, cursor: caret)
        return true
    }

    /// The frame drawn from nothing: what the parts that were drawn one by one must add up to.
    func drawnAnew() -> Canvas {
        forgetDrawing(in: chrome)
        var painter = Painter(canvas: canvas.blank, origin: .zero, clip: .zero, bounds: .zero)
        painter.begin(Rect(origin: .zero, size: canvas.size))
        chrome.drawTree(&painter)
        return painter.finish()
    }

    private func forgetDrawing(in view: View) {
        view.forgetDrawing()
        for subview in view.subviews { forgetDrawing(in: subview) }
    }

    /// Draws the dirty parts; the canvas is the painter's meanwhile.
    private func draw() {
        let (dirty, moved) = chrome.marks.consumeDrawing()
        var painter = Painter(canvas: consumeCanvas(), origin: .zero, clip: .zero, bounds: .zero)
        painter.begin(moving: moved?.part, by: moved?.distance ?? 0)
        for rect in dirty {
            painter.begin(rect)
            chrome.drawTree(&painter)
        }
        canvas = painter.finish()
    }

    private func consumeCanvas() -> Canvas {
        let taken = canvas
        canvas = Self.none
        return taken
    }

    private static let none = Canvas(size: .zero)
}
