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

    /// Puts the bar at a row or the nearest where it may stop, as far as there is one, and scrolls it into view.
    /// - Parameter notify: whether `onSelect` hears of it; a choice by the program does not tell the program.
    @discardableResult
    func select(_ index: Int, notify: Bool) -> Bool {
        guard numberOfRows() > 0 else {
            selected = 0
            return false
        }
        return putBar(at: selectable(nearest: index), notify: notify)
    }

    /// Puts the bar at a row that is known to be one where it may stop: to ask again would make the row again, at each key.
    private func putBar(at index: Int, notify: Bool) -> Bool {
        guard index != selected else {
            barMoved(byPerson: notify)
            scrollToSelection()
            return true
        }
        let old = selected
        selected = index
        barMoved(byPerson: notify)
        scrollToSelection()
        // Beside what scrolled, only two rows have changed.
        redraw(row: old)
        redraw(row: index)
        if notify {
            awaited = nil
            onSelect(index)
        }
        return true
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

    /// Scrolls without moving the bar.
    /// - Returns: whether there was anything to scroll.
    func scroll(by rows: Int) -> Bool {
        let limit = max(0, numberOfRows() - rowArea.height)
        let new = min(max(0, topRow + rows), limit)
        guard new != topRow else { return false }
        let old = topRow
        topRow = new
        scrolled(from: old)
        return true
    }

    /// Scrolls no further than the bar needs; a heading right above the first row comes along.
    func scrollToSelection() {
        let height = rowArea.height
        let count = numberOfRows()
        guard count > 0 else {
            topRow = 0
            return
        }
        // What was restored before there is room for it holds until there is.
        guard height > 0 else { return }
        let old = topRow
        if selected < topRow { topRow = selected }
        let end = endOfSelection(count)
        if end >= topRow + height { topRow = min(selected, end - height + 1) }
        if topRow == selected, end - selected + 1 < height, topRow > 0, isHeading(topRow - 1) { topRow -= 1 }
        topRow = min(topRow, max(0, count - height))
        if topRow != old { scrolled(from: old) }
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

    /// The rows that stay in sight move with the picture; the scroll bar beside them is drawn again.
    private func scrolled(from old: Int) {
        let area = rowArea
        let rows = Rect(x: area.minX, y: area.minY, width: rowsWidth, height: area.height)
        setNeedsDisplay(rows, movedUpBy: topRow - old)
        setNeedsDisplay(Rect(x: rows.maxX, y: area.minY, width: area.width - rows.width, height: area.height))
    }

    private func redraw(row: Int) {
        let area = rowArea
        setNeedsDisplay(Rect(x: 0, y: area.minY + row - topRow, width: area.width, height: 1))
    }
}
