import Terminal

/// Draws on the canvas in a view's own coordinates, cut at the view's edges.
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

    /// Writes one line of text.
    /// - Returns: the column after it.
    @discardableResult
    public mutating func write(_ text: some StringProtocol, x: Int, y: Int, style: Style = .plain) -> Int {
        canvas.write(text, at: Point(x: origin.x + x, y: origin.y + y), style: style, clip: clip) - origin.x
    }

    /// Fills a rectangle.
    public mutating func fill(_ rect: Rect, with glyph: Glyph = .space, style: Style = .plain) {
        canvas.fill(rect.offsetBy(x: origin.x, y: origin.y), with: glyph, style: style, clip: clip)
    }
}
