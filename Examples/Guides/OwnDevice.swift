import Curses
import Screens
import Terminal

/// A terminal of paper: keys come from a list, every frame is kept as lines of text, and at the end of the list the program ends.
final class PaperDevice: Device {
    let size: Size
    let colorDepth = ColorDepth.mono
    var theme = Theme.mono
    var isMouseEnabled = false
    /// The frames, the first one first.
    private(set) var sheets: [[String]] = []
    private(set) var isTaken = false
    private var events: [Event]
    private var isAwake = false

    init(size: Size, keys: [Key]) {
        self.size = size
        events = keys.map { .key($0) } + [.terminate(.terminate)]
    }

    func enter() throws(DeviceError) {
        // A frame without rows could never be read.
        guard size.width > 0, size.height > 0 else { throw .notATerminal }
        isTaken = true
    }

    func leave() { isTaken = false }

    /// Sleeps until something comes; here each sleep ends with one key, so that every key gets a frame.
    func wait(on descriptor: Int32, timeout: Duration?) { isAwake = true }

    func nextEvent() -> Event? {
        guard isAwake, !events.isEmpty else { return nil }
        isAwake = false
        return events.removeFirst()
    }

    func present(_ canvas: borrowing Canvas, cursor: Point?) {
        var sheet: [String] = []
        for row in 0..<canvas.size.height { sheet.append(canvas.text(row: row)) }
        sheets.append(sheet)
    }

    /// Every sheet is whole: there is nothing to forget.
    func invalidate() {}
}

/// Shows the frames of a device at a second place as well, which gets the bytes for a terminal: a page over a web socket, or a file.
final class MirrorDevice: DeviceDecorator {
    let device: any Device
    private let send: ([UInt8]) -> Void
    private var encoder: FrameEncoder
    private var last: (canvas: Canvas, cursor: Point?)

    init(_ device: any Device, send: @escaping ([UInt8]) -> Void) {
        self.device = device
        self.send = send
        encoder = FrameEncoder(theme: device.theme, depth: .trueColor)
        last = (Canvas(size: device.size), nil)
    }

    /// Sends the whole frame, as somebody has come whose terminal shows nothing yet.
    func welcome() {
        encoder.invalidate()
        mirror()
    }

    func present(_ canvas: borrowing Canvas, cursor: Point?) {
        device.present(canvas, cursor: cursor)
        last = (copy canvas, cursor)
        mirror()
    }

    /// The theme may be another one since the last frame: a terminal says when it becomes light or dark.
    private func mirror() {
        encoder.theme = device.theme
        let bytes = encoder.bytes(showing: last.canvas, cursor: last.cursor)
        if !bytes.isEmpty { send(bytes) }
    }
}
