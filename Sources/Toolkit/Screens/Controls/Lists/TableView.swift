import Terminal

/// A list whose columns have headings and can be sorted by; like every list it asks only for the rows it draws.
///
/// Keys beside those of a list: `s` sorts by the next column, `S` turns the order round; a click on a heading does both.
///
/// ```swift
/// let table = TableView(numberOfRows: { books.count }) { ListRow([ListCell(books[$0].title), ListCell("\(books[$0].price)")]) }
/// table.columns = [ListColumn("Title", width: 12, stretch: 1), ListColumn("Price", width: 6, alignment: .right)]
/// table.onSort = { [weak table] column, ascending in
///     // Sort the books, then:
///     table?.reloadData()
/// }
/// ```
public final class TableView: ListView {
    /// The column that the rows are sorted by; nil while they are in their own order.
    public var sortColumn: Int? {
        didSet { if sortColumn != oldValue { setNeedsDisplay() } }
    }
    /// Indicates whether the smallest comes first.
    public var isAscending = true {
        didSet { if isAscending != oldValue { setNeedsDisplay() } }
    }
    /// Called when the person wants another order: whoever has the rows sorts them and calls `reloadData()`.
    ///
    /// Nil offers no sorting.
    public var onSort: (@MainActor (_ column: Int, _ ascending: Bool) -> Void)?

    private var sortCommandCache = KeyCommandCache<KeyCommandList>()

    override var rowArea: Rect {
        let area = super.rowArea
        let heading = area.height > 1 ? 1 : 0
        return Rect(x: 0, y: heading, width: area.width, height: area.height - heading)
    }

    public override var keyCommands: [KeyCommand] {
        let commands = super.keyCommands
        guard onSort != nil, !acceptsText, !columns.isEmpty, let keys = window?.keys else { return commands }
        return sortCommandCache.commands(for: KeyCommandList(commands)) {
            commands + [
                KeyCommand(keys.sort, hint: 710) { [weak self] in
                    guard let self else { return }
                    sort(by: ((sortColumn ?? -1) + 1) % columns.count, ascending: true)
                },
                KeyCommand(keys.reverse) { [weak self] in
                    guard let self else { return }
                    sort(by: sortColumn ?? 0, ascending: !isAscending)
                },
            ]
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, event.point.y < rowArea.minY, onSort != nil else { return super.mouse(event) }
        guard let column = places.firstIndex(where: { $0?.contains(event.point.x - Self.gutter) ?? false }) else { return false }
        sort(by: column, ascending: column == sortColumn ? !isAscending : true)
        return true
    }

    /// Takes an order up and tells whoever has the rows.
    private func sort(by column: Int, ascending: Bool) {
        sortColumn = column
        isAscending = ascending
        onSort?(column, ascending)
    }

    private var places: [Range<Int>?] {
        let hasBar = numberOfRows() > rowArea.height
        return ListColumn.layout(columns, in: bounds.width - (hasBar ? 2 : 0) - Self.gutter, gap: columnGap)
    }

    public override var accessibilityRole: AccessibilityRole? { .table }
    public override var accessibilityElements: [AccessibilityElement] {
        let headings = columns.enumerated().map { index, column in
            AccessibilityElement(
                .columnHeader, column.title, value: index == sortColumn ? (isAscending ? "▴" : "▾") : "",
                traits: index == sortColumn ? .selected : [], frame: Rect(x: 0, y: 0, width: bounds.width, height: rowArea.minY))
        }
        return headings.filter { !$0.label.isEmpty } + super.accessibilityElements
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, max(1, numberOfRows()) + 1))
    }

    public override func draw(_ painter: inout Painter) {
        super.draw(&painter)
        guard rowArea.minY > 0, painter.needsRow(0) else { return }
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let isSorted = index == sortColumn
            let title = columns[index].title + (isSorted ? (isAscending ? " ▴" : " ▾") : "")
            let offset = columns[index].alignment.offset(of: TextWidth.of(title), in: place.count)
            let style = isSorted ? Style(.text, [.bold, .underline]) : Style(.secondary, .underline)
            painter.write(title, x: Self.gutter + place.lowerBound + offset, y: 0, width: place.count - offset, style: style)
        }
    }
}
