import Terminal

/// Any number of rows, one of which is selected; only the visible ones are ever asked for.
///
/// Keys: arrows or `j` `k`, PgUp and PgDn, `g` and `G`, `/` to search, `n` and `N` for the next match, Enter to open.
///
/// ## Rows are asked for
///
/// There is no array of rows. The list asks ``numberOfRows`` how many there are and ``row`` for those that come into view, so a million
/// rows cost as much as twenty. What it knows of a row it knows until ``reloadData()``: a change of the data without it shows the old rows
/// where they were drawn already. The bar stays at its row's number, or with ``itemIdentifier`` on its row, wherever that is now.
///
/// ## What a key costs
///
/// The bar that moves changes two rows, and only those are drawn. A list that scrolls moves its picture and draws the row that comes in;
/// the terminal does the same. Neither depends on the number of rows.
///
/// ```swift
/// let list = ListView(numberOfRows: { books.count }, row: { ListRow(books[$0].title, detail: books[$0].author) }) { index in
///     window.showToast(books[index].title)
/// }
/// list.emptyText = "No books yet"
/// list.reloadData()  // when the books have changed
/// ```
///
/// ## More than one row
///
/// With ``allowsMultipleSelection`` Space marks rows, and the bar goes on to the next. Marks are row numbers: where rows were added or
/// removed above them, set ``markedRows`` anew before ``reloadData()``, or give the rows an ``itemIdentifier``.
///
/// ```swift
/// let shelf = ListView(numberOfRows: { books.count }, row: { ListRow(books[$0].title) })
/// shelf.itemIdentifier = { books[$0].title }
/// shelf.allowsMultipleSelection = true
/// shelf.onMark = { rows in window.showToast("\(rows.count) marked") }
/// shelf.select("Walden")
/// ```
open class ListView: Control {
    /// The number of rows.
    public var numberOfRows: @MainActor () -> Int
    /// The contents of a row; asked only for rows that are drawn or searched, and again after `reloadData()`.
    public var row: @MainActor (Int) -> ListRow {
        didSet { forgetRows() }
    }
    /// The layout of the cells; without columns the first cell stands left and the second right.
    public var columns: [ListColumn] = [] {
        didSet { if columns != oldValue { setNeedsDisplay() } }
    }
    /// Columns between two columns.
    public var columnGap = 2
    /// The text in an empty list; the window's own words where it is nil.
    public var emptyText: String?
    /// Called when the bar came to another row.
    public var onSelect: @MainActor (Int) -> Void = { _ in }
    /// Called by Enter on a row; without it Enter climbs.
    public var onActivate: (@MainActor (Int) -> Void)?
    /// Indicates whether Space marks rows, so that something can be done with several of them.
    public var allowsMultipleSelection = false
    /// The marked rows.
    public var markedRows: Set<Int> = [] {
        didSet {
            identities.keepMarks(markedRows, of: numberOfRows())
            if markedRows != oldValue { setNeedsDisplay() }
        }
    }
    /// The identity of a row, by which the bar and the marks stay with their rows over ``reloadData()``; nil for rows that have none, such
    /// as headings.
    ///
    /// A bar that nobody has moved stays where it is. One whose row is gone stays at its number, and marks of rows that are gone go.
    public var itemIdentifier: (@MainActor (Int) -> AnyHashable?)? {
        didSet {
            identities = RowIdentities(itemIdentifier)
            identities.keepMarks(markedRows, of: numberOfRows())
        }
    }
    /// The field that narrows this list down; `/` and ↑ at the first row lead to it.
    public var searchField: SearchField? {
        didSet {
            if oldValue?.list === self { oldValue?.list = nil }
            searchField?.list = self
        }
    }
    /// Called when the person marked a row or took a mark away.
    public var onMark: @MainActor (Set<Int>) -> Void = { _ in }
    /// Indicates whether `/` searches in it; off where the screen has a search of its own.
    public var isSearchable = true
    /// Finds the next row that matches, for lists that can search better than row by row; without it the rows' texts are searched.
    ///
    /// It gets the text, the row to begin at (which may match itself) and the direction, and answers with a row, or nil where there is
    /// none. It should go on at the other end.
    public var onSearch: (@MainActor (_ text: String, _ from: Int, _ forward: Bool) -> Int?)?

    /// The row at the top of the view.
    public private(set) var topRow = 0
    private(set) var selected = 0
    /// Indicates whether it has been laid out, so that the bar stands where it may.
    private var hasBegun = false
    /// The place for the bar as soon as there is such a row.
    private var awaited: (selected: Int, top: Int)?
    private(set) var search: ListSearch?
    private var known: [Int: ListRow] = [:]
    private var identities = RowIdentities(nil)
    private var grip = ScrollBarGrip()
    private var pressedRow: Int?
    private var commands = ListCommands()

