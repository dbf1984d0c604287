import Terminal

extension ListView {
    /// The place of the bar among the rows, such as `3/41`; nil in an empty list.
    var accessiblePosition: String? { selectedIndex.map { "\($0 + 1)/\(numberOfRows())" } }

    /// The rows on show, and the one of the bar where that is not among them; a list of a million rows is as much work as one of twenty.
    ///
    /// A row that goes on with what the one above it says is part of that one.
    var accessibleRows: [AccessibilityElement] {
        let count = numberOfRows()
        guard count > 0 else { return [AccessibilityElement(.staticText, emptyText ?? window?.text.nothingHere ?? "", frame: bounds)] }
        var shown = Array(topRow..<max(topRow, min(count, topRow + rowArea.height)))
        if let selectedIndex, !shown.contains(selectedIndex) { shown.append(selectedIndex) }
        var rows: [AccessibilityElement] = []
        for index in shown.sorted() {
            let row = knownRow(index)
            if row.isContinuation, let last = rows.indices.last {
                rows[last].label += "  " + row.sentence
            } else if let element = accessible(row, at: index) {
                rows.append(element)
            }
        }
        return rows
    }

    private func accessible(_ row: ListRow, at index: Int) -> AccessibilityElement? {
        let label = row.accessibilityLabel ?? row.sentence
        let frame = Rect(x: 0, y: rowArea.minY + index - topRow, width: rowsWidth, height: 1)
        guard row.isSelectable else { return label.isEmpty ? nil : AccessibilityElement(.heading, label, frame: frame) }
        var traits = row.accessibilityTraits
        if index == selectedIndex { traits.formUnion([.selected, .focused]) }
        if markedRows.contains(index) { traits.insert(.checked) }
        return AccessibilityElement(.row, label, traits: traits, frame: frame) { [weak self] in
            self?.putBarForAccessibility(at: index) ?? false
        } activate: { [weak self] in
            self?.putBarForAccessibility(at: index) ?? false && self?.accessibilityActivate() ?? false
        }
    }

    private func putBarForAccessibility(at index: Int) -> Bool {
        guard index < numberOfRows(), isPassive || becomeFirstResponder() else { return false }
        return select(index, notify: true) && selectedIndex == index
    }
}
