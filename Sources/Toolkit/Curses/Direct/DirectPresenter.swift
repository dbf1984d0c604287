import Terminal

/// Writes to the terminal itself: one buffer and one `write(2)` a frame.
///
/// For terminals that understand ANSI sequences and UTF-8; the device decides that before, and others get `NcursesPresenter`. A single
/// write means that a frame arrives as a whole or not at all: nothing flickers, and over a network it is one packet.
///
/// Memory of the last frame lies in the encoder. Where something else has drawn on the screen (`fg`, Ctrl-L), ``invalidate()`` throws it
/// away and the next frame is painted in full.
@MainActor
final class DirectPresenter: Presenter {
    let colorDepth: ColorDepth
    var reset: [UInt8] { (pictures.map { PictureScreen.removeAll($0.format) } ?? []) + restored }

    private let restored: [UInt8]
    private let info: Terminfo
    private let output: Int32
    private var encoder: FrameEncoder
    private var knowsClusters = false
    private var pictures: PictureScreen?

    /// Prepares for a terminal that understands ANSI sequences.
    init(info: Terminfo, output: Int32, depth: ColorDepth, theme: Theme) {
        self.info = info
        self.output = output
        colorDepth = depth
        encoder = FrameEncoder(theme: theme, depth: depth, knowsClusters: false, knowsLinks: Environment.takesLinks)
        restored = Array("\u{1B}[r\u{1B}[0m\u{1B}[?7h".utf8) + info.showCursor + info.leaveScreen
    }

    func begin() throws(DeviceError) { resume() }

    func end() { Tty.write(reset, to: output) }

    func resume() {
        encoder.invalidate()
        Tty.write(info.enterScreen + info.hideCursor, to: output)
    }

    /// Shows a canvas.
    ///
    /// A frame in which nothing changed is no bytes and no system call.
    /// - Returns: false when the terminal could not be written.
    func present(_ canvas: borrowing Canvas, cursor: Point?) -> Bool {
        if pictures == nil { encoder.encode(canvas, cursor: cursor) } else { encodeWithPictures(canvas, cursor: cursor) }
        return encoder.buffer.count == 0 || Tty.write(encoder.buffer.bytes, to: output)
    }

    private func encodeWithPictures(_ canvas: borrowing Canvas, cursor: Point?) {
        let seen = canvas.seenPictures
        if pictures?.needsRepaint(for: seen) == true { encoder.invalidate() }
        // Rows that the terminal moves would take pictures along.
        encoder.mayScroll = pictures?.isEmpty != false && seen.isEmpty
        encoder.encode(canvas, cursor: cursor)
        for byte in pictures?.show(seen, isRepainted: encoder.hasRepainted) ?? [] { encoder.buffer.append(byte) }
    }

    func use(_ pictures: PictureScreen?) -> Bool {
        guard pictures != nil || self.pictures != nil else { return false }
        Tty.write(self.pictures?.forget() ?? [], to: output)
        self.pictures = pictures
        encoder.mayScroll = true
        return true
    }

    func invalidate() { encoder.invalidate() }

    /// Takes other colours up; all of the screen is drawn again, since a cell's colour is not part of what is remembered of it.
    func use(_ theme: Theme) { encoder.theme = theme }

    func useClusters() -> Bool {
        guard !knowsClusters else { return false }
        knowsClusters = true
        let isWrong = encoder.hasDrawnClusters
        encoder.useClusters()
        // Without one on the screen nothing need be drawn again: what is shown stays known.
        if isWrong { encoder.invalidate() }
        return isWrong
    }

    func beep() { Tty.write(info.bell, to: output) }
}
