import Screens
import Terminal

/// The members one below the other: place, name, a bar as long as their week, and the number.
final class StandingsView: View {
    struct Row: Equatable {
        var rank: String
        var name: String
        var steps: String
        /// Of the best, from 0 to 1.
        var fraction: Double
        var isMe: Bool
    }

    var rows: [Row] = [] {
        didSet {
            guard rows != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: min(size.height, rows.count))
    }

    override func draw(_ painter: inout Painter) {
        let rankWidth = rows.map { TextWidth.of($0.rank) }.max() ?? 0
        let stepsWidth = rows.map { TextWidth.of($0.steps) }.max() ?? 0
        let spare = bounds.width - rankWidth - stepsWidth - 4
        let nameWidth = min(rows.map { TextWidth.of($0.name) }.max() ?? 0, max(0, spare * 2 / 3))
        let barWidth = max(0, min(40, spare - nameWidth - 2))
        for (y, row) in rows.prefix(bounds.height).enumerated() {
            let style = row.isMe ? Style(.text, .bold) : .plain
            painter.write(row.rank, x: rankWidth - TextWidth.of(row.rank), y: y, style: Style(.secondary))
            painter.write(row.name, x: rankWidth + 2, y: y, width: nameWidth, style: style)
            let bar = rankWidth + 2 + nameWidth + 2
            painter.bar(row.fraction, x: bar, y: y, width: barWidth, style: Style(row.isMe ? .accent : .chart), track: true)
            painter.write(row.steps, x: bar + barWidth + 2 + stepsWidth - TextWidth.of(row.steps), y: y, style: style)
        }
    }
}

/// A member is copied as the place, the name and the number.
extension StandingsView: CopySource {
    var copyPartCount: Int { rows.count }

    func copyText(at index: Int) -> String { TabbedText.row([rows[index].rank, rows[index].name, rows[index].steps]) }

    func copyFrame(at index: Int) -> Rect { Rect(x: 0, y: index, width: bounds.width, height: 1) }
}
