import Terminal

extension ListView {
    /// Draws the rows on show that lie in a dirty part, and the scroll bar where not all fit.
    ///
    /// An empty list says so in words, wrapped to its width.
    func drawRows(_ painter: inout Painter) {
        let area = rowArea
        let count = numberOfRows()
        guard count > 0 else {
            let text = emptyText ?? window?.text.nothingHere ?? ""
            for (row, line) in wrapped(text, to: max(0, area.width - Self.gutter)).prefix(area.height).enumerated() {
                painter.write(line, x: Self.gutter, y: area.minY + row, style: Style(.secondary))
            }
            return
        }
        let width = rowsWidth
        let places = ListColumn.layout(columns, in: width - Self.gutter, gap: columnGap)
        for y in 0..<max(0, min(area.height, count - topRow)) {
            guard painter.needs(Rect(x: 0, y: area.minY + y, width: width, height: 1)) else { continue }
            drawRow(topRow + y, y: area.minY + y, width: width, places: places, &painter)
        }
        if width < area.width { painter.scrollBar(x: area.width - 1, y: area.minY, height: area.height, first: topRow, count: count) }
    }

    /// The columns that rows are drawn in, beside the scroll bar where there is one.
    var rowsWidth: Int { max(0, rowArea.width - (numberOfRows() > rowArea.height ? 2 : 0)) }

    /// Draws one row: the bar where it stands, the cells in their columns, and the colour of a mark over all of it.
    ///
    /// A bar is thick while the list has the keys and thin while it has not, so that the row is still known when the focus is elsewhere.
    private func drawRow(_ index: Int, y: Int, width: Int, places: [Range<Int>?], _ painter: inout Painter) {
        let row = knownRow(index)
        let isHere = index == selected && (isFirstResponder || isPassive)
        if isHere {
            painter.write("▌", x: 0, y: y, style: Style(.accent, .bold))
        } else if index == selected {
            painter.write("▏", x: 0, y: y, style: Style(.tertiary))
        }
        func style(_ style: Style) -> Style { !isEnabled && !isPassive ? Style(.disabled, .dim) : isHere ? style.bold : style }
        defer {
            if markedRows.contains(index) {
                // A colour alone cannot be told by everybody, and a terminal may have none.
                painter.write("•", x: Self.gutter - 1, y: y, style: style(Style(.accent)))
                let area = Rect(x: Self.gutter - 1, y: y, width: width - Self.gutter + 1, height: 1)
                painter.restyle(area) { Style(.selection, $0.attributes) }
            }
        }
        let isInColumns = row.isSelectable || row.isContinuation && row.cells.count > 1
        if columns.isEmpty || !isInColumns {
            drawPlain(row, y: y, width: width, style: style, &painter)
            return
        }
        guard !isSaid else {
            drawSaid(row, y: y, width: width, style: style, &painter)
            return
        }
        for (index, cell) in row.cells.prefix(columns.count).enumerated() {
            guard let place = places[index], !cell.text.isEmpty else { continue }
            let offset = columns[index].alignment.offset(of: TextWidth.of(cell.text), in: place.count)
            painter.write(
                cell.text, x: Self.gutter + place.lowerBound + offset, y: y, width: place.count - offset, style: style(cell.style))
        }
    }

    /// Draws the cells one behind the other: who listens needs no columns, and wants each text whole.
    private func drawSaid(_ row: ListRow, y: Int, width: Int, style: (Style) -> Style, _ painter: inout Painter) {
        var x = Self.gutter
        for cell in row.cells where !cell.text.isEmpty {
            x = painter.write(cell.text, x: x, y: y, width: width - x, style: style(cell.style)) + 2
        }
    }

    /// Draws a row without columns: the first cell at the left, the second at the right where both fit, else the first alone.
    private func drawPlain(_ row: ListRow, y: Int, width: Int, style: (Style) -> Style, _ painter: inout Painter) {
        guard let first = row.cells.first else { return }
        var end = width
        if row.cells.count > 1, !row.cells[1].text.isEmpty {
            let detail = row.cells[1]
            let room = width - Self.gutter - TextWidth.of(first.text) - 2
            if room >= TextWidth.of(detail.text) {
                painter.write(detail.text, endingAt: width, y: y, style: style(detail.style))
                end = width - TextWidth.of(detail.text) - 2
            }
        }
        painter.write(first.text, x: Self.gutter, y: y, width: end - Self.gutter, style: style(first.style))
    }
}
