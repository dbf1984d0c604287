public import Terminal

/// The requests to the device that shows the window; each is done with the next frame.
extension Window {
    /// The look of each role; everything is drawn again when it changes.
    ///
    /// Nil leaves it to the device, which then shows its own; so it is until one is chosen.
    ///
    /// ```swift
    /// window.theme = .mono
    /// ```
    public var theme: Theme? {
        get { renderer.theme }
        set { renderer.theme = newValue }
    }

    /// Repaints everything, also what is on the screen already; for Ctrl-L.
    public func setNeedsRepaint() { renderer.request(.repaint) }

    /// Gives the mouse to the program or back to the terminal.
    func toggleMouse() { renderer.request(.toggleMouse) }

    /// Rings the bell.
    public func beep() { renderer.request(.beep) }

    /// Asks the terminal to show a message on the desktop; only by a person's wish, because not all terminals know how.
    public func notify(_ notification: TerminalNotification) { renderer.request(.notify(notification)) }

    /// The progress of a task, which a terminal that knows how shows on its tab or in the task bar.
    ///
    /// ```swift
    /// window.progress = TerminalProgress(fraction: 0.4)
    /// ```
    public var progress: TerminalProgress {
        get { renderer.progress }
        set { renderer.progress = newValue }
    }
}
