/// A grid of cells that views draw on; what is written outside of it is dropped.
///
/// Views draw on it through a `Painter`; a program without views draws on it directly and hands it to a ``Device``:
///
/// ```swift
/// var canvas = Canvas(size: Size(width: 20, height: 2))
/// let everything = Rect(origin: .zero, size: canvas.size)
/// canvas.write("산책 3.2 km", at: Point(x: 1, y: 0), style: Style(.title, .bold), clip: everything)
/// canvas.text(row: 0)  // " 산책 3.2 km"
/// canvas[3, 0].glyph.character  // "책", which covers the columns 3 and 4
/// ```
///
/// ## Wide clusters
///
/// A cluster of two columns lies in the left of its two cells; the right one has the width 0 and only says that it is covered. Whatever is
/// drawn keeps the pair whole: half of it is never written at an edge, and when one half is overwritten the other becomes a blank. Without
/// that rule a terminal would be asked to draw half a syllable, and everything to the right of it would be a column off.
///
/// ```swift
/// var row = Canvas(size: Size(width: 4, height: 1))
/// let edges = Rect(origin: .zero, size: row.size)
/// row.write("산책", at: .zero, style: .plain, clip: edges)
/// row.write("x", at: Point(x: 1, y: 0), style: .plain, clip: edges)
/// row.text(row: 0)  // " x책": the other half of 산 is a blank
/// ```
public struct Canvas: Sendable, Equatable {
    /// Columns and rows.
    public private(set) var size: Size
    /// The cells, row by row.
    public private(set) var cells: [Cell]
    /// Rows that were moved since the last frame: a hint for a terminal that can move them itself, no part of the picture.
    package var hint: RowMove?
    /// The pictures over cells, whether something has been drawn over them or not.
    var pictures: [StandingPicture] = []

    private var links = LinkTable()
    /// The number of the address that text leads to which is written now; zero for none.
    private var link: UInt8 = 0

    /// Makes a blank canvas.
    public init(size: Size) {
        self.size = size
        cells = Array(repeating: .blank, count: size.width * size.height)
    }

    /// Lets the text that is written from now on lead to an address; nil for none.
    package mutating func setLink(_ address: String?) {
        let cells = cells
        link = address.map { links.number(of: $0) { Set(cells.map(\.link)) } } ?? 0
    }

    /// The address that a cell leads to.
    package func address(x: Int, y: Int) -> String? { links.address(of: self[x, y].link) }

    /// The address of a number in a cell.
    package func address(of number: UInt8) -> String? { links.address(of: number) }

    /// The number of addresses that cells may lead to.
    package var linkCount: Int { links.count }

    /// Goes up when the numbers in cells have got another meaning.
    package var linkGeneration: Int { links.generation }

    /// Returns whether two canvases look the same, and their text leads to the same addresses.
    public static func == (left: Canvas, right: Canvas) -> Bool {
        guard left.size == right.size else { return false }
        guard left.links.count + right.links.count > 0 else { return left.cells == right.cells }
        // Each numbers its addresses for itself.
        return zip(left.cells, right.cells).allSatisfy { first, second in
            var (first, second) = (first, second)
            guard left.links.address(of: first.link) == right.links.address(of: second.link) else { return false }
            (first.link, second.link) = (0, 0)
            return first == second
        }
    }

    /// A blank canvas of the same size, with the same numbers for addresses.
    package var blank: Canvas {
        var canvas = Canvas(size: size)
        canvas.links = links
        return canvas
    }

    /// The cell at a column and row; blank outside.
    public subscript(x: Int, y: Int) -> Cell {
        guard x >= 0, y >= 0, x < size.width, y < size.height else { return .blank }
        return cells[y * size.width + x]
    }

    /// Fills the part of a rectangle that lies in `clip`.
    ///
    /// A wide cluster that is cut by an edge of the part loses its other half, which becomes a blank.
    ///
    /// - Parameters:
    ///   - rect: the cells to fill; what lies outside of the canvas is left out.
    ///   - glyph: one column wide.
    ///   - style: of every cell.
    ///   - clip: the only cells that may change.
    public mutating func fill(_ rect: Rect, with glyph: Glyph = .space, style: Style = .plain, clip: Rect) {
        let area = rect.intersection(clip).intersection(Rect(origin: .zero, size: size))
        guard !area.isEmpty else { return }
        let columns = size.width
        cells.withUnsafeMutableBufferPointer { cells in
            for y in area.minY..<area.maxY {
                let line = UnsafeMutableBufferPointer(rebasing: cells[y * columns..<(y + 1) * columns])
                // Inside of the run nothing can be half a cluster once its ends have been mended.
                Self.mend(area.minX, in: line)
                Self.mend(area.maxX - 1, in: line)
                for x in area.minX..<area.maxX { line[x] = Cell(glyph: glyph, style: style, width: 1) }
            }
        }
    }

