import Terminal

/// The sequences for what a terminal does outside of its screen: notifications, the clipboard, the progress of a task.
///
/// Each is nil where the terminal would show it as text, or do something else with it.
struct OutsideSequences {
    let info: Terminfo
    /// The name and the version that the terminal gave itself; empty while it has not answered.
    var version = ""

    /// Indicates whether it skips commands that it does not know.
    private var skipsUnknown: Bool { info.isANSI && info.term != "linux" && !info.term.hasPrefix("vt") }

    /// Shows a message on the desktop.
    func notify(_ notification: TerminalNotification) -> [UInt8]? {
        guard skipsUnknown else { return nil }
        let form = TerminalNotification.Form.fitting(environment: Environment.notifications)
        return notification.bytes(as: form, through: Environment.multiplexer)
    }

    /// Indicates whether the terminal is likely to know the sequence for the clipboard.
    var takesCopies: Bool { info.isANSI && PasteboardText.isTaken(environment: Environment.clipboard) }

    /// Fills the clipboard.
    func copy(_ text: PasteboardText) -> [UInt8]? {
        takesCopies ? text.bytes(through: Environment.multiplexer) : nil
    }

    /// Shows how far a task is.
    func show(_ progress: TerminalProgress) -> [UInt8]? {
        guard skipsUnknown, TerminalProgress.isTaken(environment: Environment.progress, version: version) else { return nil }
        return progress.bytes
    }
}
