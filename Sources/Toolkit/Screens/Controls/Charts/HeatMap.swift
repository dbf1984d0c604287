import Terminal

/// Weeks as columns, days of the week as rows, each day in one of five steps: a year at a glance.
///
/// Two columns a week where they fit, else one; where not even that, the newest weeks are on show, or those around the ``selection``, and
/// `‹` and `›` beside the titles say where there are more. For those who listen, a picture of 365 shades says nothing: set ``lines`` to its
/// contents in words, and they are its parts in the accessibility tree, and what is drawn where the window says lines.
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
    ///
    /// One is left out where it would touch another; the last one on show never is.
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
    /// The rows that are copied, each as its fields, such as a date and a number; empty copies the ``lines``.
    public var table: [[String]] = []
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

    /// The weeks on show of as many as have room: the newest, or those around the one that stands out where it is older.
    private func weeksOnShow(_ room: Int) -> Range<Int> {
        let shown = min(weeks.count, max(0, room))
        let newest = weeks.count - shown
        guard let week = selection?.week, week >= 0, week < newest else { return newest..<weeks.count }
        let first = min(newest, max(0, week - shown / 2))
        return first..<first + shown
    }

    public override func draw(_ painter: inout Painter) {
        guard !isSaid else { return drawSaid(&painter) }
        let top = weekTitles.isEmpty || bounds.height < 8 ? 0 : 1
        let left = bounds.width >= titleWidth + 6 ? titleWidth : 0
        // Two columns a week where they fit.
        let step = weeks.count * 2 <= bounds.width - left ? 2 : 1
        let weeks = weeksOnShow((bounds.width - left) / step)
        let first = weeks.lowerBound
        if left > 0 {
            for (row, title) in rowTitles.prefix(bounds.height - top).enumerated() {
                painter.write(title, x: 0, y: top + row, style: Style(.secondary))
            }
        }
        let days = Rect(x: left, y: top, width: weeks.count * step, height: min(7, bounds.height - top))
        var picture = Picture(size: days.size)
        for week in weeks {
            for (row, day) in self.weeks[week].prefix(min(7, bounds.height - top)).enumerated() {
                guard let level = day.level else { continue }
                let isSelected = selection.map { $0.week == week && $0.day == row } ?? false
                let style = isSelected ? Style(.selection, .bold) : Style(Self.roles[level], day.isMarked ? .bold : [])
                let x = (week - first) * step
                painter.write(isSelected ? "◆" : Self.signs[level], x: left + x, y: top + row, style: style)
                Self.add(day, isSelected: isSelected, to: &picture, x: Double(x), y: Double(row), width: Double(step))
            }
        }
        painter.show(picture, in: days)
        func x(of week: Int) -> Int { left + (week - first) * step }
        func drawLine(_ texts: [Int: String], y: Int, keepsLast: Bool) {
            // The sign that there is more has the last column.
            let edge = weeks.upperBound < self.weeks.count ? bounds.width - 2 : bounds.width
            let fitting = weeks.filter { week in texts[week].map { x(of: week) + TextWidth.of($0) <= edge } ?? false }
            // The newest month is the one that people look for.
            let last = keepsLast ? fitting.last : nil
            var free = left
            for week in fitting {
                guard let text = texts[week], x(of: week) >= free else { continue }
                if let last, week < last, x(of: week) + TextWidth.of(text) >= x(of: last) { continue }
                free = painter.write(text, x: x(of: week), y: y, style: Style(.secondary)) + 1
            }
        }
        if top == 1 {
            drawLine(weekTitles, y: 0, keepsLast: true)
            drawMore(&painter, left: left, weeks)
        }
        if !weekNotes.isEmpty, bounds.height > top + 7 { drawLine(weekNotes, y: top + 7, keepsLast: false) }
    }

    /// Says beside the titles at which side there are more weeks.
    private func drawMore(_ painter: inout Painter, left: Int, _ weeks: Range<Int>) {
        if weeks.lowerBound > 0, left > 0 { painter.write("‹", x: left - 1, y: 0, style: Style(.tertiary)) }
        if weeks.upperBound < self.weeks.count { painter.write("›", x: bounds.width - 1, y: 0, style: Style(.tertiary)) }
    }

    /// Draws a day as a square of its shade; the one that stands out has an edge, and one that reached the goal a dot.
    private static func add(
        _ day: Day, isSelected: Bool, to picture: inout Picture, x: Double, y: Double, width: Double
    ) {
        guard let level = day.level else { return }
        // As wide as high, where cells are twice as high as wide; a gap of a seventh keeps squares apart.
        let (gapX, gapY) = (width / 14, 1.0 / 14)
        func box(inset: Double, _ role: Role?) -> Picture.Shape {
            .box(
                x: x + gapX + inset * width, y: y + gapY + inset, width: width - 2 * (gapX + inset * width), height: 1 - 2 * (gapY + inset),
                role)
        }
        if isSelected {
            picture.add(box(inset: 0, .text))
            picture.add(box(inset: 0.1, nil))
        }
        picture.add(box(inset: isSelected ? 0.2 : 0, roles[level]))
        if day.isMarked { picture.add(.disc(.init(x: x + width / 2, y: y + 0.5), radius: 0.12, nil)) }
    }
}
