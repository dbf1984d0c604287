import Terminal

/// One way to put canvases on the screen; the session around it (settings, signals, giving back) is the same for all.
///
/// A presenter decides how a frame gets to the terminal, and nothing else: the terminal's settings, its signals and its input belong
/// to the device. ``begin()`` and ``end()`` therefore write only what belongs to drawing, and ``reset`` is the same as ``end()`` for
/// the case that no code can run any more.
@MainActor
protocol Presenter: AnyObject {
    /// The colours that it can show here.
    var colorDepth: ColorDepth { get }
    /// The bytes that restore the screen if the process dies.
    var reset: [UInt8] { get }

    /// Takes the screen.
    func begin() throws(DeviceError)
    /// Gives the screen back.
    func end()
    /// Takes the screen again after `end`.
    func resume()
    /// Shows a canvas; false when the terminal could not be written.
    func present(_ canvas: borrowing Canvas, cursor: Point?) -> Bool
    /// Forgets what is on the screen.
    func invalidate()
    /// Sets the looks of roles from the next frame on.
    func use(_ theme: Theme)
    /// The terminal takes grapheme clusters as a whole; true when something on the screen must be drawn again for it.
    func useClusters() -> Bool
    /// Shows pictures this way from the next frame on, or none; true when what is on the screen must be drawn again for it.
    func use(_ pictures: PictureScreen?) -> Bool
    /// Rings the bell.
    func beep()
}

extension Presenter {
    /// Shows the cells alone.
    func use(_ pictures: PictureScreen?) -> Bool { false }
}