    /// Makes a list.
    public init(
        numberOfRows: @escaping @MainActor () -> Int = { 0 }, row: @escaping @MainActor (Int) -> ListRow = { _ in ListRow("") },
        onActivate: (@MainActor (Int) -> Void)? = nil
    ) {
        self.numberOfRows = numberOfRows
        self.row = row
        self.onActivate = onActivate
        super.init()
        stretch = 1
    }

    /// The row the bar stands at; nil in an empty list.
    ///
    /// Setting it scrolls the row into view and calls nobody. A row that is not there, or that the bar does not stop at, becomes the
    /// nearest, and nil the first.
    public var selectedIndex: Int? {
        get { numberOfRows() == 0 ? nil : min(selected, numberOfRows() - 1) }
        set { _ = select(newValue ?? 0, notify: false) }
    }

    /// The identity of the row that the bar stands at.
    public var selectedIdentifier: AnyHashable? { selectedIndex.flatMap { itemIdentifier?($0) } }

    /// Puts the bar at the row of an identity and scrolls it into view; calls nobody.
    ///
    /// Where there is no such row yet, the bar goes there with the first ``reloadData()`` that finds it, unless the person has moved it.
    /// - Returns: whether it is there.
    @discardableResult
    public func select(_ identifier: some Hashable) -> Bool {
        identities.wanted = AnyHashable(identifier)
        guard let row = identities.rowOfWanted(in: numberOfRows()) else { return false }
        return select(row, notify: false)
    }

