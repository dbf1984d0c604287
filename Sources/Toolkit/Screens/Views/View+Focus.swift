extension View {
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
