import Terminal

/// Dots on an axis that fits them, for values of which small changes matter; bars from zero would hide these.
///
/// ```swift
/// let chart = DotChart([.init("Jan", 1.24), .init("Feb", nil), .init("Mar", 1.31)])
/// chart.unit = "m/s"
/// chart.marks = [.init(1.25, "goal", role: .goal)]
/// ```
///
/// The axis does not begin at zero. It has round ends and holds all dots and marks, and is at least a tenth of the value high, so that
/// what hardly changes looks like it.
public final class DotChart: View {
    /// One value.
    public struct Dot: Hashable {
        /// Its name, below it.
        public var label: String
        /// The height of the dot; nil where nothing is known.
        public var value: Double?
        /// The meaning of it, which decides its colour.
        public var role: Role
        /// The value as people read it; empty takes the axis' way.
        public var text: String
        /// Its whole name, where there is more room than below a dot; empty takes the label.
        public var name: String

        /// Makes a dot.
        public init(_ label: String, _ value: Double?, role: Role = .chart, text: String = "", name: String = "") {
            self.label = label
            self.value = value
            self.role = role
            self.text = text
            self.name = name
        }
    }

    /// A line across the chart: a goal, what is usual.
    public struct Mark: Hashable {
        /// The height of the mark.
        public var value: Double
        /// The name at its right end.
        public var name: String
        /// The meaning of it, which decides its colour.
        public var role: Role

        /// Makes a line.
        public init(_ value: Double, _ name: String, role: Role = .tertiary) {
            self.value = value
            self.name = name
            self.role = role
        }
    }

    /// A length of the axis, drawn as a bar that dots can be compared with: the least difference that matters.
    public struct Ruler: Hashable {
        /// The length, in the axis' unit.
        public var length: Double
        /// The text beside it.
        public var name: String

        /// Makes a bar.
        public init(_ length: Double, _ name: String) {
            self.length = length
            self.name = name
        }
    }

