import Common
import Screens
import Terminal

/// The chart with its numbers beside it, below it where the window is narrow, or by turns where it is low, too.
///
/// It is no wider than eyes like to go, so that what is right of it stays near.
final class ChartScreenView: View {
    /// The chart of sums, drawn from zero.
    let bars = BarChart()
    /// Of what is measured small changes matter, so it is drawn on an axis that fits it.
    let dots = DotChart()
    let caption = Label(style: Style(.secondary))
    let facts = FactList(gap: 2, wraps: false)
    /// The width of the widest numbers and a useful chart.
    private static let leastBeside = 84
    /// Wider content would have its parts far from each other.
    private static let widest = 110
    /// The columns from which on the numbers have a column of their own, right of all else.
    private static let wide = 160
    private static let highest = 18

    /// Indicates whether the values are measured; those that add up are bars.
    var isMeasured = false {
        didSet { setNeedsLayout() }
    }

    /// Indicates whether the numbers stand in the place of the chart, where not all of them have room besides it.
    var showsNumbers = false {
        didSet { setNeedsLayout() }
    }
    /// Indicates whether all numbers are on show with the chart.
    private(set) var fitsNumbers = true {
        didSet { if fitsNumbers != oldValue { window?.setNeedsChromeUpdate() } }
    }

    override init() {
        super.init()
        for view in [bars, dots, caption, facts] as [View] { addSubview(view) }
    }

    override func layoutSubviews() {
        let margin = bounds.width < 48 ? 0 : 2
        let top = bounds.height < 12 ? 0 : 1
        let area = Rect(x: margin, y: top, width: min(bounds.width - 2 * margin, Self.widest), height: bounds.height - top)
        let preferred = facts.sizeThatFits(area.size)
        // Lines are the same for both.
        dots.isHidden = !isMeasured || isSaid
        bars.isHidden = !dots.isHidden
        guard !isSaid else { return placeLines(in: area, facts: preferred.height) }
        if bounds.width >= Self.wide, bounds.width - area.maxX - margin - 4 >= preferred.width {
            fitsNumbers = true
            facts.frame = Rect(x: area.maxX + 4, y: area.minY, width: preferred.width, height: preferred.height)
            return place(in: Rect(x: area.minX, y: area.minY, width: area.width, height: min(area.height, Self.highest)))
        }
        // The window decides about the place of the numbers, so that another metric does not move everything.
        if area.width >= Self.leastBeside, area.width - preferred.width - 4 >= 36 {
            fitsNumbers = true
            facts.frame = Rect(x: area.maxX - preferred.width, y: area.minY, width: preferred.width, height: preferred.height)
            place(in: Rect(x: area.minX, y: area.minY, width: area.width - preferred.width - 4, height: min(area.height, Self.highest)))
        } else {
            // The chart keeps at least seven rows; of the numbers the first ones stay.
            let height = max(0, min(preferred.height, area.height - 8))
            fitsNumbers = height == preferred.height
            guard fitsNumbers || !showsNumbers else { return placeNumbers(in: area) }
            facts.frame = Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
            place(in: Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - (height > 0 ? 1 : 0)))
        }
    }

    /// For who listens: the bar that is selected, the numbers, then all bars.
    private func placeLines(in area: Rect, facts height: Int) {
        caption.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: min(1, area.height))
        facts.frame = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: height)
        bars.frame = Rect(x: area.minX, y: area.minY + 2 + height, width: area.width, height: max(0, area.height - 2 - height))
    }

    /// All that fit, in the place of the chart.
    private func placeNumbers(in area: Rect) {
        for chart in [bars, dots] { chart.frame = .zero }
        caption.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: min(1, area.height))
        facts.frame = Rect(x: area.minX, y: area.minY + 1, width: area.width, height: max(0, area.height - 1))
    }

    private func place(in area: Rect) {
        let captionHeight = min(1, area.height)
        for chart in [bars, dots] {
            chart.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - captionHeight)
        }
        caption.frame = Rect(x: area.minX, y: area.maxY - captionHeight, width: area.width, height: captionHeight)
    }
}
