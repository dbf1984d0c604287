import Terminal

extension Responder {
    /// The window it can be seen in, or nil while it is in none.
    public var window: Window? {
        var responder: Responder? = self
        while let here = responder {
            if let window = here as? Window { return window }
            responder = here.next
        }
        return nil
    }

    /// Whether keys go to it first.
    public var isFirstResponder: Bool { window?.firstResponder === self }

    /// Asks for the keys.
    /// - Returns: whether it has them now; false when it is in no window, hidden, covered by a sheet, or cannot have them.
    @discardableResult
    public func becomeFirstResponder() -> Bool {
        guard let window else { return false }
        return window.makeFirstResponder(self)
    }

    /// Gives the keys up; the window then gives them to who comes next.
    public func resignFirstResponder() {
        guard let window, window.firstResponder === self else { return }
        window.makeFirstResponder(nil)
    }

    /// What its keys are called, in the window's language.
    var keyNames: ScreenText.KeyNames { (window?.text ?? .en).keyNames }
}
