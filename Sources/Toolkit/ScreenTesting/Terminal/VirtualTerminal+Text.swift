import Terminal

// # Text
//
// A scalar either joins the cluster that was written last, or begins one at the cursor. It joins where Swift's segmentation says that the
// two are one character and nothing but text came between: that is what terminals with grapheme clusters (mode 2027) do. A cluster that
// grows wider by what joins it, such as a heart by U+FE0F, takes the column to its right as well.
//
// At the right edge the cursor does not go to the next row at once. It stays on the last column and the *next* character wraps
// (`wrapsNext`), so that the last cell of the screen can be written without scrolling it.
nonisolated extension VirtualTerminal {
    /// Does what the parser understood.
    mutating func perform(_ action: VirtualTerminalParser.Action) {
        switch action {
        case .text(let scalar): put(drawsLines ? Self.line(scalar) : scalar)
        case .control(let byte): control(byte)
        case .escape(let intermediates, let final): escape(intermediates, final)
        case .sequence(let marker, let numbers, let intermediates, let final):
            lastCell = nil
            if let marker {
                mode(marker, numbers, final)
            } else if intermediates.isEmpty {
                sequence(numbers, final)
            } else {
                unknown.append("CSI \(numbers) \(intermediates) \(final)")
            }
        case .string: lastCell = nil
        }
    }

    /// Writes a scalar: it joins the cluster before it, or begins one at the cursor.
    private mutating func put(_ scalar: Unicode.Scalar) {
        if let lastCell {
            var joined = String(cells[lastCell].character)
            joined.unicodeScalars.append(scalar)
            if joined.count == 1, let character = joined.first {
                extend(lastCell, to: character)
                return
            }
        }
        let width = TextWidth.of(Character(scalar))
        guard width > 0, !size.isEmpty, width <= size.width else { return }
        if wrapsNext || cursor.x + width > size.width {
            guard modes.contains(7) else { return overwriteLast(scalar, width: width) }
            cursor.x = 0
            feedLine()
            wrapsNext = false
        }
        place(Character(scalar), width: width)
    }

    /// Without wrapping, the last column is written again and again.
    private mutating func overwriteLast(_ scalar: Unicode.Scalar, width: Int) {
        cursor.x = size.width - width
        wrapsNext = false
        place(Character(scalar), width: width)
    }

    /// Writes a cluster at the cursor and moves on.
    private mutating func place(_ character: Character, width: Int) {
        let index = cursor.y * size.width + cursor.x
        set(index, VirtualTerminalCell(character, width: width, look: look))
        if width == 2 { set(index + 1, VirtualTerminalCell(" ", width: 0, look: look)) }
        lastCell = index
        advance(width)
    }

    /// Moves the cursor behind what was written; past the edge it waits on the last column.
    private mutating func advance(_ width: Int) {
        cursor.x += width
        if cursor.x >= size.width {
            cursor.x = size.width - 1
            wrapsNext = true
        }
    }

    /// Gives a cell the cluster that a joining scalar made of its own.
    private mutating func extend(_ index: Int, to character: Character) {
        let width = TextWidth.of(character)
        let before = cells[index].width
        cells[index].character = character
        if width > before, index % size.width + 1 < size.width {
            cells[index].width = width
            set(index + 1, VirtualTerminalCell(" ", width: 0, look: cells[index].look))
            advance(width - before)
        }
    }

    /// Overwriting half of a wide cluster leaves a blank in place of the other half.
    private mutating func set(_ index: Int, _ cell: VirtualTerminalCell) {
        if cells[index].width == 0, index > 0, cell.width > 0, cells[index - 1].width == 2 {
            cells[index - 1] = VirtualTerminalCell(look: cells[index - 1].look)
        }
        if cells[index].width == 2, (index + 1) % size.width != 0 {
            cells[index + 1] = VirtualTerminalCell(look: cells[index + 1].look)
        }
        cells[index] = cell
    }

    /// A byte below the printable ones.
    private mutating func control(_ byte: UInt8) {
        lastCell = nil
        switch byte {
        case 0x07: bellCount += 1
        case 0x08:
            cursor.x = max(0, cursor.x - 1)
            wrapsNext = false
        case 0x09:
            cursor.x = min(size.width - 1, (cursor.x / 8 + 1) * 8)
            wrapsNext = false
        case 0x0A...0x0C: feedLine()
        case 0x0D:
            cursor.x = 0
            wrapsNext = false
        case 0x0E: drawsLines = true
        case 0x0F: drawsLines = false
        case 0x00, 0x7F: break
        default: unknown.append("control \(byte)")
        }
    }

    /// A sequence of Esc and one letter: save and restore, line feeds in either direction, character sets.
    private mutating func escape(_ intermediates: [UInt8], _ final: UInt8) {
        lastCell = nil
        switch (intermediates, final) {
        case ([], 0x37): saved = (cursor, look)
        case ([], 0x38): (cursor, look) = saved
        case ([], 0x44): feedLine()
        case ([], 0x45):
            cursor.x = 0
            feedLine()
        case ([], 0x4D): feedLineBack()
        case ([], 0x3D), ([], 0x3E), ([0x29], _): break
        case ([0x28], _): drawsLines = final == 0x30
        default: unknown.append("ESC \(intermediates) \(final)")
        }
    }

    /// Goes a row down; at the lower margin the region scrolls instead.
    mutating func feedLine() {
        wrapsNext = false
        if cursor.y == margins.upperBound - 1 {
            scroll(margins, by: 1)
        } else {
            cursor.y = min(size.height - 1, cursor.y + 1)
        }
    }

    /// Goes a row up; at the upper margin the region scrolls down instead.
    private mutating func feedLineBack() {
        wrapsNext = false
        if cursor.y == margins.lowerBound { scroll(margins, by: -1) } else { cursor.y = max(0, cursor.y - 1) }
    }

    /// The DEC line drawing characters, in which ncurses draws lines on terminals of old.
    private static func line(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let lines: [Unicode.Scalar: Unicode.Scalar] = [
            "q": "─", "x": "│", "l": "┌", "k": "┐", "m": "└", "j": "┘", "n": "┼", "t": "├", "u": "┤", "w": "┬", "v": "┴", "a": "▒",
            "~": "·",
        ]
        return lines[scalar] ?? scalar
    }
}
