import Terminal

/// A row is copied as its fields, together with the rows that go on with it.
extension ListView: CopySource {
    /// The rows.
    public var copyPartCount: Int { numberOfRows() }

    /// The row of the bar.
    public var firstCopyPart: Int { selectedIndex ?? 0 }

    /// The rows in sight.
    public var copyPartsOnShow: Range<Int> {
        let first = min(topRow, numberOfRows())
        return first..<max(first, min(topRow + rowArea.height, numberOfRows()))
    }

    /// The fields of a row; empty for one that goes on with the row above.
    public func copyText(at index: Int) -> String {
        guard index >= 0, index < numberOfRows() else { return "" }
        let row = knownRow(index)
        guard !row.isContinuation else { return "" }
        var fields = row.cells.map(\.text)
        var below: [String] = []
        for next in continuations(of: index) {
            let cells = knownRow(next).cells
            // A single cell lies over all columns, so it belongs to none of them.
            if cells.count == 1 { below.append(cells[0].text) }
            for (place, cell) in cells.enumerated() where cells.count > 1 && !cell.text.isEmpty && fields.indices.contains(place) {
                fields[place] += " " + cell.text
            }
        }
        if !below.isEmpty { fields.append(below.joined(separator: " ")) }
        while fields.last?.isEmpty == true { fields.removeLast() }
        return TabbedText.row(fields)
    }

    /// The row, with those that go on with it.
    public func copyFrame(at index: Int) -> Rect {
        let area = rowArea
        let rows = Rect(
            x: Self.gutter, y: area.minY + index - topRow, width: rowsWidth - Self.gutter, height: 1 + continuations(of: index).count)
        return rows.intersection(area)
    }

    /// Scrolls, and leaves the bar where it is.
    public func revealCopyPart(at index: Int) {
        let height = rowArea.height
        if index < topRow { _ = scroll(by: index - topRow) }
        if index >= topRow + height { _ = scroll(by: index - topRow - height + 1) }
    }

    /// The rows that go on with one.
    private func continuations(of index: Int) -> Range<Int> {
        var end = index + 1
        while end < numberOfRows(), knownRow(end).isContinuation { end += 1 }
        return index + 1..<end
    }
}
