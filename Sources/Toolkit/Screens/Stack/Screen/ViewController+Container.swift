/// The questions of a container to its children, and the keys that it gives to them.
extension ViewController {
    /// Indicates whether what has the keys lies in it.
    ///
    /// Of several children on show it is the one that the person works in:
    ///
    /// ```swift
    /// let panes = ViewController()
    /// let active = panes.visibleChildren.first { $0.hasFirstResponder }
    /// ```
    public var hasFirstResponder: Bool { treeWindow?.firstResponder.map(holds) ?? false }

    /// Gives the keys to what had them last in it, or else to the first that can have them.
    ///
    /// - Returns: whether there is such a thing on show.
    @discardableResult
    public func restoreFirstResponder() -> Bool {
        guard let window = treeWindow else { return false }
        window.updateIfNeeded()
        return rememberedResponder.map { window.makeFirstResponder($0) } ?? false
    }

    /// The command that goes back one level by Esc, in the person's language, for the key commands of a container with
    /// ``previousVisibleChildren``.
    public var backKeyCommand: KeyCommand {
        let keys = treeWindow?.keys ?? .english
        return KeyCommand(keys.back, hint: HintBar.wayOutRank) { [weak self] in self?.innermostOnShow.goBack() }
    }

    /// The responder in it that had the focus last, or else its first.
    var rememberedResponder: Responder? {
        guard let window = treeWindow else { return nil }
        let order = window.focusOrder.filter(holds)
        return order.first { $0 === viewIfLoaded?.rememberedFocus } ?? order.first
    }

    /// Returns whether a responder lies in its view.
    private func holds(_ responder: Responder) -> Bool { responder.chain.contains { $0 === self } }
}
