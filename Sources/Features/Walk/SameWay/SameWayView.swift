import Common
import Screens
import Terminal

/// The layout of the walks of one way: the rule, two shapes over the years, the list, and beside or below them both lines.
final class SameWayView: View {
    let rule = Label(style: Style(.secondary), lines: 0)
    /// The limits of the rule, where there is room; else they stand in its place for the walk itself.
    let limits = Label(style: Style(.tertiary), lines: 0)
    let speed = ProfileLine()
    let stepLength = ProfileLine()
    let list = ListView()
    /// Both ways over each other, which is nothing to listen to but its legend.
    let map = BrailleCanvas(style: Style(.accent))
    let legend = SpanLine(gap: 3)

    private static let leastMap = Size(width: 24, height: 6)
    private static let leastList = 4

    override init() {
        super.init()
        for view in [rule, limits, speed, stepLength, list, map, legend] as [View] { addSubview(view) }
        legend.isLegend = true
    }

    override func layoutSubviews() {
        let margin = bounds.width >= 60 ? 2 : 0
        let width = max(0, bounds.width - 2 * margin)
        let hasMap = !map.isHidden && !isSaid
        let isWide = hasMap && bounds.width >= 76
        let column = isWide ? min(48, width / 2 + 8) : width
        var y = bounds.height >= 16 ? 1 : 0
        let text = rule.sizeThatFits(Size(width: max(0, column - 2), height: .max / 4)).height
        rule.frame = Rect(x: margin + 2, y: y, width: max(0, column - 2), height: min(text, max(0, bounds.height - y)))
        y = rule.frame.maxY
        let more = bounds.height >= 16 ? limits.sizeThatFits(Size(width: max(0, column - 2), height: .max / 4)).height : 0
        limits.frame = Rect(x: margin + 2, y: y, width: max(0, column - 2), height: limits.text.isEmpty ? 0 : more)
        y = limits.frame.maxY
        for line in [speed, stepLength] {
            let rows = line.sizeThatFits(Size(width: max(0, column - 2), height: .max / 4)).height
            let fits = !line.isHidden && bounds.height - y >= Self.leastList + 1 + rows
            line.frame = fits ? Rect(x: margin + 2, y: y, width: max(0, column - 2), height: rows) : .zero
            if fits { y += rows }
        }
        if bounds.height >= 16 { y += 1 }
        let mapRows =
            !isWide && hasMap && bounds.height - y >= Self.leastList + Self.leastMap.height + 1 ? (bounds.height - y) / 2 : 0
        list.frame = Rect(x: margin, y: y, width: column, height: max(0, bounds.height - y - mapRows))
        if isWide {
            place(Rect(x: margin + column + 2, y: 1, width: max(0, width - column - 2), height: max(0, bounds.height - 2)))
        } else {
            place(Rect(x: margin + 2, y: list.frame.maxY, width: max(0, width - 2), height: mapRows))
        }
    }

    private func place(_ area: Rect) {
        let fits = !isSaid && area.width >= Self.leastMap.width && area.height >= Self.leastMap.height
        map.frame = fits ? Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - 1) : .zero
        legend.frame = fits ? Rect(x: area.minX, y: map.frame.maxY, width: area.width, height: 1) : .zero
    }
}
