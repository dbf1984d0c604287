import Terminal

/// Weeks as columns, days of the week as rows, each day in one of five steps: a year at a glance.
///
/// Two columns a week where they fit, else one; where not even that, the oldest weeks are left out. For those who listen, a picture of 365
/// shades says nothing: set ``lines`` to its contents in words, and they are its parts
/// in the accessibility tree, and what is drawn where the window says lines.
///
/// ```swift
/// let week = (0..<7).map { HeatMap.Day($0 % 5, isMarked: $0 > 3) }
/// let map = HeatMap([week, week], rowTitles: ["Mon", "", "Wed", "", "Fri", "", "Sun"], weekTitles: [0: "May"])
/// map.lines = ["May: 8 of 14 days"]
/// ```
///
/// The view decides nothing about the steps: whoever has the numbers says what is little and what is much, and keeps the five steps the
/// same for all that is compared. Without colours the signs `·` `░` `▒` `▓` `█` still tell the steps apart.
public final class HeatMap: View {
    /// One day.
    public struct Day: Hashable, Sendable {
        /// The shade, from 0 (nothing) to 4 (most); nil outside of what is shown.
        public var level: Int?
        /// Indicates whether the goal was reached.
        public var isMarked: Bool

        /// Makes a day.
        public init(_ level: Int?, isMarked: Bool = false) {
            self.level = level.map { min(max(0, $0), 4) }
            self.isMarked = isMarked
        }
    }

    /// The weeks, oldest first, each with its seven days.
    public var weeks: [[Day]] {
        didSet { if weeks != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }
    /// The names of the rows; empty ones are left out.
    ///
    /// An eighth stands beside ``weekNotes``, such as their unit.
    public var rowTitles: [String] {
        didSet { if rowTitles != oldValue { setNeedsDisplay() } }
    }
    /// Titles over weeks: the month, at its first week.
    public var weekTitles: [Int: String] {
        didSet { if weekTitles != oldValue { setNeedsDisplay() } }
    }
    /// Notes below weeks, such as a number of the month; one is left out where it would touch the one before it.
    public var weekNotes: [Int: String] = [:] {
        didSet { if weekNotes != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }
    /// Its contents in words, such as a line a month, for those who listen.
    public var lines: [String] = [] {
        didSet { if lines != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }
    /// Week and day that stand out, with a sign of their own: a shade in reverse would be another shade.
    ///
    /// Both count from zero, the week in ``weeks`` and the day in its week; a place that is not on show marks nothing.
    public var selection: (week: Int, day: Int)? {
        didSet { setNeedsDisplay() }
    }

    /// Makes a heat map.
    public init(_ weeks: [[Day]] = [], rowTitles: [String] = [], weekTitles: [Int: String] = [:]) {
        self.weeks = weeks
        self.rowTitles = rowTitles
        self.weekTitles = weekTitles
    }

    private static let signs = ["·", "░", "▒", "▓", "█"]
    private static let roles: [Role] = [.heat0, .heat1, .heat2, .heat3, .heat4]

    /// The columns of the row titles, with one between them and the days; none without titles.
    private var titleWidth: Int {
        let widest = rowTitles.map { TextWidth.of($0) }.max() ?? 0
        return widest > 0 ? widest + 1 : 0
    }

    public override var accessibilityRole: AccessibilityRole? { .chart }
    /// The ``lines``; without them, for each title over the weeks, the days that reached the goal among those that are known.
    public override var accessibilityElements: [AccessibilityElement] {
        guard lines.isEmpty else { return lines.map { AccessibilityElement(.chartValue, $0, frame: bounds) } }
        let starts = weekTitles.keys.filter(weeks.indices.contains).sorted()
        return zip(starts, starts.dropFirst() + [weeks.count]).map { start, end in
            let days = weeks[start..<end].joined().filter { $0.level != nil }
            return AccessibilityElement(
                .chartValue, weekTitles[start] ?? "", value: "✓ \(days.count(where: \.isMarked))/\(days.count)", frame: bounds)
        }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        guard !isSaid else { return saidSize(in: size) }
        return Size(
            width: min(size.width, titleWidth + weeks.count * 2),
            height: min(size.height, 7 + (weekTitles.isEmpty ? 0 : 1) + (weekNotes.isEmpty ? 0 : 1)))
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid else { return drawSaid(&painter) }
        let top = weekTitles.isEmpty || bounds.height < 8 ? 0 : 1
        let left = bounds.width >= titleWidth + 6 ? titleWidth : 0
        // Two columns a week where they fit; the newest weeks are what must be seen.
        let step = weeks.count * 2 <= bounds.width - left ? 2 : 1
        let shown = min(weeks.count, max(0, (bounds.width - left) / step))
        let first = weeks.count - shown
        if left > 0 {
            for (row, title) in rowTitles.prefix(bounds.height - top).enumerated() {
                painter.write(title, x: 0, y: top + row, style: Style(.secondary))
            }
        }
        let weeks = first..<self.weeks.count
        for week in weeks {
            for (row, day) in self.weeks[week].prefix(min(7, bounds.height - top)).enumerated() {
                guard let level = day.level else { continue }
                let isSelected = selection.map { $0.week == week && $0.day == row } ?? false
                let style = isSelected ? Style(.selection, .bold) : Style(Self.roles[level], day.isMarked ? .bold : [])
                painter.write(isSelected ? "◆" : Self.signs[level], x: left + (week - first) * step, y: top + row, style: style)
            }
        }
        func drawLine(_ texts: [Int: String], y: Int) {
            var free = left
            for week in weeks {
                let x = left + (week - first) * step
                guard let text = texts[week], x >= free, x + TextWidth.of(text) <= bounds.width else { continue }
                free = painter.write(text, x: x, y: y, style: Style(.secondary)) + 1
            }
        }
        if top == 1 { drawLine(weekTitles, y: 0) }
        if !weekNotes.isEmpty, bounds.height > top + 7 { drawLine(weekNotes, y: top + 7) }
    }
}
