import Terminal

// # The bar and the view
//
// Two numbers say what a list shows: the row of the bar and the row at the top. Every movement changes the bar first and then the view, no
// further than the bar needs to be seen. Headings are never stopped at, but the one right above the first row comes into view with it,
// since a row without its heading is hard to read.
//
// A movement that has nowhere to go returns false, and the key climbs: that is how the arrows leave a list in a form. The wheel moves
// the view alone and leaves the bar where it is, perhaps out of sight; the next key brings it back.
//
// Only what changed is drawn: two rows for a bar that moves, and for a list that scrolls the rows that come in.
extension ListView {
    /// Moves the bar by rows, passing headings by.
    /// - Returns: whether it moved; at the end the key climbs, so that the arrows can leave a list in a form.
    func move(by step: Int) -> Bool {
        let count = numberOfRows()
        guard count > 0 else { return false }
        let forward = step > 0
        let goal = min(max(0, selected + step), count - 1)
        guard goal != selected else { return abs(step) > 1 }
        let found =
            selectable(from: goal, forward: forward)
            ?? selectable(from: goal, forward: !forward).flatMap { forward ? ($0 > selected ? $0 : nil) : ($0 < selected ? $0 : nil) }
        guard let found else {
            // Only a heading is left in this direction: show it.
            return scroll(by: forward ? 1 : -1)
        }
        return putBar(at: found, notify: true)
    }

    /// Moves the bar by a key.
    /// - Returns: whether the key moves it.
    func move(by key: Key) -> Bool {
        let page = max(1, rowArea.height - 1)
        switch key {
        case .down, "j": return move(by: 1)
        case .up: return move(by: -1) || searchField?.becomeFirstResponder() == true
        case "k": return move(by: -1)
        case .pageDown, .control("f"): return move(by: page)
        case .pageUp, .control("b"): return move(by: -page)
        case .control("d"): return move(by: max(1, page / 2))
        case .control("u"): return move(by: -max(1, page / 2))
        case .home, "g": return move(by: -numberOfRows())
        case .end, "G": return move(by: numberOfRows())
        default: return false
        }
    }

    /// The nearest row that the bar may stop at, from a row on.
    func selectable(from index: Int, forward: Bool) -> Int? {
        let count = numberOfRows()
        var index = index
        while index >= 0, index < count {
            if knownRow(index).isSelectable { return index }
            index += forward ? 1 : -1
        }
        return nil
    }

    /// The row that the bar may stop at nearest to one that it should go to: that one, else the next one below, else the next one above.
    ///
    /// Where there is none, it is the row itself, as far as it is there.
    func selectable(nearest index: Int) -> Int {
        let count = numberOfRows()
        guard count > 0 else { return 0 }
        let index = min(max(0, index), count - 1)
        return selectable(from: index, forward: true) ?? selectable(from: index, forward: false) ?? index
    }

    /// The row at the top of a view that goes no further than the bar needs; a heading right above the first row comes along.
    /// - Parameters:
    ///   - height: the rows of the view, at least one.
    ///   - count: the number of rows, at least one.
    func topRowShowingBar(height: Int, count: Int) -> Int {
        var top = min(topRow, selected)
        let end = endOfSelection(count)
        if end >= top + height { top = min(selected, end - height + 1) }
        if top == selected, end - selected + 1 < height, top > 0, isHeading(top - 1) { top -= 1 }
        return min(top, max(0, count - height))
    }

    /// The last row that says what the row of the bar says.
    private func endOfSelection(_ count: Int) -> Int {
        var end = selected
        while end + 1 < count, knownRow(end + 1).isContinuation { end += 1 }
        return end
    }

    private func isHeading(_ index: Int) -> Bool {
        let row = knownRow(index)
        return !row.isSelectable && !row.isContinuation
    }
}
