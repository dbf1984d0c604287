/// What a window asks of the device that only the run loop holds.
enum WindowAction {
    /// Paint everything again (Ctrl-L, `fg`).
    case invalidate
    /// Stop the process as Ctrl-Z does.
    case suspend
    /// Ring the bell.
    case beep
    /// Hear the mouse, or leave it to the terminal.
    case toggleMouse
}
