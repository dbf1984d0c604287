import Terminal

extension Responder {
    /// The window it can be seen in, or nil while it is in none.
    public var window: Window? {
        // A view asks its superviews alone, which are fewer than those that hear its keys.
        if let view = self as? View { return view.frameMarks?.owner as? Window }
        var responder: Responder? = self
        while let here = responder {
            if let window = here as? Window { return window }
            responder = here.next
        }
        return nil
    }

    /// Indicates whether keys go to it first.
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

    /// The names of its keys, in the window's language.
    ///
    /// It is never inlined: a window has a hundred words, and each copy of the code that finds these among them is some kilobytes.
    @inline(never)
    var keyNames: ScreenText.KeyNames { (window?.text ?? .en).keyNames }
}

extension View {
    /// Indicates whether its window says lines, so that what is painted must be words.
    public var isSaid: Bool { window?.saysLines ?? false }

    /// Breaks text into lines of at most this many columns; where lines are said, those of one sentence are said in one.
    public func wrapped(_ text: String, to columns: Int) -> [String] {
        isSaid ? LinearScreen.wrapped(text, to: columns) : TextWidth.wrapped(text, to: columns)
    }

    /// Moves the focus among the views below this one, in their order; false at either end, or where the focus is elsewhere.
    func walkFocus(by step: Int) -> Bool { focusTarget(by: step)?.becomeFirstResponder() ?? false }

    /// The view below this one that the focus would walk to; nil at either end, or where the focus is elsewhere.
    func focusTarget(by step: Int) -> Responder? {
        guard let window else { return nil }
        let mine = window.focusOrder.filter { ($0 as? View)?.isDescendant(of: self) ?? false }
        guard let index = mine.firstIndex(where: { $0 === window.firstResponder }), mine.indices.contains(index + step) else {
            return nil
        }
        return mine[index + step]
    }
}
