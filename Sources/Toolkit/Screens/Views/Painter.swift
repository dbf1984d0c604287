import Terminal

/// Draws on the canvas in a view's own coordinates, cut at the view's edges and at what must be drawn again.
///
/// One painter walks the whole tree and owns the canvas meanwhile, so that nothing is ever copied.
///
/// ```swift
/// final class Price: View {
///     override func draw(_ painter: inout Painter) {
///         painter.fill(bounds, style: Style(.panel))
///         let x = painter.write("12", x: 1, y: 0, style: Style(.title, .bold))
///         painter.write("EUR", x: x + 1, y: 0, style: Style(.secondary))
///         painter.write("new", endingAt: bounds.width, y: 0)
///     }
/// }
/// ```
///
/// Coordinates are the view's own: (0, 0) is its top left cell. A rectangle or text may reach beyond any edge and is cut there, so a view
/// need not look how much room it has before it writes. What it saves by looking is work: ``needsRow(_:)`` and ``needs(_:)`` say which
/// parts are drawn in this frame at all.
///
/// Text that does not fit is cut between clusters. Of a wide cluster that only half fits, nothing is written.
public struct Painter: ~Copyable {
    var canvas: Canvas
    var origin: Point
    var clip: Rect
    /// The view's own coordinates.
    public private(set) var bounds: Rect

    init(canvas: consuming Canvas, origin: Point, clip: Rect, bounds: Rect) {
        self.canvas = canvas
        self.origin = origin
        self.clip = clip
        self.bounds = bounds
    }

    /// Writes one line of text, cut at the view's edges; a wide cluster is never split.
    ///
    /// - Parameters:
    ///   - text: a line end in it does not begin a new row.
    ///   - x: the column of the first cluster; negative ones lie left of the view.
    ///   - y: the row.
    ///   - style: of the whole text.
    /// - Returns: the column after it, where the next text can go on.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, x: Int, y: Int, style: Style = .plain) -> Int {
        canvas.write(text, at: Point(x: origin.x + x, y: origin.y + y), style: style, clip: clip) - origin.x
    }

    /// Writes one line of text that ends before a column.
    ///
    /// - Parameters:
    ///   - text: what is longer than the room before `x` is cut at its beginning.
    ///   - x: the column after the last cluster.
    ///   - y: the row.
    ///   - style: of the whole text.
    public mutating func write(_ text: some StringProtocol, endingAt x: Int, y: Int, style: Style = .plain) {
        write(text, x: x - TextWidth.of(text), y: y, style: style)
    }

    /// Writes as much of a text as fits, with `…` where something was left out.
    ///
    /// - Parameters:
    ///   - text: the line.
    ///   - x: the column of the first cluster.
    ///   - y: the row.
    ///   - width: the columns it may take; with none nothing is written.
    ///   - style: of the whole text.
    /// - Returns: the column after it.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, x: Int, y: Int, width: Int, style: Style = .plain) -> Int {
        guard width > 0 else { return x }
        return canvas.write(text, at: Point(x: origin.x + x, y: origin.y + y), columns: width, style: style, clip: clip) - origin.x
    }

    /// Fills a rectangle.
    public mutating func fill(_ rect: Rect, with glyph: Glyph = .space, style: Style = .plain) {
        canvas.fill(rect.offsetBy(x: origin.x, y: origin.y), with: glyph, style: style, clip: clip)
    }

    /// Gives what is already drawn in a rectangle another style.
    ///
    /// Views below were drawn before, so a view can dim or mark it and keep the text.
    ///
    /// ```swift
    /// final class Shade: View {
    ///     override func draw(_ painter: inout Painter) {
    ///         painter.restyle(bounds) { $0.adding(.dim) }
    ///     }
    /// }
    /// ```
    public mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
        canvas.restyle(rect.offsetBy(x: origin.x, y: origin.y), clip: clip, change)
    }

    /// Draws in the coordinates of a part of the view, cut at its edges.
    ///
    /// - Parameters:
    ///   - rect: the part, in the coordinates that are in force; where nothing of it must be drawn, `draw` is not called.
    ///   - draw: draws with (0, 0) at the part's top left cell.
    public mutating func within(_ rect: Rect, _ draw: (inout Painter) -> Void) {
        let area = clip.intersection(rect.offsetBy(x: origin.x, y: origin.y))
        guard !area.isEmpty else { return }
        let (oldOrigin, oldClip, oldBounds) = (origin, clip, bounds)
        origin = Point(x: origin.x + rect.minX, y: origin.y + rect.minY)
        clip = area
        bounds = Rect(origin: .zero, size: rect.size)
        draw(&self)
        (origin, clip, bounds) = (oldOrigin, oldClip, oldBounds)
    }

    /// Draws text that leads to an address, which a terminal that knows how opens for a person who clicks on it.
    ///
    /// ```swift
    /// final class Source: View {
    ///     override func draw(_ painter: inout Painter) {
    ///         painter.linked(to: "https://doi.org/10.1016/j.physio.2010.12.004") { $0.write("Bohannon 2011", x: 0, y: 0) }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - address: with its scheme, in ASCII; nil for none.
    ///   - draw: writes the text.
    public mutating func linked(to address: String?, _ draw: (inout Painter) -> Void) {
        guard let address else { return draw(&self) }
        canvas.setLink(address)
        draw(&self)
        canvas.setLink(nil)
    }

    /// Says once more in shapes what has been drawn in cells, for terminals that show pixels.
    ///
    /// It is called after the cells of the rectangle are drawn, and each time that they are. Where a part of the rectangle is cut off, at the
    /// edge of a scroll view for instance, the cells are shown.
    ///
    /// - Parameters:
    ///   - picture: of as many columns and rows as the rectangle.
    ///   - rect: the cells that it covers, in the view's coordinates.
    public mutating func show(_ picture: Picture, in rect: Rect) {
        let area = rect.offsetBy(x: origin.x, y: origin.y)
        canvas.show(picture, in: area, isWhole: clip.intersection(area) == area)
    }

    /// Returns whether a row of the view must be drawn at all in this frame.
    public func needsRow(_ y: Int) -> Bool {
        origin.y + y >= clip.minY && origin.y + y < clip.maxY
    }

    /// Returns whether any of a part of the view must be drawn in this frame.
    public func needs(_ rect: Rect) -> Bool { !clip.intersection(rect.offsetBy(x: origin.x, y: origin.y)).isEmpty }

    /// Starts on a frame, with what only moved since the last one.
    mutating func begin(moving part: Rect?, by distance: Int) {
        canvas.hint = nil
        if let part { canvas.move(part, by: distance) }
    }

    /// Starts on one dirty rectangle of the canvas.
    mutating func begin(_ rect: Rect) {
        // Clusters that lie across its sides belong to something that may not be drawn otherwise.
        let rect = canvas.wholeClusters(around: rect)
        (origin, clip, bounds) = (.zero, rect, rect)
        fill(rect)
    }

    /// Gives the canvas back.
    consuming func finish() -> Canvas { canvas }
}
