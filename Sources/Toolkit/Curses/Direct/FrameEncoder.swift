import Terminal

/// Makes the bytes that turn one frame into the next, for terminals that understand ANSI sequences and UTF-8.
///
/// A frame is one buffer for one `write(2)`: rows that the terminal moves itself, then the runs of cells that differ, then the cursor.
/// Nothing is erased before it is drawn, so nothing flickers. In a steady state nothing is allocated.
///
/// ## What is known of the terminal
///
/// The encoder cannot look at the screen. It keeps three beliefs, and each byte it sends follows from them: what every cell shows
/// (`shown`), in which style the terminal writes (`pen`), and where its cursor stands (`position`). A belief that is not certain is
/// nil, and then the encoder says what it wants in full instead of what is left to do: a style from the reset on, a move with row and
/// column. After `invalidate()` the next frame gives all three up. It is called where somebody else may have drawn on the screen: Ctrl-L, `fg`.
///
/// ## Where beliefs go wrong
///
/// Terminals disagree about the width of clusters, so after anything but ASCII the cursor is no longer certain. In a row of letters and
/// ideographs, on which all agree, writing goes on all the same; after an emoji or a cluster of several scalars, and where ASCII begins
/// again, comes an absolute move. If the terminal took two columns where the canvas has one, the damage ends at that cluster. In the last
/// column the cursor hangs in the margin on some terminals and not on others: there the belief is given up too.
///
/// ## What makes it short
///
/// - Rows that did not change are found by comparing memory; a cell is one number.
/// - Runs less than five cells apart become one: writing four cells again is no more than a move over them.
/// - A blank end of a row is erased by three bytes, where the style's background may be erased with.
/// - A style is changed by the difference from the one before (`StyleEncoder`), a cursor moved by the shortest of four ways.
/// - Where more than two rows changed, it looks for a block of rows that only moved (`ScrollFinder`), lets the terminal scroll it, does
///   the same to `shown`, and compares again: what is left is what came in.
///
/// A frame of more than 256 bytes stands inside a synchronized update (mode 2026), which terminals that know it show at once and others
/// ignore; a smaller one arrives in one piece anyway.
///
/// Whether all this is right is asked from outside: a model of a terminal gets the bytes of random frames and must show each canvas,
/// cell by cell, and so must ncurses, which shares nothing with this.
///
/// ## An example
///
/// The bar of a list goes from the row of *Walden* to the row of *Emma* below. Two rows differ, and this is sent, some 60 bytes in one
/// write:
///
///     CSI 2 H                      to the second row, from somewhere
///     CSI 0 m                      the plain style
///     ␣␣Walden                     over the bar and the bold letters; the blank between is not worth a move
///     CR LF                        to the first column of the next row
///     CSI 1;38;2;95;215;175 m ▌    the bar, bold and in the accent's colour
///     CSI 3;2 H                    after a sign beyond ASCII the place is said, not believed
///     CSI 0 m ␣                    bold is taken away by a reset
///     CSI 1 m Emma
///
/// The rows that stayed as they were cost one comparison of memory each, and no byte.
///
/// ## In a device of one's own
///
/// A device whose frames go to a terminal that is somewhere else (a page, a file, another machine) sends the bytes there. That terminal has
/// the canvas's size, and nothing else writes to it meanwhile.
///
/// ```swift
/// var encoder = FrameEncoder(theme: .dark, depth: .trueColor)
/// var canvas = Canvas(size: Size(width: 20, height: 2))
/// let whole = encoder.bytes(showing: canvas, cursor: nil)
/// canvas.write("hello", at: .zero, style: .plain, clip: Rect(origin: .zero, size: canvas.size))
/// let change = encoder.bytes(showing: canvas, cursor: nil)  // one word, and where it stands
/// ```
public nonisolated struct FrameEncoder: ~Copyable {
    /// The looks of the roles; another one paints everything again with the next frame.
    public var theme: Theme {
        didSet {
            guard theme != oldValue else { return }
            pens = StyleEncoder(theme: theme, depth: depth)
            invalidate()
        }
    }

    private let depth: ColorDepth
    /// The bytes of the last frame that was encoded; empty when nothing changed.
    var buffer = ByteBuffer(capacity: 1 << 15)

    var pens: StyleEncoder
    /// The picture on the terminal.
    var shown = Canvas(size: .zero)
    /// The style it writes in; nil when that is not known.
    var pen: Int?
    /// The cursor's position; nil when that is not certain.
    var position: Point?
    private var cursorIsShown: Bool?
    /// The addresses behind what is written.
    private var links: LinkEncoder
    /// Indicates whether the terminal may move rows itself.
    var mayScroll = true
    /// Indicates whether the last frame wrote every cell.
    private(set) var hasRepainted = false
    private var isFresh = true
    private var scroll = ScrollFinder()
    /// Rows that differ from what is shown.
    private var changed: [Int] = []
    private var clusters: ClusterBytes

    /// Begins with a screen of which nothing is known.
    /// - Parameters:
    ///   - theme: the looks of the roles.
    ///   - depth: the colours that the terminal can show.
    ///   - knowsClusters: whether the terminal takes clusters as a whole.
    ///   - knowsLinks: whether it takes addresses behind text.
    public init(theme: Theme, depth: ColorDepth, knowsClusters: Bool = true, knowsLinks: Bool = false) {
        self.theme = theme
        self.depth = depth
        links = LinkEncoder(isOn: knowsLinks)
        pens = StyleEncoder(theme: theme, depth: depth)
        clusters = ClusterBytes(knowsClusters: knowsClusters)
    }

    /// Indicates whether a cluster of several scalars was drawn, as the terminal was believed to take it.
    var hasDrawnClusters: Bool { clusters.isUsed }

    /// Sends clusters as they are from now on.
    mutating func useClusters() { clusters = ClusterBytes(knowsClusters: true) }

    /// Forgets what is on the screen, so that the next frame says all of it.
    public mutating func invalidate() {
        isFresh = true
        cursorIsShown = nil
    }

    /// Makes the bytes after which a terminal that shows the last frame shows this canvas; none where nothing differs.
    /// - Parameters:
    ///   - canvas: the whole frame.
    ///   - cursor: the caret's place; nil hides the cursor.
    public mutating func bytes(showing canvas: borrowing Canvas, cursor: Point?) -> [UInt8] {
        encode(canvas, cursor: cursor)
        return Array(buffer.bytes)
    }

    /// Fills the buffer with what makes the terminal show a canvas.
    mutating func encode(_ canvas: borrowing Canvas, cursor: Point?) {
        buffer.clear()
        buffer.append("\u{1B}[?2026h")
        let begin = buffer.count
        if links.haveChangedMeaning(canvas) { isFresh = true }
        hasRepainted = isFresh || shown.size != canvas.size
        if hasRepainted {
            repaint(canvas)
        } else {
            update(canvas)
        }
        links.change(to: 0, in: &buffer)
        place(cursor)
        if buffer.count - begin <= Self.onePiece {
            buffer.removeFirst(begin)
        } else {
            buffer.append("\u{1B}[?2026l")
        }
    }

    /// Bytes that a terminal reads at once.
    private static let onePiece = 256

    /// Draws every cell on a screen of which nothing is known.
    ///
    /// It begins with what another program may have left behind: margins, line drawing characters, wrapping at the edge. Nothing is erased,
    /// since every cell is written anyway, so a repaint does not flicker.
    private mutating func repaint(_ canvas: borrowing Canvas) {
        // Modes that others may have set: margins, line drawing characters, wrapping.
        buffer.append("\u{1B}[r\u{1B}(B\u{1B}[?7l")
        pen = nil
        position = nil
        let size = canvas.size
        canvas.cells.withUnsafeBufferPointer { cells in
            for y in 0..<size.height where size.width > 0 { draw(cells, width: size.width, run: CanvasRun(y: y, columns: 0..<size.width)) }
        }
        shown.assign(canvas)
        isFresh = false
    }

    private mutating func update(_ canvas: borrowing Canvas) {
        canvas.findRows(differingFrom: shown, into: &changed)
        // Rows that scroll in are blank in the terminal's own colours. A few rows are not worth the search.
        if mayScroll, changed.count > 2, pens.isErasable(StyleEncoder.place(of: .plain)),
            let move = scroll.find(changed, from: shown, to: canvas)
        {
            perform(move)
            canvas.findRows(differingFrom: shown, into: &changed)
        }
        let width = canvas.size.width
        canvas.cells.withUnsafeBufferPointer { cells in
            for index in changed.indices {
                canvas.forEachRun(inRow: changed[index], differingFrom: shown, oldRow: changed[index], gap: 4) {
                    draw(cells, width: width, run: $0)
                }
            }
        }
        for index in changed.indices { shown.assign(row: changed[index], of: canvas) }
    }

    /// Draws one run; a blank end of the row is erased instead.
    private mutating func draw(_ cells: UnsafeBufferPointer<Cell>, width: Int, run: CanvasRun) {
        let row = run.y * width
        var end = run.columns.upperBound
        var erases = false
        if end == width {
            var blank = end
            while blank > run.columns.lowerBound, isBlank(cells[row + blank - 1]) { blank -= 1 }
            // Three bytes erase; fewer blanks are simply written.
            if end - blank > 3 {
                end = blank
                erases = true
            }
        }
        move(to: Point(x: run.columns.lowerBound, y: run.y))
        write(cells, row: row, columns: run.columns.lowerBound..<end, y: run.y, width: width)
        guard erases else { return }
        // At the margin the cursor would still stand on the last cell; there is nothing to erase then.
        if position == nil { move(to: Point(x: end, y: run.y)) }
        change(to: StyleEncoder.place(of: cells[row + end].style))
        links.change(to: 0, in: &buffer)
        buffer.append("\u{1B}[K")
    }

    private mutating func write(_ cells: UnsafeBufferPointer<Cell>, row: Int, columns: Range<Int>, y: Int, width: Int) {
        var isCertain = true
        var last: Cell?
        var x = columns.lowerBound
        while x < columns.upperBound {
            let cell = cells[row + x]
            if cell.width == 0 {
                x += 1
                continue
            }
            let isASCII = cell.glyph.rawValue < 0x80
            if !isCertain, isASCII || last.map({ Self.isRisky($0) }) ?? false {
                position = nil
                move(to: Point(x: x, y: y))
                isCertain = true
            }
            let place = StyleEncoder.place(of: cell.style)
            if place != pen { change(to: place) }
            if cell.link != links.current { links.change(to: cell.link, in: &buffer) }
            if isASCII {
                x = buffer.appendPlain(cells, from: row + x, to: row + columns.upperBound) - row
            } else {
                if cell.glyph.scalar == nil {
                    drawCluster(cell, at: Point(x: x, y: y))
                } else {
                    buffer.append(cell.glyph)
                }
                isCertain = false
                last = cell
                x += 1
            }
        }
        // In the last column terminals disagree about where the cursor is.
        position = isCertain && columns.upperBound < width ? Point(x: columns.upperBound, y: y) : nil
        if columns.isEmpty { position = columns.lowerBound < width ? Point(x: columns.lowerBound, y: y) : nil }
    }

    /// Writes a cluster of several scalars, over blanks where the terminal may take fewer columns for it than the canvas.
    private mutating func drawCluster(_ cell: Cell, at point: Point) {
        let entry = clusters.entry(for: cell)
        if entry.needsBlanks {
            buffer.append("  ")
            position = nil
            move(to: point)
        }
        for byte in entry.bytes { buffer.append(byte) }
    }

    /// Clusters of several scalars and emoji are what terminals count differently; letters and ideographs are not.
    private static func isRisky(_ cell: Cell) -> Bool {
        cell.glyph.rawValue >= 0x1F000 && !(0x20000..<0x40000).contains(cell.glyph.rawValue)
    }

    /// Returns whether a cell is what erasing leaves.
    private func isBlank(_ cell: Cell) -> Bool {
        cell.glyph == .space && cell.width == 1 && cell.link == 0 && pens.isErasable(StyleEncoder.place(of: cell.style))
    }

    /// Sets the style of what is written next.
    mutating func change(to place: Int) {
        pens.change(from: pen, to: place, in: &buffer)
        pen = place
    }

    /// Puts the cursor where the caret is, after everything else has been written, and shows or hides it only where that changes.
    private mutating func place(_ cursor: Point?) {
        guard let cursor else {
            if cursorIsShown != false { buffer.append("\u{1B}[?25l") }
            cursorIsShown = false
            return
        }
        if position != cursor { move(to: cursor) }
        if cursorIsShown != true { buffer.append("\u{1B}[?25h") }
        cursorIsShown = true
    }
}
