import Terminal

// # Rows that are said
//
// A listener needs no columns and wants each text whole, so the cells of a row stand one behind the other, and a row that is longer than
// a line takes as many as it needs, with signs by which `LinearScreen` says it as one.
extension ListView {
    /// Draws the rows on show below each other; one for which there are not lines enough keeps its own, and is cut.
    func drawSaidRows(_ painter: inout Painter) {
        let area = rowArea
        let rows = topRow..<max(topRow, min(numberOfRows(), topRow + area.height))
        let width = rowsWidth - Self.gutter
        var spare = max(0, bounds.height - area.minY - (search == nil ? 0 : 1)) - rows.count
        var y = area.minY
        for index in rows {
            let row = knownRow(index)
            var lines = row.saidLines(in: width)
            if lines.count - 1 > spare { lines = [row.sentence] }
            drawSaid(row, at: index, lines, y: y, width: width, &painter)
            spare -= lines.count - 1
            y += lines.count
        }
    }

    /// The lines that the rows on show need beyond one for each.
    func saidExtraLines(in width: Int) -> Int {
        let rows = topRow..<max(topRow, min(numberOfRows(), topRow + Self.mostSaidRows))
        return rows.reduce(0) { sum, index in
            sum + knownRow(index).saidLines(in: width - Self.gutter).count - 1
        }
    }

    /// Draws the lines of a row, each cell in its style.
    private func drawSaid(_ row: ListRow, at index: Int, _ lines: [String], y: Int, width: Int, _ painter: inout Painter) {
        let isHere = isHere(index)
        drawBar(at: index, isHere: isHere, y: y, &painter)
        let (text, styles) = row.said
        var place = 0
        for (number, line) in lines.enumerated() {
            // The sign behind a line that goes on is none of the row's.
            let length = min(number + 1 < lines.count ? line.count - 1 : line.count, text.count - place)
            var x = Self.gutter
            for run in styles.runs(in: place..<place + length) {
                let style = style(styles[run.lowerBound], isHere: isHere)
                x = painter.write(String(text[run]), x: x, y: y + number, width: max(0, Self.gutter + width - x), style: style)
            }
            if number == 0 { drawMark(at: index, isHere: isHere, y: y, width: lines.count > 1 ? x - Self.gutter : width, &painter) }
            guard number + 1 < lines.count, let sign = line.last else { return }
            painter.write(String(sign), x: x, y: y + number, style: style(.plain, isHere: isHere))
            place += length
            while place < text.count, text[place].isWhitespace { place += 1 }
        }
    }
}

extension ListRow {
    /// Its sentence in lines, one at least.
    fileprivate func saidLines(in width: Int) -> [String] {
        let sentence = sentence
        return sentence.contains(where: \.isNewline) ? [sentence] : LinearScreen.wrapped(sentence, to: width)
    }

    /// The characters of its sentence, and the style of each.
    fileprivate var said: (text: [Character], styles: [Style]) {
        let text = Array(sentence)
        var styles: [Style] = []
        for cell in cells where !cell.text.isEmpty {
            if !styles.isEmpty { styles += [.plain, .plain] }
            styles += Array(repeating: cell.style, count: cell.text.count)
        }
        styles += Array(repeating: .plain, count: max(0, text.count - styles.count))
        return (text, styles)
    }
}

extension [Style] {
    /// Returns the stretches of a range in one style each.
    fileprivate func runs(in range: Range<Int>) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in range {
            if let last = runs.last, self[last.lowerBound] == self[index] {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }
}
