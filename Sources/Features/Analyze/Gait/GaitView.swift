import Common
import Screens
import Terminal
import Walking

/// The dots of a measure with its numbers below them, beside them where the window is low or very wide, or by turns where it is low and
/// narrow; and what can be said of a change.
final class GaitView: View {
    /// A point of the chart.
    struct Point: Hashable {
        var label: String
        var value: Double?
        /// For who listens.
        var name: String
        var text: String
    }

    let chart = DotChart()
    let statement = Label(lines: 0)
    let caption = Label(style: Style(.secondary), lines: 0)
    let facts = FactList(gap: 2, wraps: false)
    /// Called with the point of a click, and again at the point that is chosen.
    var onSelect: ((Int) -> Void)?
    /// Wider content would have its parts far from each other.
    private static let widest = 110
    /// The columns from which on the numbers have a column of their own, right of all else.
    private static let wide = 160
    private static let narrowestChart = 42
    private static let lowestChart = 7
    /// A chart of as many rows is worth the whole width.
    private static let usefulChart = 12
    private static let highestChart = 20
    /// Columns of the axis and of the names at the right.
    private static let edges = 16

    var points: [Point] = [] {
        didSet { if points != oldValue { setNeedsLayout() } }
    }
    var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsLayout() } }
    }
    /// Indicates whether the sentence and the numbers stand in the place of the chart, where not all of them have room besides it.
    var showsNumbers = true {
        didSet { setNeedsLayout() }
    }
    /// Indicates whether all numbers are on show with the chart.
    private(set) var fitsNumbers = true {
        didSet { if fitsNumbers != oldValue { window?.setNeedsChromeUpdate() } }
    }
    /// The points of each dot: neighbours share one where there are more than columns.
    private var groups: [Range<Int>] = []

    override init() {
        super.init()
        for view in [chart, statement, caption, facts] as [View] { addSubview(view) }
        chart.onSelect = { [weak self] in self?.select($0) }
        chart.onActivate = { [weak self] in self?.select($0) }
    }

    private func select(_ dot: Int) {
        guard groups.indices.contains(dot) else { return }
        let group = groups[dot]
        if let index = group.last(where: { points[$0].value != nil }) ?? group.last { onSelect?(index) }
    }

    override func layoutSubviews() {
        let margin = bounds.width < 48 ? 0 : 2
        let top = bounds.height < 12 ? 0 : 1
        let width = min(bounds.width - 2 * margin, Self.widest)
        let area = Rect(x: margin, y: top, width: max(0, width), height: max(0, bounds.height - top))
        if isSaid {
            placeLines(in: area)
        } else if bounds.width >= Self.wide, hasContent {
            let x = area.maxX + 3
            placeFacts(at: x, width: bounds.width - x - margin, in: area)
            placeChart(area, atMost: Self.highestChart, above: wrapped(statement.text, to: area.width).count, in: area)
        } else {
            place(in: area)
        }
    }

    private var hasContent: Bool { points.contains { $0.value != nil } || !facts.facts.isEmpty }

    /// Places the numbers beside the chart, with their notes as far as there is room.
    private func placeFacts(at x: Int, width: Int, in area: Rect) {
        fitsNumbers = true
        let width = min(width, facts.sizeThatFits(Size(width: max(0, width), height: area.height)).width)
        let height = facts.sizeThatFits(Size(width: width, height: area.height)).height
        facts.frame = Rect(x: x, y: area.minY, width: width, height: height)
    }

    private func place(in area: Rect) {
        let rows = min(area.height, wrapped(statement.text, to: area.width).count)
        guard hasContent else { return placeSentences(rows, in: area) }
        let wanted = facts.sizeThatFits(area.size)
        let isHigh = area.height - rows - wanted.height - 2 >= Self.usefulChart
        // The numbers without their notes, which go on where there is room for them.
        let least = facts.facts.map { fact in TextWidth.of(fact.name) + 2 + TextWidth.of(fact.cells[0].text) }.max() ?? 0
        let besides = area.width - Self.narrowestChart - 3
        if besides >= least, !isHigh {
            let width = min(wanted.width, besides)
            placeFacts(at: area.maxX - width, width: width, in: area)
            let chartWidth = area.width - (width > 0 ? width + 3 : 0)
            placeChart(
                Rect(x: area.minX, y: area.minY, width: chartWidth, height: area.height), atMost: Self.highestChart, above: rows, in: area)
            return
        }
        let room = area.height - rows - 1 - Self.lowestChart
        fitsNumbers = room >= wanted.height + 1
        if !fitsNumbers, showsNumbers {
            chart.frame = .zero
            // The caption says what the numbers rest on, and is no help when it is cut.
            let below = min(area.height, max(1, wrapped(caption.text, to: area.width).count))
            statement.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: rows)
            facts.frame = Rect(
                x: area.minX, y: area.minY + rows, width: area.width, height: max(0, min(wanted.height, area.height - rows - below)))
            caption.frame = Rect(x: area.minX, y: area.maxY - below, width: area.width, height: below)
            return
        }
        // Where both have no room the chart goes before the sentence, and the sentence before the numbers.
        let shown = fitsNumbers ? wanted.height : 0
        let said = area.height - 1 - rows >= Self.lowestChart - 1 ? rows : 0
        let height = min(area.height - (shown > 0 ? shown + 1 : 0), isHigh ? Self.highestChart + said + 1 : .max)
        // Where there is room for more, the numbers stay near the chart.
        let y = isHigh ? area.minY + height + 1 : area.maxY - shown
        facts.frame = Rect(x: area.minX, y: y, width: area.width, height: shown)
        placeChart(Rect(x: area.minX, y: area.minY, width: area.width, height: height), atMost: .max, above: said, in: area)
    }

    /// Places what there is where there is nothing to draw: that it is so, then what it takes.
    private func placeSentences(_ rows: Int, in area: Rect) {
        fitsNumbers = true
        (chart.frame, facts.frame) = (.zero, .zero)
        caption.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: min(1, area.height))
        statement.frame = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: min(rows, max(0, area.height - 1)))
    }

    /// Places the chart with its caption and the sentence below it.
    private func placeChart(_ part: Rect, atMost highest: Int, above rows: Int, in area: Rect) {
        let height = max(0, min(part.height, highest) - 1 - rows)
        chart.frame = Rect(x: part.minX, y: part.minY, width: part.width, height: height)
        caption.frame = Rect(x: part.minX, y: part.minY + height, width: area.width, height: min(1, part.height))
        statement.frame = Rect(x: area.minX, y: part.minY + height + 1, width: area.width, height: rows)
        showDots(in: part.width)
    }

    /// Neighbours share a dot where there are more points than columns.
    private func showDots(in width: Int) {
        let room = max(1, width - Self.edges)
        let share = max(1, (points.count + room - 1) / room)
        groups = stride(from: 0, to: points.count, by: share).map { $0..<min(points.count, $0 + share) }
        chart.dots = groups.map { group in
            let group = points[group]
            return DotChart.Dot(
                group.first { !$0.label.isEmpty }?.label ?? "", group.compactMap(\.value).median,
                text: group.count == 1 ? group.first?.text ?? "" : "", name: Self.name(of: group))
        }
        chart.selectedIndex = selectedIndex.flatMap { index in groups.firstIndex { $0.contains(index) } }
    }

    /// The name of the points that share a dot.
    private static func name(of group: ArraySlice<Point>) -> String {
        guard let first = group.first, let last = group.last else { return "" }
        return first.name == last.name ? first.name : first.name + " – " + last.name
    }

    /// For who listens: what changed, the numbers, then all points.
    private func placeLines(in area: Rect) {
        groups = points.indices.filter { points[$0].value != nil }.map { $0..<$0 + 1 }
        chart.dots = groups.map { group in
            let point = points[group.lowerBound]
            return DotChart.Dot(point.label, point.value, text: point.text, name: point.name)
        }
        chart.selectedIndex = nil
        let rows = wrapped(statement.text, to: area.width).count
        var y = area.minY
        for (view, height) in [(statement, rows), (caption, 1), (facts, facts.sizeThatFits(area.size).height)] as [(View, Int)] {
            view.frame = Rect(x: area.minX, y: y, width: area.width, height: height)
            y += height
        }
        chart.frame = Rect(x: area.minX, y: y, width: area.width, height: max(0, area.maxY - y))
    }
}
