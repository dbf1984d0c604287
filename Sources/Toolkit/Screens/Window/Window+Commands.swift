import Terminal

extension Window {
    /// The commands that can be given now, nearest first; a key that a nearer responder takes, or that is text now, is left out.
    ///
    /// Commands that are disabled at the moment are among them, with its ``KeyCommand/disabledReason``.
    public var commandsOnShow: [KeyCommand] { chain(from: initialResponder).onShow }

    /// Every key that does something now, by who answers it, nearest first.
    package var allKeysOnShow: [(responder: Responder, commands: [KeyCommand])] { chain(from: initialResponder).byResponder }

    private func chain(from first: Responder) -> CommandChain { CommandChain(first: first, bindings: keyBindings) }

    /// Does what a command says, or says why it cannot be done.
    ///
    /// A button in sight that says the reason already stresses it. Else it is a toast of the screen, not of the window: it goes with the
    /// screen that it is about, and with the next key.
    func perform(_ command: KeyCommand) {
        guard let reason = command.disabledReason else { return command.action() }
        guard let screen = engine.topScreen else { return showToast(reason, role: .warning) }
        if let button = screen.view.button(saying: reason) { return button.stressReason() }
        engine.toasts.showReason(reason, of: screen, in: self)
    }
}

extension View {
    /// A button that can be seen whole, with a reason beside it.
    fileprivate func button(saying reason: String) -> Button? {
        if let button = self as? Button, button.disabledReason == reason, !button.bounds.isEmpty,
            button.visibleRectInWindow.size == button.bounds.size
        {
            return button
        }
        for view in subviews { if let button = view.button(saying: reason) { return button } }
        return nil
    }
}

extension Window: UndoManagerObserver {
    func undoManagerDidChange() { setNeedsChromeUpdate() }
}
