import Terminal

// # Searching
//
// The search looks while it is typed: each key goes to the first match from the row where the search began, so that taking a letter back
// goes back too. Enter keeps the match and ends the typing; `n` and `N` then go on from row to row, round at the ends. Esc returns to where
// the search began.
//
// A list of a million rows cannot be looked through within a key. It is searched in slices of `searchSlice` rows, one a turn of the run
// loop; a `…` says that it goes on, and the next key stops it. Who can search better (an index, a database) sets `onSearch`.
extension ListView {
    /// Rows that are looked at in one go; a longer list is searched in slices between frames, so that a key never waits for it.
    static var searchSlice: Int { 20_000 }

    /// Asks for a text on the list's last row and goes to the first match with every key typed.
    public func beginSearch() {
        search = ListSearch(origin: selected)
        scrollToSelection()
        setNeedsDisplay()
    }

    /// Leaves the search; the bar stays where it is.
    public func endSearch() {
        stopSearching()
        search = nil
        setNeedsDisplay()
        window?.setNeedsChromeUpdate()
    }

    /// Handles a key while the text is typed.
    /// - Returns: whether the key means anything here.
    func typeInSearch(_ key: Key) -> Bool {
        guard var search else { return false }
        switch key {
        case .enter:
            if search.editor.text.isEmpty { endSearch() } else { self.search?.isTyping = false }
            setNeedsDisplay()
        case .escape:
            let origin = search.origin
            endSearch()
            select(origin, notify: true)
        case .down, .up:
            searchNext(forward: key == .down)
        default:
            let old = search.editor.characters
            guard search.editor.handle(key) else { return false }
            self.search = search
            setNeedsDisplay()
            if search.editor.characters != old { look(from: search.origin, forward: true) }
        }
        return true
    }

    /// Goes to the next match, beginning again at the other end.
    func searchNext(forward: Bool) {
        let count = numberOfRows()
        guard count > 0 else { return }
        look(from: (selected + (forward ? 1 : count - 1)) % count, forward: forward)
    }

    /// Looks for the text from a row on, by `onSearch` where it is set.
    private func look(from start: Int, forward: Bool) {
        stopSearching()
        guard let text = search?.editor.text, !text.isEmpty else {
            found(search?.origin)
            search?.hasFailed = false
            return
        }
        if let onSearch {
            found(onSearch(text, start, forward))
        } else {
            lookOn(for: text.lowercased(), from: start, done: 0, forward: forward)
        }
    }

    /// Looks through one slice, and schedules the next one where there was no match.
    /// - Parameter done: rows that have been looked at.
    private func lookOn(for text: String, from start: Int, done: Int, forward: Bool) {
        let count = numberOfRows()
        let end = min(count, done + Self.searchSlice)
        for step in done..<max(done, end) {
            let index = forward ? (start + step) % count : (start + count - step) % count
            let row = row(index)
            if row.isSelectable, row.searchText.lowercased().contains(text) {
                found(index)
                return
            }
        }
        guard end < count, let window else {
            found(nil)
            return
        }
        search?.timer = window.schedule(after: .zero) { [weak self] in
            self?.search?.timer = nil
            self?.lookOn(for: text, from: start, done: end, forward: forward)
        }
    }

    /// Goes to a match; nil says that there is none.
    private func found(_ index: Int?) {
        search?.hasFailed = index == nil
        if let index { select(index, notify: true) }
        setNeedsDisplay()
    }

    private func stopSearching() {
        if let timer = search?.timer { window?.cancelTimer(timer) }
        search?.timer = nil
    }

    /// The place of the caret in the text that is typed.
    var searchCursor: Point? {
        guard let search, search.isTyping, bounds.height > 0 else { return nil }
        let typed = String(search.editor.characters[..<search.editor.caret])
        return Point(x: min(2 + TextWidth.of(typed), max(0, bounds.width - 1)), y: bounds.height - 1)
    }

    /// Draws the line of the search over the last row of the list.
    func drawSearch(_ painter: inout Painter) {
        guard let search, bounds.height > 0 else { return }
        let y = bounds.height - 1
        painter.fill(Rect(x: 0, y: y, width: bounds.width, height: 1))
        let x = painter.write("/ ", x: 0, y: y, style: Style(.key, .bold))
        let end = painter.write(search.editor.text, x: x, y: y, style: Style(.field))
        if search.timer != nil {
            painter.write("…", x: end + 2, y: y, style: Style(.secondary))
        } else if search.hasFailed, let text = window?.text {
            painter.write("! " + text.noMatch, x: end + 2, y: y, width: bounds.width - end - 2, style: Style(.danger))
        }
    }
}

/// A search in a list: what is looked for, and where it began.
struct ListSearch {
    var editor = LineEditor()
    var isTyping = true
    var origin: Int
    var hasFailed = false
    /// Set while a long list is still being searched.
    var timer: Int?
}
