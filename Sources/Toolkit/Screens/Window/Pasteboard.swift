import Terminal

/// The clipboard of the machine at which the person sits, which the terminal fills, over ssh as well.
///
/// ```swift
/// try window.pasteboard.setString("1.24 m/s")
/// ```
@MainActor
public final class Pasteboard {
    /// The reason why a text was not handed to the terminal.
    public enum Failure: Error, Hashable, Sendable {
        /// The terminal is known to take none.
        case unavailable
        /// The text has more bytes than a terminal takes: see `PasteboardText.maximumSize`.
        case tooLarge
    }

    /// Indicates whether the terminal takes text; the run loop knows it as soon as it has taken the terminal.
    public internal(set) var isAvailable = true
    private let send: (PasteboardText) -> Void

    init(send: @escaping (PasteboardText) -> Void) { self.send = send }

    /// Hands a text to the terminal with the next frame, which puts it in the place of what the clipboard had.
    ///
    /// No terminal says whether it did.
    public func setString(_ string: String) throws(Failure) {
        guard isAvailable else { throw .unavailable }
        guard let text = PasteboardText(string) else { throw .tooLarge }
        send(text)
    }
}

extension ViewController {
    /// Copies a text to the clipboard, and says so by its name, or why it cannot be.
    ///
    /// ```swift
    /// let results = ViewController()
    /// results.copy("1.24 m/s", named: "speed")  // a toast: Copied: speed
    /// ```
    public func copy(_ text: String, named name: String) {
        guard let window = treeWindow else { return }
        do {
            try window.pasteboard.setString(text)
            showToast("\(window.text.copied): \(name)", scope: .screen)
        } catch {
            showToast(error == .unavailable ? window.text.cannotCopy : window.text.copyTooLong, role: .warning, scope: .screen)
        }
    }
}
