import Screens
import Terminal

/// A list whose rows end with a note, which continues in the rows below where it does not fit beside the rest.
///
/// The columns before the notes are as wide as their texts. Where they leave too little room, the notes stand below their rows, or are left
/// out for somebody else to show.
package final class NoteList: View {
    package let list = ListView()
    /// The rows as they are meant, each with its note as the last cell; the bar, too, is told by their numbers.
    package var rows: [ListRow] = [] {
        didSet { arrange() }
    }
    /// The identity of a row of a number, by which the bar stays with it where rows come, go or move; nil tells rows by their numbers.
    package var itemIdentifier: (@MainActor (Int) -> AnyHashable?)?
    package var onSelect: @MainActor (Int) -> Void = { _ in }
    /// Called for the row that is opened; nil leaves Enter to the commands of the screen.
    package var onActivate: (@MainActor (Int) -> Void)? {
        didSet {
            guard let onActivate else { return list.onActivate = nil }
            list.onActivate = { [weak self] index in if let row = self?.number(at: index) { onActivate(row) } }
        }
    }
    /// Indicates whether there is no room for notes.
    package private(set) var hidesNotes = false {
        didSet { if hidesNotes != oldValue { onHide() } }
    }
    /// Called when the notes were left out, or came back.
    package var onHide: @MainActor () -> Void = {}

    private let columns: [ListColumn]
    private let leastNote: Int
    private let keepsNotes: Bool
    private var shown: [(number: Int, row: ListRow)] = []
    /// The size that the rows were arranged for.
    private var arrangedSize = Size.zero
    /// The numbers of the rows that the bar and the top shall come to, as soon as there are rows.
    private var awaited: [Int]?

    /// - Parameters:
    ///   - columns: those before the notes, each with the least that it takes where there is no room for notes.
    ///   - leastNote: the columns that a note needs beside the rest.
    ///   - keepsNotes: whether a note without that room stands below its row; else it is left out.
    package init(columns: [ListColumn], leastNote: Int, keepsNotes: Bool) {
        self.columns = columns
        self.leastNote = leastNote
        self.keepsNotes = keepsNotes
        super.init()
        stretch = 1
        list.isSearchable = false
        list.numberOfRows = { [weak self] in self?.shown.count ?? 0 }
        list.row = { [weak self] index in self.flatMap { $0.shown.indices.contains(index) ? $0.shown[index].row : nil } ?? .blank }
        list.itemIdentifier = { [weak self] in self?.identifier(at: $0) }
        list.onSelect = { [weak self] index in self?.number(at: index).map { self?.onSelect($0) } }
        addSubview(list)
    }

    /// The number of the row that the bar stands at; nil in an empty list.
    package var selectedRow: Int? { list.selectedIndex.flatMap(number) }

    /// The place of the bar and the view, as a text to be kept; nil at the top.
    package var scrollState: String? {
        get { list.scrollState.map { numbers(in: $0).map { number(at: $0) ?? $0 }.map(String.init).joined(separator: " ") } }
        set {
            awaited = newValue.map(numbers)
            arrange()
        }
    }

    private func numbers(in state: String) -> [Int] { state.split(separator: " ").compactMap { Int($0) } }

    private func number(at index: Int) -> Int? { shown.indices.contains(index) ? shown[index].number : nil }

    private func index(of number: Int) -> Int? { shown.firstIndex { $0.number == number } }

    /// The identity of a row on show; the rows in which a note goes on have none.
    private func identifier(at index: Int) -> AnyHashable? {
        guard let number = number(at: index), index == 0 || number != self.number(at: index - 1) else { return nil }
        return itemIdentifier?(number) ?? AnyHashable(number)
    }

    package override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, max(1, plan(in: size.width).shown.count)))
    }

    package override func layoutSubviews() {
        list.frame = bounds
        if bounds.size != arrangedSize { arrange() }
    }

    private func arrange() {
        arrangedSize = bounds.size
        var plan = plan(in: bounds.width)
        // The scroll bar takes two columns.
        if plan.shown.count > bounds.height { plan = self.plan(in: bounds.width - 2) }
        (shown, hidesNotes) = (plan.shown, plan.hidesNotes)
        list.columns = plan.columns
        list.reloadData()
        if let awaited, !shown.isEmpty, bounds.width > 0 {
            self.awaited = nil
            list.scrollState = awaited.map { index(of: $0) ?? $0 }.map(String.init).joined(separator: " ")
        }
    }

    private struct Plan {
        var shown: [(number: Int, row: ListRow)]
        var columns: [ListColumn]
        var hidesNotes = false
    }

    private func plan(in width: Int) -> Plan {
        let whole = Plan(
            shown: Array(zip(rows.indices, rows)).map { (number: $0, row: $1) }, columns: columns + [ListColumn(width: 1, stretch: 1)])
        guard width > 0, !isSaid else { return whole }
        let fitting = columns.indices.map { place in
            var column = columns[place]
            column.width =
                rows.lazy.filter { $0.isSelectable && $0.cells.count > place }.map { TextWidth.of($0.cells[place].text) }.max() ?? 0
            column.stretch = 0
            return column
        }
        let room = width - Control.gutter - fitting.reduce(0) { $0 + $1.width + list.columnGap }
        guard room >= leastNote else {
            // A note that has no column is not drawn, and searched nevertheless.
            guard keepsNotes else {
                return Plan(shown: zip(rows.indices, rows).map { (number: $0, row: $1) }, columns: columns, hidesNotes: true)
            }
            let shown = zip(rows.indices, rows).flatMap { number, row in
                ([row] + below(number, width: width)).map { (number: number, row: $0) }
            }
            return Plan(shown: shown, columns: columns)
        }
        let shown = rows.indices.flatMap { number in beside(number, room: room).map { (number: number, row: $0) } }
        return Plan(shown: shown, columns: fitting + [ListColumn(width: 1, stretch: 1)])
    }

    private func note(_ number: Int) -> ListCell? {
        let cells = rows[number].cells
        return cells.count > columns.count ? cells.last : nil
    }

    /// A row with the beginning of its note, and rows with the rest.
    private func beside(_ number: Int, room: Int) -> [ListRow] {
        guard let note = note(number), TextWidth.of(note.text) > room else { return [rows[number]] }
        let lines = wrapped(note.text, to: room)
        var row = rows[number]
        row.cells[row.cells.count - 1].text = lines.first ?? ""
        let space = Array(repeating: ListCell(""), count: columns.count)
        return [row] + lines.dropFirst().map { .continuation(space + [ListCell($0, style: note.style)]) }
    }

    /// The rows of a note below its row.
    private func below(_ number: Int, width: Int) -> [ListRow] {
        guard let note = note(number), !note.text.isEmpty else { return [] }
        return wrapped(note.text, to: width - Control.gutter - 2).map { .continuation([ListCell("  " + $0, style: note.style)]) }
    }
}
