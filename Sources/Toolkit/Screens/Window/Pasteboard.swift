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

extension ViewController {
    /// Copies a text to the clipboard, and says so by its name, or why it cannot be.
    ///
    /// ```swift
    /// let results = ViewController()
    /// results.copy("1.24 m/s", named: "speed")  // a toast: Copied: speed
    /// ```
    public func copy(_ text: String, named name: String) {
        guard let window = treeWindow else { return }
        let pasteboard = window.pasteboard
        guard pasteboard.isAvailable || pasteboard.helper == nil else {
            task("copy") { [weak self] in
                let result: Result<Bool, Pasteboard.Failure>
                do throws(Pasteboard.Failure) {
                    result = .success(try await pasteboard.setStringByHelper(text))
                } catch {
                    result = .failure(error)
                }
                self?.sayCopied(name, result)
            }
            return
        }
        do {
            try pasteboard.setString(text)
            sayCopied(name, .success(true))
        } catch {
            sayCopied(name, .failure(error))
        }
    }

    private func sayCopied(_ name: String, _ result: Result<Bool, Pasteboard.Failure>) {
        guard let words = treeWindow?.text else { return }
        switch result {
        case .success(true): showToast("\(words.copied): \(name)", scope: .screen)
        case .success(false), .failure(.unavailable): showToast(words.cannotCopy, role: .warning, scope: .screen)
        case .failure(.tooLarge): showToast(words.copyTooLong, role: .warning, scope: .screen)
        }
    }
}
