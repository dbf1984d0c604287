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
    /// A program of the desktop that fills the clipboard as well, and alone where the terminal takes nothing; false where it could not.
    ///
    /// Terminals that could take text may be told not to, and none says so.
    public var helper: (@Sendable (_ text: String) async -> Bool)?
    /// Indicates whether there is any way to the clipboard.
    var canCopy: Bool { isAvailable || helper != nil }
    private let send: (PasteboardText) -> Void

    init(send: @escaping (PasteboardText) -> Void) { self.send = send }

    /// Hands a text to the terminal with the next frame, which puts it in the place of what the clipboard had.
    ///
    /// No terminal says whether it did.
    public func setString(_ string: String) throws(Failure) {
        guard isAvailable else { throw .unavailable }
        guard let text = PasteboardText(string) else { throw .tooLarge }
        send(text)
        if let helper { Task { _ = await helper(text.text) } }
    }

    /// Hands a text to the program of the desktop alone.
    /// - Returns: whether the clipboard has it now.
    func setStringByHelper(_ string: String) async throws(Failure) -> Bool {
        guard let text = PasteboardText(string) else { throw .tooLarge }
        return await helper?(text.text) ?? false
    }
}
