import Terminal

/// One or two lines over a common scale; gaps where nothing is known.
///
/// ```swift
/// let chart = LineChart([LineChart.Series([1, 3, 2, nil, 5])], labels: ["Mon", "", "", "", "Fri"])
/// chart.format = { "\($0) km" }
/// ```
///
/// The scale begins at zero and ends at a round number above the largest value and the goal. Lines are drawn in dots, two by four in a
/// cell; the first series lies on top of the others.
///
/// It shows how something went, where ``BarChart`` compares amounts and ``DotChart`` shows small changes. Values below zero lie on the
/// bottom line. A line of one value is a dot in the middle. Labels are spread evenly and need not be as many as the values; one that would
/// touch the one before it is left out.
///
/// ```swift
/// let thisWeek = LineChart.Series([3, 5, 4, nil, 8])
/// let lastWeek = LineChart.Series([2, 2, 6, 1, 7], role: .chartSecondary)
/// let weeks = LineChart([thisWeek, lastWeek], goal: 6)
/// ```
public final class LineChart: View {
    /// A line.
    public struct Series: Hashable {
        /// Its values from left to right; nil breaks the line.
        public var values: [Double?]
        /// The meaning of it, which decides its colour.
        public var role: Role

        /// Makes a line.
        public init(_ values: [Double?], role: Role = .chart) {
            self.values = values
            self.role = role
        }
    }

    /// The lines; the first lies on top.
    public var series: [Series] {
        didSet { if series != oldValue { setNeedsDisplay() } }
    }
    /// The names below, evenly spread over the width.
    public var labels: [String] {
        didSet { if labels != oldValue { setNeedsDisplay() } }
    }
    /// A line to reach.
    public var goal: Double? {
        didSet { if goal != oldValue { setNeedsDisplay() } }
    }
    /// The unit of the values, such as `km`, below the first value of the axis.
    public var unit = "" {
        didSet { if unit != oldValue { setNeedsDisplay() } }
    }
    /// The text of a value on the axis.
    public var format: @MainActor (Double) -> String = { ChartScale.short($0) }
    /// The text of a value in a copied table, without its unit, such as rounded as people read it; nil takes its digits.
    public var tableFormat: (@MainActor (Double) -> String)?

    /// Makes a chart.
    public init(_ series: [Series] = [], labels: [String] = [], goal: Double? = nil) {
        self.series = series
        self.labels = labels
        self.goal = goal
        super.init()
        stretch = 1
    }

    public override var accessibilityRole: AccessibilityRole? { .chart }
    public override var accessibilityValue: String? { goal.map { said(goal: $0, unit: unit, format) } }
    /// The values at each place, those of the first line first.
    public override var accessibilityElements: [AccessibilityElement] {
        (0..<placeCount).map { index in
            let values = series.map { said($0.values.indices.contains(index) ? $0.values[index] : nil, unit: unit, format) }
            return AccessibilityElement(.chartValue, name(of: index), value: values.joined(separator: " / "), frame: bounds)
        }
    }

    /// The number of places that a line has a value at.
    var placeCount: Int { series.map(\.values.count).max() ?? 0 }

    /// The label of a place, or its number where the labels are not one for each.
    func name(of place: Int) -> String { labels.count == placeCount ? labels[place] : "\(place + 1)" }

    public override func sizeThatFits(_ size: Size) -> Size {
        isSaid ? saidSize(in: size) : Size(width: size.width, height: min(size.height, 8))
    }

    private var top: Double {
        ChartScale.ceiling(max(series.flatMap(\.values).compactMap { $0 }.filter(\.isFinite).max() ?? 0, goal ?? 0))
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid else { return drawSaid(&painter) }
        let height = bounds.height - (labels.isEmpty || bounds.height < 4 ? 0 : 1)
        let axis = ChartAxis(0...top, unit: unit, format: format)
        let left = axis.width(in: Size(width: bounds.width, height: height))
        guard height > 0, bounds.width > left else { return }
        axis.draw(&painter, width: left, height: height, bottom: height - 1)
        let columns = bounds.width - left
        if let goal { axis.drawLine(at: goal, named: "", role: .goal, &painter, x: left, width: columns, height: height) }
        for line in series.reversed() {
            var grid = BrailleGrid(columns: columns, rows: height)
            plot(line.values, on: &grid)
            grid.draw(on: &painter, x: left, y: 0, style: Style(line.role))
        }
        if height < bounds.height { drawLabels(x: left, width: columns, y: height, &painter) }
    }

    /// Draws a line from value to value, spread over the whole width; a value that is not known breaks it.
    private func plot(_ values: [Double?], on grid: inout BrailleGrid) {
        var last: Point?
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else {
                last = nil
                continue
            }
            let x = values.count == 1 ? grid.width / 2 : index * (grid.width - 1) / (values.count - 1)
            let share = min(max(value / top, 0), 1)
            let point = Point(x: x, y: grid.height - 1 - Int(cells: share * Double(grid.height - 1)))
            grid.line(from: last ?? point, to: point)
            last = point
        }
    }

    /// Writes the labels below their values, as many as do not touch.
    private func drawLabels(x: Int, width: Int, y: Int, _ painter: inout Painter) {
        var free = x
        for (index, label) in labels.enumerated() {
            let size = TextWidth.of(label)
            let middle = labels.count == 1 ? x + width / 2 : x + index * (width - 1) / (labels.count - 1)
            let start = min(max(x, middle - size / 2), x + width - size)
            guard start >= free else { continue }
            free = painter.write(label, x: start, y: y, style: Style(.secondary)) + 1
        }
    }
}
