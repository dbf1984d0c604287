import Screens
import Terminal
import Walking

/// A day from left to right, a line for each source: high where it recorded much, solid where it counted and dotted where it did not,
/// so that it can be read without colours.
final class RibbonView: View {
    struct Line: Equatable {
        var name: String
        var text: String
        var slots: [DayProof.Slot]
        /// The slots in words, for those who listen.
        var said = ""

        /// Its numbers, with the slots in words.
        var value: String { said.isEmpty ? text : text + ": " + said }
    }

    var lines: [Line] = [] {
        didSet {
            guard lines != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The hours that the wall clock shows in the slots.
    var hours: [Int] = [] {
        didSet { if hours != oldValue { setNeedsDisplay() } }
    }

    private static let signs = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let signsLeftOut = ["⣀", "⣤", "⣶", "⣿"]
    private static let slotsAnHour = 2

    /// The slots on show: from the first steps to the last, in blocks of three hours.
    private var span: Range<Int> {
        let all = lines.map(\.slots.count).max() ?? 0
        let used = (0..<all).filter { slot in lines.contains { $0.slots.indices.contains(slot) && $0.slots[slot].recorded > 0 } }
        guard let first = used.first, let last = used.last else { return 0..<all }
        let block = 3 * Self.slotsAnHour
        return first / block * block..<min(all, (last / block + 1) * block)
    }

    private var slotCount: Int { span.count }

    /// Half an hour is a column where the day fits, else a whole hour is.
    private func slotsAColumn(in width: Int) -> Int { width >= slotCount ? 1 : Self.slotsAnHour }

    private func columns(in width: Int) -> Int {
        let step = slotsAColumn(in: width)
        return (slotCount + step - 1) / step
    }

    private var textWidth: Int { lines.map { TextWidth.of($0.name) + 2 + TextWidth.of($0.text) }.max() ?? 0 }

    /// The names stand beside the lines where both fit, else above them.
    private func isBeside(in width: Int) -> Bool { slotCount + 3 + textWidth <= width }

    override var accessibilityRole: AccessibilityRole? { .chart }
    override var accessibilityElements: [AccessibilityElement] {
        lines.map { AccessibilityElement(.chartValue, $0.name, value: $0.value, frame: bounds) }
    }

    override func sizeThatFits(_ size: Size) -> Size {
        guard !lines.isEmpty else { return .zero }
        guard !isSaid else { return Size(width: size.width, height: min(size.height, saidLines(in: size.width).count)) }
        let names = isBeside(in: size.width) ? 0 : lines.reduce(0) { $0 + heading(of: $1, in: size.width).count }
        return Size(width: size.width, height: min(size.height, 1 + names + lines.count))
    }

    /// The name and the numbers above a line: in one row, or the numbers below the name, where both have no room in it.
    private func heading(of line: Line, in width: Int) -> [[ListCell]] {
        let numbers = Style(.secondary)
        if TextWidth.of(line.name) + 2 + TextWidth.of(line.text) <= width {
            return [[ListCell(line.name + "  "), ListCell(line.text, style: numbers)]]
        }
        return wrapped(line.name, to: width).map { [ListCell($0)] } + wrapped(line.text, to: width).map { [ListCell($0, style: numbers)] }
    }

    override func draw(_ painter: inout Painter) {
        guard !lines.isEmpty else { return }
        guard !isSaid else {
            for (row, line) in saidLines(in: bounds.width).enumerated() { painter.write(line, x: 0, y: row) }
            return
        }
        let beside = isBeside(in: bounds.width)
        let step = slotsAColumn(in: bounds.width)
        drawHours(step: step, &painter)
        let most = max(1, lines.flatMap(\.slots).map(\.recorded).max() ?? 1) * Double(step)
        var row = 0
        for line in lines {
            row += 1
            if beside {
                let x = painter.write(line.name, x: columns(in: bounds.width) + 3, y: row)
                painter.write(line.text, x: x + 2, y: row, width: bounds.width - x - 2, style: Style(.secondary))
            } else {
                for cells in heading(of: line, in: bounds.width) {
                    var x = 0
                    for cell in cells { x = painter.write(cell.text, x: x, y: row, width: bounds.width - x, style: cell.style) }
                    row += 1
                }
            }
            for x in 0..<columns(in: bounds.width) {
                let part = line.slots.dropFirst(span.lowerBound + x * step).prefix(step)
                draw(part.reduce(0) { $0 + $1.recorded }, part.reduce(0) { $0 + $1.counted }, most: most, x: x, y: row, &painter)
            }
        }
    }

    private func saidLines(in width: Int) -> [String] {
        accessibilityElements.flatMap { wrapped($0.line, to: width) }
    }

    /// A number over every third hour, left out where it would run into the edge.
    private func drawHours(step: Int, _ painter: inout Painter) {
        for slot in span where hours.indices.contains(slot) && hours[slot] % 3 == 0 {
            let (hour, x) = (hours[slot], (slot - span.lowerBound) / step)
            guard slot == 0 || hours[slot - 1] != hour, x + 2 <= bounds.width else { continue }
            painter.write((hour < 10 ? "0" : "") + String(hour), x: x, y: 0, style: Style(.secondary))
        }
    }

    private func draw(_ recorded: Double, _ counted: Double, most: Double, x: Int, y: Int, _ painter: inout Painter) {
        guard recorded > 0 else {
            painter.write("·", x: x, y: y, style: Style(.tertiary))
            return
        }
        let isCounted = counted * 2 >= recorded
        let signs = isCounted ? Self.signs : Self.signsLeftOut
        let height = min(max(0, Int(clamping: recorded / most * Double(signs.count), .towardZero)), signs.count - 1)
        painter.write(signs[height], x: x, y: y, style: isCounted ? Style(.chart, .bold) : Style(.chartSecondary, .dim))
    }
}
