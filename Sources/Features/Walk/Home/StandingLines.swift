import Screens
import Terminal

/// A line for each goal beside the large number: its name, the day's value, a mark, the goal, and the week's value.
///
/// The values stand below each other; where it is narrow the week's go first, then the goals. Where there is a row for all of them the values
/// stand in it one after the other.
final class StandingLines: View {
    struct Line: Hashable {
        var label: String
        var value: String
        /// `●` for a goal that was reached, `○` for one that was not, empty where there is none.
        var mark = ""
        var goal = ""
        var week = ""
    }

    var lines: [Line] = [] {
        didSet { if lines != oldValue { setNeedsDisplay() } }
    }
    /// The columns of the labels, for others that stand below.
    var labelWidth = 0 {
        didSet { if labelWidth != oldValue { setNeedsDisplay() } }
    }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, lines.count)) }

    override func draw(_ painter: inout Painter) {
        guard lines.count < 2 || bounds.height > 1 else { return drawRow(&painter) }
        func width(_ part: KeyPath<Line, String>) -> Int { lines.map { TextWidth.of($0[keyPath: part]) }.max() ?? 0 }
        let (value, mark, goal, week) = (width(\.value), width(\.mark), width(\.goal), width(\.week))
        let afterValue = labelWidth + 2 + value
        let afterGoal = afterValue + (mark > 0 ? 1 + mark : 0) + (goal > 0 ? 1 + goal : 0)
        for (row, line) in lines.enumerated() where painter.needsRow(row) {
            painter.write(line.label, x: 0, y: row, width: labelWidth, style: Style(.secondary))
            var x = labelWidth + 2 + value - TextWidth.of(line.value)
            for cell in Quantity.cells(line.value) {
                x = painter.write(cell.text, x: x, y: row, width: bounds.width - x, style: cell.style)
            }
            if afterGoal <= bounds.width {
                painter.write(line.mark, x: afterValue + 1, y: row, style: Style(line.mark == "●" ? .success : .secondary))
                painter.write(line.goal, x: afterValue + (mark > 0 ? 2 + mark : 1), y: row, style: Style(.secondary))
            }
            if afterGoal + 2 + week <= bounds.width { painter.write(line.week, x: afterGoal + 2, y: row, style: Style(.secondary)) }
        }
    }
}

extension StandingLines {
    /// Draws the names, the values and their marks in a row; what does not fit goes whole.
    private func drawRow(_ painter: inout Painter) {
        var x = 0
        for line in lines {
            let mark = line.mark.isEmpty ? "" : " " + line.mark
            guard x + TextWidth.of(line.label) + 1 + TextWidth.of(line.value) + TextWidth.of(mark) <= bounds.width else { return }
            x = painter.write(line.label + " ", x: x, y: 0, width: bounds.width - x, style: Style(.secondary))
            for cell in Quantity.cells(line.value) { x = painter.write(cell.text, x: x, y: 0, width: bounds.width - x, style: cell.style) }
            x = painter.write(mark, x: x, y: 0, width: bounds.width - x, style: Style(line.mark == "●" ? .success : .secondary)) + 2
        }
    }
}

/// A goal is copied as its name, the day's value, the goal and the week's value.
extension StandingLines: CopySource {
    var copyPartCount: Int { lines.count }

    func copyText(at index: Int) -> String {
        let line = lines[index]
        return TabbedText.row([line.label, line.value, line.goal, line.week].filter { !$0.isEmpty })
    }

    func copyFrame(at index: Int) -> Rect { Rect(x: 0, y: index, width: bounds.width, height: 1) }
}
