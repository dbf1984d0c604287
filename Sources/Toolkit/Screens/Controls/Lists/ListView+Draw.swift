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
        guard !isSaid else { return drawSaidRows(&painter) }
        let width = rowsWidth
        let places = ListColumn.layout(columns, in: width - Self.gutter, gap: columnGap)
        let rows = Rect(x: 0, y: area.minY, width: width, height: max(0, min(area.height, count - topRow)))
        // Often only the scroll bar is to be drawn.
        for y in 0..<(painter.needs(rows) ? rows.height : 0) where painter.needsRow(area.minY + y) {
            drawRow(topRow + y, y: area.minY + y, width: width, places: places, &painter)
        }
        if width < area.width { painter.scrollBar(x: area.width - 1, y: area.minY, height: area.height, first: topRow, count: count) }
    }

    /// The columns that rows are drawn in, beside the scroll bar where there is one.
    var rowsWidth: Int { max(0, rowArea.width - (numberOfRows() > rowArea.height ? 2 : 0)) }

    /// Indicates whether the keys are at a row; asked for once a row, since the window alone knows who has them.
    func isHere(_ index: Int) -> Bool { index == selected && (isFirstResponder || isPassive) }

    /// Draws the bar where it stands: thick while the list has the keys and thin while it has not, so that the row is still known when the
    /// focus is elsewhere.
    func drawBar(at index: Int, isHere: Bool, y: Int, _ painter: inout Painter) {
        if isHere {
            painter.write("▌", x: 0, y: y, style: Style(.accent, .bold))
        } else if index == selected {
            painter.write("▏", x: 0, y: y, style: Style(.tertiary))
        }
    }

    /// Draws the mark of a row and its colour over the columns that its text takes: a colour alone cannot be told by everybody, and a
    /// terminal may have none.
    func drawMark(at index: Int, isHere: Bool, y: Int, width: Int, _ painter: inout Painter) {
        guard markedRows.contains(index) else { return }
        painter.write("•", x: Self.gutter - 1, y: y, style: style(Style(.accent), isHere: isHere))
        painter.restyle(Rect(x: Self.gutter - 1, y: y, width: width + 1, height: 1)) { Style(.selection, $0.attributes) }
    }

    /// The style of a text in a row, by the state of that and of the list.
    func style(_ style: Style, isHere: Bool) -> Style {
        !isEnabled && !isPassive ? Style(.disabled, .dim) : isHere ? style.bold : style
    }

    /// Draws one row: the bar where it stands, the cells in their columns, and the colour of a mark over all of it.
    private func drawRow(_ index: Int, y: Int, width: Int, places: [Range<Int>?], _ painter: inout Painter) {
        let row = knownRow(index)
        let isHere = isHere(index)
        drawBar(at: index, isHere: isHere, y: y, &painter)
        func style(_ style: Style) -> Style { self.style(style, isHere: isHere) }
        defer { drawMark(at: index, isHere: isHere, y: y, width: width - Self.gutter, &painter) }
        let isInColumns = row.isSelectable || row.isContinuation && row.cells.count > 1
        if columns.isEmpty || !isInColumns {
            drawPlain(row, y: y, width: width, style: style, &painter)
            return
        }
        // From the right, so that each text knows where the next one begins: over empty columns it runs on.
        var end = width - Self.gutter
        for (index, cell) in row.cells.prefix(columns.count).enumerated().reversed() {
            guard let place = places[index], !cell.text.isEmpty else { continue }
            let start = start(of: index, in: row, places)
            painter.write(cell.text, x: Self.gutter + start, y: y, width: max(place.upperBound, end) - start, style: style(cell.style))
            end = min(start, place.lowerBound) - columnGap
        }
    }

    /// The left edge of a text in its column; one at the right that is too long begins in what the text before it leaves free.
    private func start(of index: Int, in row: ListRow, _ places: [Range<Int>?]) -> Int {
        guard let place = places[index] else { return 0 }
        let width = TextWidth.of(row.cells[index].text)
        let start = place.lowerBound + columns[index].alignment.offset(of: width, in: place.count)
        guard columns[index].alignment == .right, width > place.count else { return start }
        let before = (0..<index).last { places[$0] != nil && !row.cells[$0].text.isEmpty }
        let free = before.flatMap { before in
            places[before].map { place in
                let width = min(TextWidth.of(row.cells[before].text), place.count)
                return place.lowerBound + columns[before].alignment.offset(of: width, in: place.count) + width + 1
            }
        }
        return min(start, max(free ?? 0, place.upperBound - width))
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
