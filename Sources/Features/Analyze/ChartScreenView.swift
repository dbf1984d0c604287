import Screens
import Terminal

/// The chart with its numbers beside it, or below it where the window is narrow.
final class ChartScreenView: View {
    let chart: BarChart
    let caption: Label
    let facts: FactsView

    init(chart: BarChart, caption: Label, facts: FactsView) {
        self.chart = chart
        self.caption = caption
        self.facts = facts
        super.init()
        addSubview(chart)
        addSubview(caption)
        addSubview(facts)
    }

    override func layoutSubviews() {
        let margin = bounds.width < 48 ? 0 : 2
        let top = bounds.height < 12 ? 0 : 1
        let area = Rect(x: margin, y: top, width: bounds.width - 2 * margin, height: bounds.height - top)
        let wish = facts.sizeThatFits(area.size)
        if area.width - wish.width - 4 >= 36 {
            facts.frame = Rect(x: area.maxX - wish.width, y: area.minY, width: wish.width, height: wish.height)
            place(in: Rect(x: area.minX, y: area.minY, width: area.width - wish.width - 4, height: min(area.height, 18)))
        } else {
            // The chart keeps at least seven rows; of the numbers the first ones stay.
            let height = max(0, min(wish.height, area.height - 8))
            facts.frame = Rect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
            place(in: Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - (height > 0 ? 1 : 0)))
        }
    }

    private func place(in area: Rect) {
        let captionHeight = min(1, area.height)
        chart.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: area.height - captionHeight)
        caption.frame = Rect(x: area.minX, y: area.maxY - captionHeight, width: area.width, height: captionHeight)
    }
}
