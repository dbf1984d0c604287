import Terminal

extension ViewController {
    /// Asks something and waits for the answer; nil when the alert went away without one.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// let keep = AlertAction(title: "Keep", style: .cancel)
    /// let lend = AlertAction(title: "Lend")
    /// if await screen.ask("Walden", actions: [keep, lend]) === lend { screen.showToast("lent") }
    /// ```
    public func ask(_ title: String, message: String? = nil, actions: [AlertAction]) async -> AlertAction? {
        await ask(title, message: message, actions: actions, as: debugName)
    }

    /// Asks with a message that follows what it reads: observed state that changes while the alert is on show.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// let close = AlertAction(title: "Close")
    /// _ = await screen.ask("Close the shop?", message: { "\(books.count) books are out." }, actions: [close])
    /// ```
    public func ask(_ title: String, message: @escaping @MainActor () -> String?, actions: [AlertAction]) async -> AlertAction? {
        await engine.asking { await present(title, message(), actions, as: debugName, following: message) }
    }

    /// Asks in the name of somebody else, a coordinator for instance.
    package func ask(_ title: String, message: String?, actions: [AlertAction], as asker: String) async -> AlertAction? {
        await engine.asking { await present(title, message, actions, as: asker) }
    }

    private func present(
        _ title: String, _ message: String?, _ actions: [AlertAction], as asker: String, following: (@MainActor () -> String?)? = nil
    ) async -> AlertAction? {
        await withCheckedContinuation { continuation in
            let answer = AlertAnswer(continuation)
            let alert = AlertController(title: title, message: message)
            alert.messageNow = following
            alert.onAnswer = answer.give
            for action in actions { alert.addAction(action) }
            // It resolves whatever takes the alert away: Esc, its presenter's end, another root.
            let presenter = topmostPresented
            let operation = StackOperation([.present(alert, over: presenter)]) { outcome in
                guard outcome == .committed else { return answer.give(nil) }
                alert.engine.notify(.questioned(by: asker))
                alert.whenLeft { _ in if !alert.isAnswered { answer.give(nil) } }
            }
            engine.perform(operation)
        }
    }

    /// Asks a yes-or-no question; going away without an answer is a no.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// if await screen.confirm("Delete Walden?", message: "It cannot be undone.", action: "Delete") {
    ///     screen.showToast("Walden is deleted")
    /// }
    /// ```
    ///
    /// - `action`: what the answer yes is called; it begins with a capital whatever is given, so that the title of a key can be given.
    /// - `cancel`: what the answer no is called; nil calls it as the toolkit does.
    public func confirm(
        _ title: String, message: String? = nil, action: String, cancel: String? = nil, isDestructive: Bool = true
    ) async -> Bool {
        await confirm(title, message: message, action: action, cancel: cancel, isDestructive: isDestructive, as: debugName)
    }

    /// Asks a yes-or-no question in the name of somebody else, a coordinator for instance.
    package func confirm(
        _ title: String, message: String?, action: String, cancel: String?, isDestructive: Bool, as asker: String
    ) async -> Bool {
        let no = AlertAction(title: cancel ?? (treeWindow?.text ?? .en).cancel, style: .cancel)
        let yes = AlertAction(title: action.prefix(1).uppercased() + action.dropFirst(), style: isDestructive ? .destructive : .default)
        return await ask(title, message: message, actions: [no, yes], as: asker) === yes
    }

    /// Says something above the hint line for a moment.
    ///
    /// ```swift
    /// let screen = BookListViewController()
    /// screen.showToast("Walden is deleted", offering: KeyEntry("book.undo", "u", title: "undo"))
    /// screen.showToast("No connection", role: .warning)
    /// ```
    ///
    /// - `scope`: nil is the app's, but the screen's where a key of the screen is offered, because elsewhere that key does something else.
    /// - `offering`: a command that does something about it; its key, as the person has bound it, and its title stand behind the text and a
    ///   dot. As soon as that key would do something else, the toast goes.
    public func showToast(_ text: String, role: Role = .success, scope: ToastScope? = nil, offering entry: KeyEntry? = nil) {
        let offer = entry.flatMap { entry in keyName(entry).map { " · \($0) \(entry.title)" } }
        // The dot between them ends the sentence.
        let said = offer.map { (text.hasSuffix(".") ? String(text.dropLast()) : text) + $0 } ?? text
        engine.toasts.show(
            Toast(
                text: said, role: role, scope: scope ?? (entry == nil ? .app : .screen), entry: entryID,
                offer: offer.flatMap { _ in entry?.name }),
            in: treeWindow)
    }

    /// The name of the key that does a command, as the person has bound it; nil where it has no key any more.
    public func keyName(_ entry: KeyEntry) -> String? { (treeWindow?.keyBindings ?? KeyBindings()).keys(of: entry).first?.name }
}

/// Resumes a waiting question exactly once.
private final class AlertAnswer {
    private var continuation: CheckedContinuation<AlertAction?, Never>?
    private let asker = TrackedTask.current

    init(_ continuation: CheckedContinuation<AlertAction?, Never>) { self.continuation = continuation }

    func give(_ action: AlertAction?) {
        guard continuation != nil else { return }
        asker?.answered()
        continuation?.resume(returning: action)
        continuation = nil
    }
}
