import Terminal

/// A row of small bars without a scale: the shape of something.
///
/// Where there are more values than columns, each column shows the largest of its own. Beside larger
/// values one of zero shows the smallest piece there is, since something is known of it; where nothing is known stands a dot.
///
/// ```swift
/// let line = Sparkline([1, 3, 2, nil, 5])
/// line.selectedIndex = 4
/// ```
///
/// For those who listen, and for a copied table, say what its values are:
///
/// ```swift
/// line.labels = ["Mon", "Tue", "Wed", "Thu", "Fri"]
/// line.unit = "km"
/// line.format = { TabbedText.number($0, fractionDigits: 1) }
/// ```
public final class Sparkline: View {
    /// The values; nil where nothing is known.
    public var values: [Double?] {
        didSet { if values != oldValue { setNeedsDisplay() } }
    }
    /// The value at the foot; zero unless what is compared lies far above it.
    public var minimum = 0.0 {
        didSet { if minimum != oldValue { setNeedsDisplay() } }
    }
    /// The value at full height; nil takes the largest.
    public var maximum: Double? {
        didSet { if maximum != oldValue { setNeedsDisplay() } }
    }
    /// The meaning of it, which decides its colour.
    public var role: Role {
        didSet { if role != oldValue { setNeedsDisplay() } }
    }
    /// The value that stands out.
    public var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }

    /// The names of the values, such as times, as the first column of a copied table.
    public var labels: [String] = []
    /// The unit of the values, such as `km`, for those who listen and in a copied table.
    public var unit = ""
    /// The text of a value, without its unit, for those who listen and in a copied table.
    ///
    /// With nil none is said, since a shape without a scale has no numbers.
    public var format: (@MainActor (Double) -> String)?

    /// Makes a sparkline.
    public init(_ values: [Double?] = [], role: Role = .chart) {
        self.values = values
        self.role = role
    }

    public override var accessibilityRole: AccessibilityRole? { format == nil ? nil : .chart }
    /// All values in one line: the shape is one thing.
    public override var accessibilityElements: [AccessibilityElement] {
        guard let format, !values.isEmpty else { return [] }
        let texts = values.map { $0.map(format) ?? "·" }
        let line = (unit.isEmpty ? texts : texts + [unit]).joined(separator: " ")
        return [AccessibilityElement(.chartValue, line, frame: bounds)]
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        isSaid && format != nil
            ? saidSize(in: size) : Size(width: min(size.width, values.count), height: min(1, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid || format == nil else { return drawSaid(&painter) }
        let top = maximum ?? values.compactMap { $0 }.filter(\.isFinite).max() ?? 0
        // Each column shows the largest of its values where there are more values than columns.
        let columns = min(bounds.width, values.count)
        for x in 0..<max(0, columns) {
            let range = x * values.count / columns..<max((x + 1) * values.count / columns, x * values.count / columns + 1)
            let known = values[range].compactMap { $0 }
            let isSelected = selectedIndex.map { range.contains($0) } ?? false
            guard let value = known.max(), top > minimum else {
                painter.write("·", x: x, y: bounds.height - 1, style: Style(.tertiary))
                continue
            }
            let eighths = max(1, Blocks.eighths(of: (value - minimum) / (top - minimum), in: bounds.height))
            let style = isSelected ? Style(.accent, .bold) : Style(role)
            for row in 0..<bounds.height {
                let part = min(8, eighths - row * 8)
                if part > 0 { painter.write(Blocks.vertical[part], x: x, y: bounds.height - 1 - row, style: style) }
            }
        }
    }
}
