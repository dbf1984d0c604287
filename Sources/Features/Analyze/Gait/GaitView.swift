import Common
import Screens
import Terminal
import Walking

/// The dots of a measure with its numbers below them, beside them where the window is low or very wide, or by turns where it is low and
/// narrow; and what can be said of a change.
///
/// It lies in a page that scrolls, and asks for as many rows as its sentences and numbers take.
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
        didSet { if points != oldValue { changed() } }
    }
    var selectedIndex: Int? {
        didSet { if selectedIndex != oldValue { setNeedsLayout() } }
    }
    /// Indicates whether the sentence and the numbers stand in the place of the chart, where not all of them have room besides it.
    var showsNumbers = true {
        didSet { changed() }
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

    private func changed() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// The part that all is placed in, but for the numbers beside it in a very wide window.
    private func area(in size: Size) -> Rect {
        let margin = Self.margin(in: size.width)
        let top = size.height < Self.airy ? 0 : 1
        return Rect(
            x: margin, y: top, width: max(0, min(size.width - 2 * margin, Self.widest)), height: max(0, size.height - top))
    }

    private static func margin(in width: Int) -> Int { width < 48 ? 0 : 2 }

    /// The rows from which on the first is left empty.
    private static let airy = 12

    /// The columns for the numbers right of all else; nil where that has no room for them.
    private func farColumn(in width: Int) -> Range<Int>? {
        let area = area(in: Size(width: width, height: 0))
        let (start, end) = (area.maxX + 3, width - Self.margin(in: width))
        return width >= Self.wide && hasContent && end - start >= facts.leastWidth ? start..<end : nil
    }

    /// The rows without which something of it could not be seen; the chart takes what there is.
    override func sizeThatFits(_ size: Size) -> Size {
        let area = area(in: size)
        var rows = 0
        if isSaid {
            showSaidDots()
            rows = saidRows(in: area.width).reduce(0) { $0 + $1.rows }
        } else if let column = farColumn(in: size.width) {
            rows = noteless(column.count)
        } else if hasContent, hasRoomBeside(in: area.width) {
            rows = noteless(Self.besides(area.width))
        } else if hasContent, showsNumbers {
            rows = wrapped(statement.text, to: area.width).count + facts.wholeHeight(in: area.width) + captionRows(in: area.width)
        } else if !hasContent {
            rows = wrapped(statement.text, to: area.width).count + captionRows(in: area.width)
        }
        return Size(width: size.width, height: min(size.height, rows + 1 >= Self.airy ? rows + 1 : rows))
    }

    /// The rows of the numbers beside a chart.
    private func noteless(_ width: Int) -> Int {
        facts.wraps = false
        return facts.sizeThatFits(Size(width: width, height: .max / 4)).height
    }

    override func layoutSubviews() {
        let area = area(in: bounds.size)
        facts.wraps = isSaid || farColumn(in: bounds.width) != nil
        if isSaid {
            placeLines(in: area)
        } else if let column = farColumn(in: bounds.width) {
            placeFacts(at: column.lowerBound, width: column.count, in: area)
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

    /// The columns that a chart leaves for numbers beside it.
    private static func besides(_ width: Int) -> Int { width - narrowestChart - 3 }

    /// Indicates whether the numbers stand beside the chart without one that is cut; their notes go on where there is room for them.
    private func hasRoomBeside(in width: Int) -> Bool { Self.besides(width) >= facts.leastWidth }

    private func captionRows(in width: Int) -> Int { max(1, wrapped(caption.text, to: width).count) }

    private func place(in area: Rect) {
        let rows = min(area.height, wrapped(statement.text, to: area.width).count)
        guard hasContent else { return placeSentences(rows, in: area) }
        let wanted = facts.sizeThatFits(area.size)
        let isHigh = area.height - rows - wanted.height - 2 >= Self.usefulChart
        if hasRoomBeside(in: area.width), !isHigh {
            let width = min(wanted.width, Self.besides(area.width))
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
            let below = min(area.height, captionRows(in: area.width))
            statement.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: rows)
            facts.wraps = true
            let height = max(0, min(facts.wholeHeight(in: area.width), area.height - rows - below))
            facts.frame = Rect(x: area.minX, y: area.minY + rows, width: area.width, height: height)
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
        let above = min(captionRows(in: area.width), area.height)
        caption.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: above)
        statement.frame = Rect(x: area.minX, y: area.minY + above, width: area.width, height: min(rows, max(0, area.height - above)))
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
        fitsNumbers = true
        showSaidDots()
        var y = area.minY
        for (view, rows) in saidRows(in: area.width) {
            view.frame = Rect(x: area.minX, y: y, width: area.width, height: rows)
            y += rows
        }
    }

    /// Each point has a line of its own.
    private func showSaidDots() {
        groups = points.indices.filter { points[$0].value != nil }.map { $0..<$0 + 1 }
        chart.dots = groups.map { group in
            let point = points[group.lowerBound]
            return DotChart.Dot(point.label, point.value, text: point.text, name: point.name)
        }
        chart.selectedIndex = nil
    }

    /// The parts from the top with their rows, as they are said.
    private func saidRows(in width: Int) -> [(view: View, rows: Int)] {
        let dots = chart.sizeThatFits(Size(width: width, height: .max / 4)).height
        return [
            (statement, wrapped(statement.text, to: width).count), (caption, captionRows(in: width)),
            (facts, facts.wholeHeight(in: width)), (chart, dots),
        ]
    }
}
