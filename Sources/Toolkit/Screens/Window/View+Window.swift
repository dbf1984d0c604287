extension View {
    /// Whether its window says lines, so that what is painted must be words.
    public var isSaid: Bool { window?.saysLines ?? false }

    /// Breaks text into lines of at most this many columns; where lines are said, those of one sentence are said in one.
    public func wrapped(_ text: String, to columns: Int) -> [String] {
        isSaid ? LinearScreen.wrapped(text, to: columns) : TextWidth.wrapped(text, to: columns)
    }

    /// Moves the focus among the views below this one, in their order; false at either end, or where the focus is elsewhere.
    func walkFocus(by step: Int) -> Bool {
        guard let window else { return false }
        let mine = window.focusOrder.filter { ($0 as? View)?.isDescendant(of: self) ?? false }
        guard let index = mine.firstIndex(where: { $0 === window.firstResponder }), mine.indices.contains(index + step) else {
            return false
        }
        return mine[index + step].becomeFirstResponder()
    }
}
