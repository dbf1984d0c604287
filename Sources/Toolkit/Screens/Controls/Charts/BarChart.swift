import Terminal

/// Bars side by side with a scale, or one below the other with their values; one of them can be marked.
///
/// ```swift
/// let chart = BarChart([BarChart.Bar("Mon", 6200), BarChart.Bar("Tue", 8100), BarChart.Bar("Wed", nil)], goal: 7000)
/// chart.unit = "steps"
/// ```
///
/// Bars that grow up begin at zero, since their length is what is compared; values of which small changes matter are for ``DotChart``.
/// Where there are more bars than columns, the last ones are shown. A bar whose value is nil is a dot: nothing is known, which is not zero.
///
/// With ``direction`` `.right` each bar is a row with its value behind it, which is also what is said where the window says lines.
///
/// A chart has no keys of its own. A screen moves ``selectedIndex`` by its own keys, or takes clicks:
///
/// ```swift
/// let days = BarChart([BarChart.Bar("Mon", 62, text: "62 pages"), BarChart.Bar("Tue", 81, text: "81 pages")], direction: .right)
/// days.selectedIndex = 0
/// days.onSelect = { days.selectedIndex = $0 }
/// days.onActivate = { window.showToast(days.bars[$0].text) }
/// ```
public final class BarChart: View {
    /// One bar.
    public struct Bar: Hashable {
        /// Its name, below or beside it.
        public var label: String
        /// The length of the bar; nil where nothing is known, which is not the same as zero.
        ///
        /// Bars neither grow backwards nor over the end of the scale: less than zero is drawn as zero, and more than the scale holds as all
        /// of it. Anything above zero shows at least an eighth of a cell.
        public var value: Double?
        /// The value as people read it.
        public var text: String
        /// The meaning of it, which decides its colour.
        public var role: Role
        /// A sign after the value, such as `✓`.
        public var mark: String
        /// The goal of this bar, as a tick in a chart to the right; nil takes the chart's.
        public var goal: Double?
        /// Its whole name, where there is more room than below a bar; empty takes the label.
        public var name: String
        /// Indicates whether it reached its goal; nil where there was none.
        public var isReached: Bool?

        /// Makes a bar.
        public init(
            _ label: String, _ value: Double?, text: String = "", role: Role = .chart, mark: String = "", goal: Double? = nil,
            name: String = "", isReached: Bool? = nil
        ) {
            self.label = label
            self.value = value
            self.text = text
            self.role = role
            self.mark = mark
            self.goal = goal
            self.name = name
            self.isReached = isReached
        }
    }

    /// The direction in which the bars grow.
    public enum Direction: Sendable { case up, right }

    /// The bars, in order.
    public var bars: [Bar] {
        didSet { if bars != oldValue { changed() } }
    }
    /// The direction in which they grow.
    public var direction: Direction {
        didSet { if direction != oldValue { changed() } }
    }
    /// The value to be reached: a line behind bars that grow up, a tick in each of those that grow to the right.
    public var goal: Double? {
        didSet { if goal != oldValue { setNeedsDisplay() } }
    }
    /// The words at the end of the goal's line.
    public var goalText = "" {
        didSet { if goalText != oldValue { setNeedsDisplay() } }
    }
    /// The value at full length; nil takes a round number above the largest.
    ///
    /// Set it where several charts are compared, so that they have one scale.
    public var maximum: Double? {
        didSet { if maximum != oldValue { setNeedsDisplay() } }
    }
    /// The bar that stands out.
    public var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }
    /// The unit of the values, such as `km`, below the first value of the axis.
    public var unit = "" {
        didSet { if unit != oldValue { setNeedsDisplay() } }
    }
    /// The text of a value on the axis.
    public var format: @MainActor (Double) -> String = { BarChart.short($0) }
    /// The text of a value in a copied table, without its unit, such as rounded as people read it; nil takes its digits.
    public var tableFormat: (@MainActor (Double) -> String)?

    /// Called by a click on a bar, or on its label or line.
    public var onSelect: (@MainActor (Int) -> Void)?
    /// Called by a click on the bar that stands out already.
    public var onActivate: (@MainActor (Int) -> Void)?

    /// Makes a chart.
    public init(_ bars: [Bar] = [], direction: Direction = .up, goal: Double? = nil) {
        self.bars = bars
        self.direction = direction
        self.goal = goal
    }

    private func changed() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    public override var accessibilityRole: AccessibilityRole? { .chart }
    public override var accessibilityValue: String? { goal.map { goalText.isEmpty ? said(goal: $0, unit: unit, format) : goalText } }
    public override var accessibilityElements: [AccessibilityElement] {
        bars.indices.map { index in
            let bar = bars[index]
            let name = bar.name.isEmpty ? bar.label : bar.name
            return chartValue(name, saidValue(of: bar), at: index, isSelected: index == selectedIndex, select: onSelect)
        }
    }

    /// The value of a bar in words, and whether it reached its goal.
    private func saidValue(of bar: Bar) -> String {
        let words = window?.text ?? .en
        let goal = bar.isReached.map { $0 ? words.goalReached : words.goalMissed } ?? bar.mark
        let value = bar.text.isEmpty ? said(bar.value, unit: unit, format) : bar.text
        return [value, goal].filter { !$0.isEmpty }.joined(separator: "  ")
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        if isSaid { return saidSize(in: size) }
        return direction == .right
            ? Size(width: size.width, height: min(size.height, bars.count)) : Size(width: size.width, height: min(size.height, 10))
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, let index = index(at: event.point), let act = index == selectedIndex ? onActivate : onSelect
        else { return false }
        act(index)
        return true
    }

    public override func draw(_ painter: inout Painter) {
        guard !bars.isEmpty, !bounds.isEmpty else { return }
        guard !isSaid else { return drawSaid(&painter) }
        switch direction {
        case .up: drawUp(&painter)
        case .right: drawRight(&painter)
        }
    }

    /// The value that the scale ends with.
    var top: Double {
        if let maximum, maximum > 0 { return maximum }
        let goals = direction == .right ? bars.compactMap(\.goal) : []
        return ChartScale.ceiling((bars.compactMap(\.value) + goals + [goal ?? 0]).filter(\.isFinite).max() ?? 0)
    }

    /// A number in at most five columns: `950`, `7k`, `7.5k`, `12.5k`, `1.25M`.
    public static func short(_ value: Double) -> String { ChartScale.short(value) }
}
