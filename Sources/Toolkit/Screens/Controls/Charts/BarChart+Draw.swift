import Terminal

extension BarChart {
    /// Bars to the right: label, bar, value, mark; in a narrow view the bar goes before the value does.
    ///
    /// The bars are an eighth lower than their row, so that those of neighbouring rows do not touch. A goal is a tick in the bar's room, at
    /// the column where its value lies.
    func drawRight(_ painter: inout Painter) {
        let labelWidth = min(bars.map { TextWidth.of($0.label) }.max() ?? 0, max(3, bounds.width / 2))
        let textWidth = bars.map { TextWidth.of($0.text) }.max() ?? 0
        let markWidth = bars.map { TextWidth.of($0.mark) }.max() ?? 0
        let tail = (textWidth > 0 ? textWidth + 2 : 0) + (markWidth > 0 ? markWidth + 1 : 0)
        let room = bounds.width - labelWidth - 1 - tail
        for (row, bar) in bars.prefix(bounds.height).enumerated() where painter.needsRow(row) {
            let isSelected = row == selectedIndex
            painter.write(bar.label, x: 0, y: row, width: labelWidth, style: isSelected ? Style(.text, .bold) : Style(.secondary))
            var x = labelWidth + 1
            if room >= 3 {
                if let value = bar.value {
                    painter.bar(value / top, x: x, y: row, width: room, style: Style(bar.role))
                } else {
                    painter.write("·", x: x, y: row, style: Style(.tertiary))
                }
                if let goal = bar.goal ?? goal, goal > 0, goal <= top {
                    let column = min(room - 1, Int(cells: goal / top * Double(room), .towardZero))
                    painter.write("┊", x: x + column, y: row, style: Style(.goal))
                }
                x += room + 2
            }
            let end = min(bounds.width - (markWidth > 0 ? markWidth + 1 : 0), x + textWidth)
            painter.write(bar.text, endingAt: end, y: row, style: isSelected ? Style(.text, .bold) : .plain)
            painter.write(bar.mark, x: end + 1, y: row, style: Style(.success, .bold))
        }
    }

    /// Bars upwards: an axis at the left where there is room, labels below, the goal as a line behind the bars.
    func drawUp(_ painter: inout Painter) {
        let rows = rows
        let axis = axis
        let columns = columns(beside: axis)
        let left = columns.left
        let room = bounds.width - left
        guard rows > 0, room > 0 else { return }
        axis.draw(&painter, width: left, height: rows, bottom: hasLabels ? rows : 0)
        if let goal {
            // A name that a bar would cut is left out.
            let name = cutsGoalText(columns, axis) ? "" : goalText
            axis.drawLine(at: goal, named: name, role: .goal, &painter, x: left, width: room, height: rows)
        }
        let (step, first, barWidth) = (columns.step, columns.first, columns.barWidth)
        let shown = bars.dropFirst(first)
        for (place, bar) in shown.enumerated() {
            let isSelected = first + place == selectedIndex
            drawColumn(bar, axis, x: columns.x(of: place), width: barWidth, height: rows, isSelected: isSelected, &painter)
        }
        guard hasLabels else { return }
        // The line lies at the upper edge of its row, so that the bars stand on it.
        painter.fill(Rect(x: left, y: rows, width: room, height: 1), with: Glyph(scalar: "▔"), style: Style(.tertiary))
        ChartLabels(texts: shown.map(\.label), step: step, barWidth: barWidth, selected: selectedIndex.map { $0 - first })
            .draw(&painter, x: left, y: rows + 1, maxX: bounds.width)
    }

    private var hasLabels: Bool { bounds.height >= 4 }

    /// The rows above the line that the bars stand on.
    private var rows: Int {
        let height = bounds.height - (hasLabels ? 2 : 0)
        // An even number of rows has a middle that a label can stand at.
        return height >= 7 && height % 2 == 1 ? height - 1 : height
    }

    /// Returns whether a bar covers a part of the goal's name.
    private func cutsGoalText(_ columns: ChartColumns, _ axis: ChartAxis) -> Bool {
        guard let goal, !goalText.isEmpty, axis.range.contains(goal), rows > 0 else { return false }
        let (row, start) = (axis.row(of: goal, height: rows), bounds.width - TextWidth.of(goalText))
        return bars.indices.dropFirst(columns.first).contains { index in
            guard let value = bars[index].value, columns.x(of: index - columns.first) + columns.barWidth > start else { return false }
            return Blocks.eighths(of: axis.share(of: value), in: rows) > (rows - 1 - row) * 8
        }
    }

    private var axis: ChartAxis { ChartAxis(0...top, unit: unit, format: format) }

    private func columns(beside axis: ChartAxis) -> ChartColumns {
        let left = axis.width(in: bounds.size)
        let room = bounds.width - left
        let whole = ChartColumns(left: left, room: room, count: bars.count)
        guard cutsGoalText(whole, axis) else { return whole }
        // The goal's name stands beside the bars, where they have room for that.
        let narrower = ChartColumns(left: left, room: room - TextWidth.of(goalText), count: bars.count)
        return narrower.first == whole.first && narrower.step > 2 ? narrower : whole
    }

    /// The bar that a cell belongs to; nil beside all of them.
    func index(at point: Point) -> Int? {
        guard bounds.contains(point) else { return nil }
        guard direction == .up, !isSaid else { return bars.indices.contains(point.y) ? point.y : nil }
        return columns(beside: axis).index(at: point.x)
    }

    private func drawColumn(
        _ bar: Bar, _ axis: ChartAxis, x: Int, width: Int, height: Int, isSelected: Bool, _ painter: inout Painter
    ) {
        guard let value = bar.value else {
            painter.write("·", x: x + (width - 1) / 2, y: height - 1, style: Style(.tertiary))
            return
        }
        let eighths = Blocks.eighths(of: axis.share(of: value), in: height)
        let style = isSelected ? Style(.text, .bold) : Style(bar.role)
        let full = eighths / 8
        painter.fill(Rect(x: x, y: height - full, width: width, height: full), with: Glyph(scalar: "█"), style: style)
        if eighths % 8 > 0 {
            let part = Glyph(Character(Blocks.vertical[eighths % 8]))
            painter.fill(Rect(x: x, y: height - full - 1, width: width, height: 1), with: part, style: style)
        }
    }
}