    /// The dots, in order.
    public var dots: [Dot] {
        didSet { if dots != oldValue { setNeedsDisplay() } }
    }
    /// The lines, which the axis also fits; the last one lies on top.
    public var marks: [Mark] = [] {
        didSet { if marks != oldValue { setNeedsDisplay() } }
    }
    /// The range in which values usually lie, shaded behind the dots; the axis also fits it.
    public var band: ClosedRange<Double>? {
        didSet { if band != oldValue { setNeedsDisplay() } }
    }
    /// The bar to scale, at the right end; nothing is drawn where its name has no room.
    public var ruler: Ruler? {
        didSet { if ruler != oldValue { setNeedsDisplay() } }
    }
    /// The dot that stands out.
    public var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }
    /// The unit of the values, such as `km/h`, below the first value of the axis.
    public var unit = "" {
        didSet { if unit != oldValue { setNeedsDisplay() } }
    }
    /// The text of a value on the axis.
    public var format: @MainActor (Double) -> String = { ChartScale.short($0) }
    /// The text of a value in a copied table, without its unit, such as rounded as people read it; nil takes its digits.
    public var tableFormat: (@MainActor (Double) -> String)?

    /// Called by a click above, on or below a dot.
    public var onSelect: (@MainActor (Int) -> Void)?
    /// Called by a click at the dot that stands out already.
    public var onActivate: (@MainActor (Int) -> Void)?

    /// Makes a chart.
    public init(_ dots: [Dot] = []) {
        self.dots = dots
    }

    public override var accessibilityRole: AccessibilityRole? { .chart }
    /// The dots, and then the lines across them.
    public override var accessibilityElements: [AccessibilityElement] {
        let values = dots.indices.map { index in
            let dot = dots[index]
            let value = dot.text.isEmpty ? said(dot.value, unit: unit, format) : dot.text
            let name = dot.name.isEmpty ? dot.label : dot.name
            return chartValue(name, value, at: index, isSelected: index == selectedIndex, select: onSelect)
        }
        return values + marks.map { AccessibilityElement(.chartValue, $0.name, value: said($0.value, unit: unit, format), frame: bounds) }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        isSaid ? saidSize(in: size) : Size(width: size.width, height: min(size.height, 10))
    }

    /// The columns at the right that the names of the lines have for themselves, so that no dot hides one; none where dots need them.
    private func names(in room: Int) -> Int {
        let named = marks.map { TextWidth.of($0.name) } + (ruler.map { [TextWidth.of($0.name) + 2] } ?? [])
        let width = (named.max() ?? 0) + 1
        // Many dots are a cloud, which needs no room between them.
        return width > 1 && room - width >= dots.count * (dots.count > 20 ? 1 : 2) ? width : 0
    }

    private var axis: ChartAxis? {
        let edges = band.map { [$0.lowerBound, $0.upperBound] } ?? []
        return ChartScale.fitting(dots.compactMap(\.value) + marks.map(\.value) + edges).map { ChartAxis($0, unit: unit, format: format) }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, bounds.contains(event.point), let left = axis?.width(in: bounds.size) else { return false }
        let columns = DotColumns(left: left, room: bounds.width - left - names(in: bounds.width - left), count: dots.count)
        guard let index = columns.index(at: event.point.x), let act = index == selectedIndex ? onActivate : onSelect else { return false }
        act(index)
        return true
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid else { return drawSaid(&painter) }
        guard !dots.isEmpty, let axis else { return }
        let hasLabels = bounds.height >= 4
        let height = bounds.height - (hasLabels ? 2 : 0)
        let rows = height >= 7 && height % 2 == 1 ? height - 1 : height
        let left = axis.width(in: bounds.size)
        let names = names(in: bounds.width - left)
        let room = bounds.width - left - names
        guard rows > 0, room > 0 else { return }
        axis.draw(&painter, width: left, height: rows, bottom: hasLabels ? rows : 0)
        if let band { drawBand(band, on: axis, &painter, x: left, width: room, height: rows) }
        if let ruler, names > 0 { drawRuler(ruler, on: axis, &painter, x: left + room + 1, width: names - 1, height: rows) }
        for mark in marks {
            let name = names > 0 ? mark.name : ""
            axis.drawLine(at: mark.value, named: name, role: mark.role, &painter, x: left, width: room + names, height: rows)
        }
        let columns = DotColumns(left: left, room: room, count: dots.count)
        let first = columns.first
        let shown = dots.dropFirst(first)
        for (place, dot) in shown.enumerated() {
            guard let value = dot.value, value.isFinite else { continue }
            let isSelected = first + place == selectedIndex
            let style = isSelected ? Style(.text, .bold) : Style(dot.role)
            painter.write(isSelected ? "◆" : "●", x: columns.x(of: place), y: axis.row(of: value, height: rows), style: style)
        }
        guard hasLabels else { return }
        painter.fill(Rect(x: left, y: rows, width: room, height: 1), with: Glyph(scalar: "▔"), style: Style(.tertiary))
        ChartLabels(texts: shown.map(\.label), selected: selectedIndex.map { $0 - first }) { columns.x(of: $0) - left }
            .draw(&painter, x: left, y: rows + 1, maxX: bounds.width)
    }

    /// Points in every second column, so that dots stand out from them.
    private func drawBand(_ band: ClosedRange<Double>, on axis: ChartAxis, _ painter: inout Painter, x: Int, width: Int, height: Int) {
        let rows = axis.row(of: band.upperBound, height: height)...axis.row(of: band.lowerBound, height: height)
        for row in rows {
            for column in stride(from: x, to: x + width, by: 2) { painter.write("·", x: column, y: row, style: Style(.tertiary)) }
        }
    }

    /// Draws as many rows as the length has on the axis, in the half of the chart where no line has its name.
    private func drawRuler(_ ruler: Ruler, on axis: ChartAxis, _ painter: inout Painter, x: Int, width: Int, height: Int) {
        let span = axis.range.upperBound - axis.range.lowerBound
        guard ruler.length > 0, ruler.length <= span else { return }
        let length = max(1, Int(cells: ruler.length / span * Double(height)))
        let named = marks.map { axis.row(of: $0.value, height: height) }
        let isLow = named.allSatisfy { $0 < height / 2 }
        let top = isLow ? height - length : 0
        guard !named.contains(where: { (top..<top + length).contains($0) }) else { return }
        let style = Style(.secondary)
        if length == 1 {
            painter.write("↕", x: x, y: top, style: style)
        } else {
            for row in top..<top + length {
                painter.write(row == top ? "┬" : row == top + length - 1 ? "┴" : "│", x: x, y: row, style: style)
            }
        }
        painter.write(ruler.name, x: x + 2, y: top + (length - 1) / 2, width: width - 2, style: style)
    }
}
