import Basis
import Terminal

/// A search in a list: what is looked for, where it began, and the looking itself.
///
/// It looks while the text is typed: each key goes to the first match from the row where the search began, so that taking a letter back
/// goes back too. Enter keeps the match and ends the typing; `n` and `N` then go on from row to row, round at the ends. Esc returns to
/// where the search began.
///
/// A list of a million rows cannot be looked through within a key. It is searched in slices of `slice` rows, one a turn of the run loop; a
/// `…` says that it goes on, and the next key stops it. Who can search better (an index, a database) sets `onSearch`.
final class ListSearch {
    /// Rows that are looked at in one go; a longer list is searched in slices between frames, so that a key never waits for it.
    static let slice = 20_000

    /// Indicates whether the text is still typed.
    private(set) var isTyping = true
    private weak var list: ListView?
    private let origin: Int
    private var editor = LineEditor()
    private var hasFailed = false
    /// Set while a long list is still being searched.
    private var timer: Int?

    /// Begins at the row of the bar.
    init(in list: ListView) {
        self.list = list
        origin = list.selected
    }

    /// Handles a key while the text is typed.
    /// - Returns: whether the key means anything here.
    func type(_ key: Key) -> Bool {
        guard let list else { return false }
        switch key {
        case .enter:
            if editor.text.isEmpty { list.endSearch() } else { isTyping = false }
            list.setNeedsDisplay()
        case .escape:
            list.endSearch()
            list.select(origin, notify: true)
        case .down, .up:
            next(forward: key == .down)
        default:
            let old = editor.characters
            guard editor.handle(key) else { return false }
            list.setNeedsDisplay()
            if editor.characters != old { look(from: origin, forward: true) }
        }
        return true
    }

    /// Goes to the next match, beginning again at the other end.
    func next(forward: Bool) {
        guard let list else { return }
        let count = list.numberOfRows()
        guard count > 0 else { return }
        look(from: (list.selected + (forward ? 1 : count - 1)) % count, forward: forward)
    }

    /// Stops looking.
    func stop() {
        if let timer { list?.window?.cancelTimer(timer) }
        timer = nil
    }

    /// Looks for the text from a row on, by `onSearch` where it is set.
    private func look(from start: Int, forward: Bool) {
        stop()
        let text = editor.text
        guard !text.isEmpty else {
            found(origin)
            return
        }
        if let onSearch = list?.onSearch {
            found(onSearch(text, start, forward))
        } else {
            lookOn(for: text.lowercased(), from: start, done: 0, forward: forward)
        }
    }

    /// Looks through one slice, and schedules the next one where there was no match.
    /// - Parameter done: rows that have been looked at.
    private func lookOn(for text: String, from start: Int, done: Int, forward: Bool) {
        guard let list else { return }
        let count = list.numberOfRows()
        let end = min(count, done + Self.slice)
        for step in done..<max(done, end) {
            let index = forward ? (start + step) % count : (start + count - step) % count
            let row = list.row(index)
            if row.isSelectable, row.searchText.lowercased().contains(text) {
                found(index)
                return
            }
        }
        guard end < count, let window = list.window else {
            found(nil)
            return
        }
        timer = window.schedule(after: .zero) { [weak self] in
            self?.timer = nil
            self?.lookOn(for: text, from: start, done: end, forward: forward)
        }
    }

    /// Goes to a match; nil says that there is none.
    private func found(_ index: Int?) {
        hasFailed = index == nil
        if let index { list?.select(index, notify: true) }
        list?.setNeedsDisplay()
    }

    /// The place of the caret in the text that is typed.
    var cursor: Point? {
        guard let list, isTyping, list.bounds.height > 0 else { return nil }
        let typed = String(editor.characters[..<editor.caret])
        return Point(x: min(2 + TextWidth.of(typed), max(0, list.bounds.width - 1)), y: list.bounds.height - 1)
    }

    /// Draws the line of the search over the last row of the list.
    func draw(_ painter: inout Painter) {
        guard let list, list.bounds.height > 0 else { return }
        let (width, y) = (list.bounds.width, list.bounds.height - 1)
        painter.fill(Rect(x: 0, y: y, width: width, height: 1))
        let x = painter.write("/ ", x: 0, y: y, style: Style(.key, .bold))
        let end = painter.write(editor.text, x: x, y: y, style: Style(.field))
        if timer != nil {
            painter.write("…", x: end + 2, y: y, style: Style(.secondary))
        } else if hasFailed, let text = list.window?.text {
            painter.write("! " + text.noMatch, x: end + 2, y: y, width: width - end - 2, style: Style(.danger))
        }
    }
}
