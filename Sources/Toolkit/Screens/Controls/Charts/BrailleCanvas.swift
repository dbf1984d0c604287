import Terminal

/// A drawing of dots, two by four in each cell; lines and points for charts and maps.
///
/// ```swift
/// let cross = BrailleCanvas { grid in
///     grid.line(from: .zero, to: Point(x: grid.width - 1, y: grid.height - 1))
///     grid.line(from: Point(x: 0, y: grid.height - 1), to: Point(x: grid.width - 1, y: 0))
/// }
/// ```
public final class BrailleCanvas: View {
    /// The style of a dot.
    public var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Draws the dots whenever the size or the content changes; coordinates are dots, (0, 0) at the top left.
    public var plot: @MainActor (inout BrailleGrid) -> Void {
        didSet { setNeedsDisplay() }
    }

    /// Draws the same in shapes, for terminals that show pixels, for a size in columns and rows; nil draws dots everywhere.
    public var picture: (@MainActor (Size) -> Picture?)? {
        didSet { setNeedsDisplay() }
    }

    /// Makes a canvas.
    public init(style: Style = Style(.chart), plot: @escaping @MainActor (inout BrailleGrid) -> Void = { _ in }) {
        self.style = style
        self.plot = plot
        super.init()
        stretch = 1
    }

    /// A picture, where somebody has said of what, and else nothing: dots and signs are no words.
    public override var accessibilityRole: AccessibilityRole? { accessibilityLabel == nil ? nil : .image }
    override var drawsWords: Bool { false }

    public override func sizeThatFits(_ size: Size) -> Size {
        isSaid ? Size(width: size.width, height: min(size.height, saidLines(in: size.width).count)) : size
    }

    /// The name of the picture, as lines.
    private func saidLines(in width: Int) -> [String] {
        guard width > 0, let accessibilityLabel, !accessibilityLabel.isEmpty else { return [] }
        return wrapped(accessibilityLabel, to: width)
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid else {
            for (row, line) in saidLines(in: bounds.width).prefix(bounds.height).enumerated() { painter.write(line, x: 0, y: row) }
            return
        }
        var grid = BrailleGrid(columns: bounds.width, rows: bounds.height)
        plot(&grid)
        grid.draw(on: &painter, x: 0, y: 0, style: style)
        if let picture = picture?(bounds.size) { painter.show(picture, in: bounds) }
    }
}
