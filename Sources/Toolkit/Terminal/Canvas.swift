/// A grid of cells that views draw on; what is written outside of it is dropped.
public struct Canvas: Sendable {
    /// Columns and rows.
    public private(set) var size: Size
    /// The cells, row by row.
    public private(set) var cells: [Cell]

    /// Makes a blank canvas.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// The cell at a column and row; blank outside.
    public subscript(x: Int, y: Int) -> Cell {
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return .blank }
        return cells[y * size.width + x]
    }

    /// Fills the part of `rect` that lies in `clip` with blanks of a style.
    public mutating func fill(_ rect: Rect, with glyph: Glyph = .space, style: Style = .plain, clip: Rect) {
        let area = rect.intersection(clip).intersection(Rect(origin: .zero, size: size))
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX { put(glyph, width: 1, style: style, x: x, y: y) }
        }
    }

    /// Writes one line of text, cut at the edges of `clip` without ever splitting a cluster.
    /// - Returns: the column after the last written cell.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, at point: Point, style: Style, clip: Rect) -> Int {
        let area = clip.intersection(Rect(origin: .zero, size: size))
        var x = point.x
        guard point.y >= area.minY, point.y < area.maxY else { return x + TextWidth.of(text) }
        for character in text {
            let width = TextWidth.of(character)
            guard width > 0 else { continue }
            if x >= area.minX, x + width <= area.maxX {
                put(Glyph(character), width: width, style: style, x: x, y: point.y)
            }
            x += width
        }
        return x
    }

    /// Gives the cells of `rect` another style and keeps their text.
    public mutating func restyle(_ rect: Rect, clip: Rect, _ change: (Style) -> Style) {
        let area = rect.intersection(clip).intersection(Rect(origin: .zero, size: size))
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                cells[y * size.width + x].style = change(cells[y * size.width + x].style)
            }
        }
    }

    /// The text of a row, without the blanks at its end.
    public func text(row y: Int) -> String {
        var line = ""
        for x in 0..<size.width where self[x, y].width > 0 { line.append(self[x, y].glyph.character) }
        while line.last == " " { line.removeLast() }
        return line
    }

    private mutating func put(_ glyph: Glyph, width: Int, style: Style, x: Int, y: Int) {
        let index = y * size.width + x
        mend(index, x: x)
        if width == 2 { mend(index + 1, x: x + 1) }
        cells[index] = Cell(glyph: glyph, style: style, width: UInt8(width))
        if width == 2 { cells[index + 1] = .continuation(style: style) }
    }

    /// Overwriting one half of a wide cluster leaves a blank in place of the other.
    private mutating func mend(_ index: Int, x: Int) {
        if cells[index].width == 0, x > 0 {
            cells[index - 1] = Cell(glyph: .space, style: cells[index - 1].style, width: 1)
        } else if cells[index].width == 2, x + 1 < size.width {
            cells[index + 1] = Cell(glyph: .space, style: cells[index + 1].style, width: 1)
        }
    }
}
