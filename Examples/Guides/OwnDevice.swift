import Screens
import Terminal

/// A terminal of paper: keys come from a list, every frame is kept as lines of text, and at the end of the list the program ends.
final class PaperDevice: Device {
    let size: Size
    let colorDepth = ColorDepth.mono
    var theme = Theme.mono
    var isMouseEnabled = false
    let takesCopies = false
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

    func invalidate() {}
    func suspend() {}
    func beep() {}
    func notify(_ notification: TerminalNotification) {}
    func copy(_ text: PasteboardText) {}
}