    /// Writes one line of text, cut at the edges of `clip` without ever splitting a cluster.
    ///
    /// Scalars that take no column (controls, marks without a letter) are not written.
    ///
    /// - Parameters:
    ///   - text: a line end in it is not a new row; it is dropped.
    ///   - point: the cell of the first cluster; it may lie outside.
    ///   - style: of every cluster.
    ///   - clip: the only cells that may change.
    /// - Returns: the column after the last cluster, also where it was cut.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, at point: Point, style: Style, clip: Rect) -> Int {
        let area = clip.intersection(Rect(origin: .zero, size: size))
        let scanner = ClusterScanner(text)
        guard point.y >= area.minY, point.y < area.maxY else { return point.x + scanner.width() }
        let row = point.y * size.width
        let columns = size.width
        let link = link
        var x = point.x
        cells.withUnsafeMutableBufferPointer { cells in
            let line = UnsafeMutableBufferPointer(rebasing: cells[row..<row + columns])
            scanner.forEach { cluster in
                if cluster.width > 0 {
                    if x >= area.minX, x + cluster.width <= area.maxX {
                        Self.put(cluster.glyph, width: cluster.width, style: style, link: link, x: x, in: line)
                    }
                    x += cluster.width
                }
                return true
            }
        }
        return x
    }

    /// Writes as much of a line as fits into a number of columns, with `…` where something was left out.
    ///
    /// - Parameters:
    ///   - text: the line.
    ///   - point: the cell of the first cluster.
    ///   - columns: the room; with none nothing is written.
    ///   - style: of every cluster, the `…` included.
    ///   - clip: the only cells that may change.
    /// - Returns: the column after the last cluster.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, at point: Point, columns: Int, style: Style, clip: Rect) -> Int {
        let width = TextWidth.of(text)
        guard width > columns else { return write(text, at: point, style: style, clip: clip) }
        guard columns > 0 else { return point.x }
        let kept = TextWidth.fitting(text, columns: columns - 1)
        let room = Rect(x: point.x, y: point.y, width: kept.columns, height: 1).intersection(clip)
        write(text, at: point, style: style, clip: room)
        return write("…", at: Point(x: point.x + kept.columns, y: point.y), style: style, clip: clip)
    }

    /// Gives the cells of `rect` another style and keeps their text.
    ///
    /// - Parameters:
    ///   - rect: the cells; what lies outside of the canvas is left out.
    ///   - clip: the only cells that may change.
    ///   - change: the new style for a cell's present one; called for each cell, the right halves of wide clusters included.
    public mutating func restyle(_ rect: Rect, clip: Rect, _ change: (Style) -> Style) {
        let area = rect.intersection(clip).intersection(Rect(origin: .zero, size: size))
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX {
                cells[y * size.width + x].style = change(cells[y * size.width + x].style)
            }
        }
    }

    /// A rectangle with as many columns more as it takes that its sides cut no wide cluster on the canvas.
    package func wholeClusters(around rect: Rect) -> Rect {
        var area = rect.intersection(Rect(origin: .zero, size: size))
        guard !area.isEmpty else { return area }
        func cuts(_ x: Int) -> Bool { (area.minY..<area.maxY).contains { cells[$0 * size.width + x].width == 0 } }
        while area.minX > 0, cuts(area.minX) { area = Rect(x: area.minX - 1, y: area.minY, width: area.width + 1, height: area.height) }
        while area.maxX < size.width, cuts(area.maxX) { area.size.width += 1 }
        return area
    }

    /// The text of a row, without the blanks at its end; empty for a row that is not there.
    public func text(row y: Int) -> String {
        var line = ""
        for x in 0..<size.width where self[x, y].width > 0 { line.append(self[x, y].glyph.character) }
        while line.last == " " { line.removeLast() }
        return line
    }

    /// Lends the cells to what changes many of them at once.
    mutating func withMutableCells(_ body: (UnsafeMutableBufferPointer<Cell>) -> Void) {
        cells.withUnsafeMutableBufferPointer { body($0) }
    }

    /// Copies the cells of a canvas of the same size.
    mutating func copyCells(from other: borrowing Canvas) {
        cells.withUnsafeMutableBufferPointer { cells in
            other.cells.withUnsafeBufferPointer { source in
                guard let target = cells.baseAddress, let source = source.baseAddress else { return }
                target.update(from: source, count: cells.count)
            }
        }
    }

    @inline(__always)
    private static func put(
        _ glyph: Glyph, width: Int, style: Style, link: UInt8, x: Int, in line: UnsafeMutableBufferPointer<Cell>
    ) {
        mend(x, in: line)
        if width == 2 {
            mend(x + 1, in: line)
            line[x + 1] = .continuation(style: style)
            line[x + 1].link = link
        }
        line[x] = Cell(glyph: glyph, style: style, width: UInt8(truncatingIfNeeded: width))
        line[x].link = link
    }

    /// Overwriting one half of a wide cluster leaves a blank in place of the other.
    @inline(__always)
    private static func mend(_ x: Int, in line: UnsafeMutableBufferPointer<Cell>) {
        let width = line[x].width
        if width == 1 { return }
        if width == 0, x > 0 {
            line[x - 1] = Cell(glyph: .space, style: line[x - 1].style, width: 1)
        } else if width == 2, x + 1 < line.count {
            line[x + 1] = Cell(glyph: .space, style: line[x + 1].style, width: 1)
        }
    }
}
