import Terminal

extension ListView {
    /// Asks for a text on the list's last row and goes to the first match with every key typed.
    public func beginSearch() {
        search = ListSearch(origin: selected)
        scrollToSelection()
        setNeedsDisplay()
    }

    /// Leaves the search; the bar stays where it is.
    public func endSearch() {
        search = nil
        setNeedsDisplay()
        window?.setNeedsChromeUpdate()
    }

    func typeInSearch(_ key: Key) -> Bool {
        guard var search else { return false }
        switch key {
        case .enter:
            if search.editor.text.isEmpty { endSearch() } else { self.search?.isTyping = false }
            setNeedsDisplay()
            return true
        case .escape:
            select(search.origin, notify: true)
            endSearch()
            return true
        case .down, .up:
            searchNext(forward: key == .down)
            return true
        default:
            guard search.editor.handle(key) else { return false }
            let found = search.editor.text.isEmpty ? search.origin : find(search.editor.text, from: search.origin, forward: true)
            search.hasFailed = found == nil
            self.search = search
            if let found { select(found, notify: true) }
            setNeedsDisplay()
            return true
        }
    }

    /// Goes to the next match, beginning again at the other end.
    func searchNext(forward: Bool) {
        guard let search, !search.editor.text.isEmpty else { return }
        let count = numberOfRows()
        guard count > 0 else { return }
        let start = forward ? (selected + 1) % count : (selected + count - 1) % count
        let found = find(search.editor.text, from: start, forward: forward)
        self.search?.hasFailed = found == nil
        if let found { select(found, notify: true) }
        setNeedsDisplay()
    }

    private func find(_ text: String, from start: Int, forward: Bool) -> Int? {
        if let onSearch { return onSearch(text, start, forward) }
        let count = numberOfRows()
        let wanted = text.lowercased()
        for step in 0..<count {
            let index = forward ? (start + step) % count : (start + count - step) % count
            let row = row(index)
            if row.isSelectable, row.searchText.lowercased().contains(wanted) { return index }
        }
        return nil
    }

    var searchCursor: Point? {
        guard let search, search.isTyping, bounds.height > 0 else { return nil }
        let typed = String(search.editor.characters[..<search.editor.caret])
        return Point(x: min(2 + TextWidth.of(typed), max(0, bounds.width - 1)), y: bounds.height - 1)
    }

    func drawSearch(_ painter: inout Painter) {
        guard let search, bounds.height > 0 else { return }
        let y = bounds.height - 1
        painter.fill(Rect(x: 0, y: y, width: bounds.width, height: 1))
        let x = painter.write("/ ", x: 0, y: y, style: Style(.key, .bold))
        let end = painter.write(search.editor.text, x: x, y: y, style: Style(.field))
        if search.hasFailed, let text = window?.text {
            painter.write("! " + text.noMatch, x: end + 2, y: y, width: bounds.width - end - 2, style: Style(.danger))
        }
    }
}
