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

        /// Makes a dot.
        public init(_ label: String, _ value: Double?, role: Role = .chart) {
            self.label = label
            self.value = value
            self.role = role
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

    /// The dots, in order.
    public var dots: [Dot] {
        didSet { if dots != oldValue { setNeedsDisplay() } }
    }
    /// The lines, which the axis also fits; the last one lies on top.
    public var marks: [Mark] = [] {
        didSet { if marks != oldValue { setNeedsDisplay() } }
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

    /// Called by a click above, on or below a dot.
    public var onSelect: (@MainActor (Int) -> Void)?
    /// Called by a click at the dot that stands out already.
    public var onActivate: (@MainActor (Int) -> Void)?

    /// Makes a chart.
    public init(_ dots: [Dot] = []) {
        self.dots = dots
    }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, 10)) }

    /// The columns at the right that the names of the lines have for themselves, so that no dot hides one; none where dots need them.
    private func names(in room: Int) -> Int {
        let width = (marks.map { TextWidth.of($0.name) }.max() ?? 0) + 1
        return width > 1 && room - width >= dots.count * 2 ? width : 0
    }

    private var axis: ChartAxis? {
        ChartScale.fitting(dots.compactMap(\.value) + marks.map(\.value)).map { ChartAxis($0, unit: unit, format: format) }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, bounds.contains(event.point), let left = axis?.width(in: bounds.size) else { return false }
        let columns = ChartColumns(left: left, room: bounds.width - left - names(in: bounds.width - left), count: dots.count)
        guard let index = columns.index(at: event.point.x), let act = index == selectedIndex ? onActivate : onSelect else { return false }
        act(index)
        return true
    }

    public override func draw(_ painter: inout Painter) {
        guard !dots.isEmpty, let axis else { return }
        let hasLabels = bounds.height >= 4
        let height = bounds.height - (hasLabels ? 2 : 0)
        let rows = height >= 7 && height % 2 == 1 ? height - 1 : height
        let left = axis.width(in: bounds.size)
        let names = names(in: bounds.width - left)
        let room = bounds.width - left - names
        guard rows > 0, room > 0 else { return }
        axis.draw(&painter, width: left, height: rows, bottom: hasLabels ? rows : 0)
        for mark in marks {
            let name = names > 0 ? mark.name : ""
            axis.drawLine(at: mark.value, named: name, role: mark.role, &painter, x: left, width: room + names, height: rows)
        }
        let columns = ChartColumns(left: left, room: room, count: dots.count)
        let (step, first) = (columns.step, columns.first)
        let shown = dots.dropFirst(first)
        for (place, dot) in shown.enumerated() {
            guard let value = dot.value, value.isFinite else { continue }
            let isSelected = first + place == selectedIndex
            let style = isSelected ? Style(.text, .bold) : Style(dot.role)
            painter.write(isSelected ? "◆" : "●", x: columns.x(of: place) + step / 2, y: axis.row(of: value, height: rows), style: style)
        }
        guard hasLabels else { return }
        painter.fill(Rect(x: left, y: rows, width: room, height: 1), with: Glyph(scalar: "▔"), style: Style(.tertiary))
        ChartLabels(texts: shown.map(\.label), step: step, barWidth: step | 1, selected: selectedIndex.map { $0 - first })
            .draw(&painter, x: left, y: rows + 1, maxX: bounds.width)
    }
}