    /// Remembers what the bar stands at now.
    private func barMoved(byPerson isByPerson: Bool) {
        if itemIdentifier != nil { identities.keepBar(selected, of: numberOfRows()) }
        if isByPerson { identities.wanted = nil }
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
    func putBar(at index: Int, notify: Bool) -> Bool {
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
        redraw(old, index)
        if notify {
            awaited = nil
            onSelect(index)
        }
        return true
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
        topRow = topRowShowingBar(height: height, count: count)
        if topRow != old { scrolled(from: old) }
    }

    /// The rows that stay in sight move with the picture; the scroll bar beside them is drawn again.
    private func scrolled(from old: Int) {
        guard !isSaid else { return setNeedsDisplay() }
        let area = rowArea
        let rows = Rect(x: area.minX, y: area.minY, width: rowsWidth, height: area.height)
        setNeedsDisplay(rows, movedUpBy: topRow - old)
        setNeedsDisplay(Rect(x: rows.maxX, y: area.minY, width: area.width - rows.width, height: area.height))
    }

    /// Draws two rows again, neighbours as one part; rows that are said may have several lines, so that all of them are drawn.
    private func redraw(_ one: Int, _ other: Int) {
        guard !isSaid else { return setNeedsDisplay() }
        let (first, last, y) = (min(one, other), max(one, other), rowArea.minY - topRow)
        setNeedsDisplay(Rect(x: 0, y: y + first, width: frame.width, height: last == first + 1 ? 2 : 1))
        if last > first + 1 { setNeedsDisplay(Rect(x: 0, y: y + last, width: frame.width, height: 1)) }
    }

    /// Says that rows were added, removed or changed.
    ///
    /// The bar stays at its row, which ``itemIdentifier`` tells, or else at its number as far as there is one; marks of rows that are gone
    /// go, and every row on show is asked for again.
    ///
    /// The rows on show stay where they are when others come in above them. A list that shows its beginning goes on showing it, as long as
    /// the bar is in sight there.
    public func reloadData() { reloadData(barAt: selected) }

    /// Reloads the rows where the one of the bar has another number now.
    func reloadData(barAt index: Int) {
        selected = index
        forgetRows()
        let count = numberOfRows()
        if let awaited, awaited.selected < count {
            (selected, topRow, self.awaited) = (awaited.selected, awaited.top, nil)
            identities.keepBar(selected, of: count)
        } else if let row = identities.rowOfWanted(in: count) ?? identities.rowOfBar(near: selected, in: count), row != selected {
            // The rows on show stay where they are, as far as they can; a list that shows its beginning goes on showing that.
            if topRow > 0 { topRow = max(0, topRow + row - selected) }
            selected = row
        }
        if !markedRows.isEmpty { markedRows = identities.rowsOfMarks(in: count) ?? markedRows.filter { $0 < count } }
        selected = selectable(nearest: selected)
        if identities.hasBar { identities.keepBar(selected, of: count) }
        scrollToSelection()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    /// A row as it was when it was last asked for, so that a bar that moves asks for none.
    func knownRow(_ index: Int) -> ListRow {
        if let row = known[index] { return row }
        // A list draws a few dozen rows; scrolling further starts a new cache.
        if known.count >= Self.mostKnownRows { known.removeAll(keepingCapacity: true) }
        let row = row(index)
        known[index] = row
        return row
    }

    /// A few screens full: a list that is paged through once does not keep what nobody goes back to.
    private static let mostKnownRows = 256

    private func forgetRows() { known.removeAll(keepingCapacity: true) }

    override func forgetDrawing() { forgetRows() }

    /// Rows of a list that are said at once, however high the screen is: nobody listens to a thousand.
    static let mostSaidRows = 44

    /// Rows that rows can be drawn in; a subclass may keep some for a heading.
    var rowArea: Rect {
        let height = frame.height > Self.mostSaidRows && isSaid ? Self.mostSaidRows : frame.height
        return Rect(x: 0, y: 0, width: frame.width, height: height - (search == nil ? 0 : 1))
    }

    /// An empty list takes no keys, but one that has become empty keeps those it has: the next key may be the one that fills it again.
    public override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && (numberOfRows() > 0 || isFirstResponder) }
    public override var acceptsText: Bool { search?.isTyping ?? false }

    public override var keyCommands: [KeyCommand] {
        guard search?.isTyping != true, let keys = window?.keys else { return [] }
        let rows = numberOfRows()
        let state = ListCommands.State(
            opens: onActivate != nil && rows > 0 && knownRow(min(selected, rows - 1)).isSelectable,
            marks: allowsMultipleSelection && rows > 0, searches: isSearchable && rows > 1, isSearching: search != nil,
            field: KeyCommandList(searchField?.commands(inList: keys) ?? []), keys: keys)
        return commands.inState(state, of: self)
    }

    open override var answeredKeys: [KeyCommand] {
        guard search?.isTyping != true else { return Self.textKeys(of: self) }
        return [
            answered(.up, .down, "k", "j", title: keyNames.move),
            answered(.pageUp, .pageDown, .control("b"), .control("f"), title: keyNames.page),
            answered(.control("u"), .control("d"), title: keyNames.halfPage), answered(.home, .end, "g", "G", title: keyNames.ends),
        ]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        if let search, search.isTyping { return search.type(key) }
        return move(by: key)
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        if rowsWidth < rowArea.width {
            let bar = Rect(x: rowArea.maxX - 1, y: rowArea.minY, width: 1, height: rowArea.height)
            if let row = grip.row(for: event, bar: bar, first: topRow, count: numberOfRows()) {
                _ = scroll(by: row - topRow)
                return true
            }
        }
        switch event.action {
        case .wheelDown: return scroll(by: 3)
        case .wheelUp: return scroll(by: -3)
        case .press:
            var index = topRow + event.point.y - rowArea.minY
            while index > 0, index < numberOfRows(), knownRow(index).isContinuation { index -= 1 }
            guard isEnabled, !isPassive, event.point.y >= rowArea.minY, index < numberOfRows(), knownRow(index).isSelectable
            else { return false }
            // A press may be the beginning of a drag; what is opened is opened when the button is let go.
            pressedRow = index == selected && isFirstResponder ? index : nil
            if pressedRow == nil { _ = select(index, notify: true) }
            return true
        case .release where pressedRow == selected:
            pressedRow = nil
            activate()
            return true
        default: return false
        }
    }

    open override var accessibilityRole: AccessibilityRole? { .list }
    public override var accessibilityValue: String? { accessiblePosition }
    open override var accessibilityElements: [AccessibilityElement] { accessibleRows }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, max(1, numberOfRows()) + (isSaid ? saidExtraLines(in: size.width) : 0)))
    }

    public override func layoutSubviews() {
        // A list that was never reloaded begins here; one whose rows have changed since hears of it by `reloadData()`.
        if !hasBegun {
            hasBegun = true
            selected = selectable(nearest: selected)
        }
        scrollToSelection()
    }

    public override func draw(_ painter: inout Painter) {
        drawRows(&painter)
        search?.draw(&painter)
    }

    public override var cursor: Point? { search?.cursor }

    /// Asks for a text on the list's last row and goes to the first match with every key typed.
    public func beginSearch() {
        search = ListSearch(in: self)
        scrollToSelection()
        setNeedsDisplay()
    }

    /// Leaves the search; the bar stays where it is.
    public func endSearch() {
        search?.stop()
        search = nil
        setNeedsDisplay()
        window?.setNeedsChromeUpdate()
    }

    func toggleMark() {
        guard let index = selectedIndex, knownRow(index).isSelectable else { return }
        if markedRows.remove(index) == nil { markedRows.insert(index) }
        onMark(markedRows)
        _ = move(by: 1)
    }

    func activate() { if let index = selectedIndex { onActivate?(index) } }
}

extension ListView {
    /// The place of the bar and the view, as a text to be kept; nil at the top.
    ///
    /// Set it before or after the rows are there: the bar goes to its row as soon as there is one.
    public var scrollState: String? {
        get {
            if let awaited { return "\(awaited.selected) \(awaited.top)" }
            return selected == 0 && topRow == 0 ? nil : "\(selected) \(topRow)"
        }
        set {
            let numbers = (newValue ?? "").split(separator: " ").compactMap { Int($0) }
            guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return }
            awaited = (numbers[0], numbers[1])
            if numberOfRows() > numbers[0] { reloadData() }
        }
    }
}
