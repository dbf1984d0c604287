import Terminal

extension ListView {
    /// The place of the bar among the rows, such as `3/41`; nil in an empty list.
    var accessiblePosition: String? { selectedIndex.map { "\($0 + 1)/\(numberOfRows())" } }

    /// The rows on show, that of the bar, and those that a key leads to from there: the nearest above and below, the first, the last.
    ///
    /// So a list of a million rows is as much work as one of twenty, and each of them can be reached.
    ///
    /// A row that goes on with what the one above it says is part of that one.
    var accessibleRows: [AccessibilityElement] {
        let count = numberOfRows()
        guard count > 0 else { return [AccessibilityElement(.staticText, emptyText ?? window?.text.nothingHere ?? "", frame: bounds)] }
        let seen = topRow..<max(topRow, min(count, topRow + rowArea.height))
        var shown = Set(seen)
        if let selectedIndex {
            let edges = [
                selectable(from: 0, forward: true), selectable(from: seen.lowerBound - 1, forward: false),
                selectable(from: seen.upperBound, forward: true), selectable(from: count - 1, forward: false),
            ]
            shown.formUnion(edges.compactMap { $0 } + [selectedIndex])
        }
        var rows: [AccessibilityElement] = []
        for index in shown.sorted() {
            let row = knownRow(index)
            if row.isContinuation, shown.contains(index - 1), let last = rows.indices.last {
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
