import Terminal

extension BarChart {
    /// Bars to the right: label, bar, value, mark; in a narrow view the bar goes before the value does.
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
                x += room + 2
            }
            let end = min(bounds.width - (markWidth > 0 ? markWidth + 1 : 0), x + textWidth)
            painter.write(bar.text, endingAt: end, y: row, style: isSelected ? Style(.text, .bold) : .plain)
            painter.write(bar.mark, x: end + 1, y: row, style: Style(.success, .bold))
        }
    }

    /// Bars upwards: a scale at the left where there is room, labels below, the goal as a line behind the bars.
    func drawUp(_ painter: inout Painter) {
        let labels = bounds.height >= 4
        let height = bounds.height - (labels ? 2 : 0)
        let scaleTexts = [top, top / 2, 0].map(format)
        let scaleWidth = bounds.width >= 24 && height >= 3 ? (scaleTexts.map { TextWidth.of($0) }.max() ?? 0) + 2 : 0
        let room = bounds.width - scaleWidth
        guard height > 0, room > 0 else { return }
        if scaleWidth > 0 { drawScale(scaleTexts, width: scaleWidth, height: height, &painter) }
        let goalRow = goal.map { height - 1 - min(height - 1, Int($0 / top * Double(height))) }
        if let goalRow { drawGoal(row: goalRow, x: scaleWidth, width: room, &painter) }
        let step = max(1, room / bars.count)
        let barWidth = step > 2 ? step - max(1, step / 4) : step == 2 ? 1 : 1
        // Where there are more bars than columns, the last ones are what people look for.
        let first = max(0, bars.count - room / step)
        for (place, bar) in bars.dropFirst(first).enumerated() {
            let x = scaleWidth + place * step
            let isSelected = first + place == selectedIndex
            drawColumn(bar, x: x, width: barWidth, height: height, isSelected: isSelected, &painter)
        }
        guard labels else { return }
        let axis = Rect(x: scaleWidth, y: height, width: room, height: 1)
        painter.fill(axis, with: Glyph(scalar: "─"), style: Style(.tertiary))
        drawLabels(first: first, x: scaleWidth, y: height + 1, step: step, barWidth: barWidth, &painter)
    }

    private func drawScale(_ texts: [String], width: Int, height: Int, _ painter: inout Painter) {
        for row in 0..<height { painter.write("┤", x: width - 1, y: row, style: Style(.tertiary)) }
        painter.write(texts[0], endingAt: width - 2, y: 0, style: Style(.secondary))
        if height >= 5 { painter.write(texts[1], endingAt: width - 2, y: height / 2, style: Style(.secondary)) }
        if bounds.height > height {
            painter.write(texts[2], endingAt: width - 2, y: height, style: Style(.secondary))
            painter.write("┼", x: width - 1, y: height, style: Style(.tertiary))
        }
    }

    private func drawGoal(row: Int, x: Int, width: Int, _ painter: inout Painter) {
        painter.fill(Rect(x: x, y: row, width: width, height: 1), with: Glyph(scalar: "╌"), style: Style(.goal))
        if !goalText.isEmpty, TextWidth.of(goalText) + 4 < width {
            painter.write(goalText, endingAt: x + width, y: row, style: Style(.goal))
        }
    }

    private func drawColumn(_ bar: Bar, x: Int, width: Int, height: Int, isSelected: Bool, _ painter: inout Painter) {
        guard let value = bar.value else {
            painter.write("·", x: x + (width - 1) / 2, y: height - 1, style: Style(.tertiary))
            return
        }
        let eighths = Blocks.eighths(of: value / top, in: height)
        let style = isSelected ? Style(.accent, .bold) : Style(bar.role)
        let full = eighths / 8
        painter.fill(Rect(x: x, y: height - full, width: width, height: full), with: Glyph(scalar: "█"), style: style)
        if eighths % 8 > 0 {
            let part = Glyph(Character(Blocks.vertical[eighths % 8]))
            painter.fill(Rect(x: x, y: height - full - 1, width: width, height: 1), with: part, style: style)
        }
    }

    private func drawLabels(first: Int, x: Int, y: Int, step: Int, barWidth: Int, _ painter: inout Painter) {
        var free = x
        // The chosen bar's label is written whatever it displaces.
        let shown = bars.indices.dropFirst(first)
        let selected = selectedIndex.flatMap { shown.contains($0) ? $0 : nil }
        func place(_ index: Int) -> (Int, Int) {
            let width = TextWidth.of(bars[index].label)
            let middle = x + (index - first) * step + barWidth / 2
            return (min(max(x, middle - width / 2), max(x, bounds.width - width)), width)
        }
        let taken = selected.map { place($0) }
        for index in shown {
            let (start, width) = place(index)
            guard width > 0 else { continue }
            let isSelected = index == selected
            if !isSelected {
                guard start >= free else { continue }
                if let taken, start < taken.0 + taken.1 + 1, start + width + 1 > taken.0 { continue }
            }
            painter.write(bars[index].label, x: start, y: y, style: isSelected ? Style(.text, .bold) : Style(.secondary))
            free = start + width + 1
        }
    }
}
