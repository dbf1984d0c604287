import Common
import Screens
import Terminal

/// The home screen's layout: the number, its bar and what is to go come first; the week stands beside them where it is wide enough, and
/// the year beside that where it is wider still.
final class WalkHomeView: View {
    let headline = SpanLine(gap: 2)
    /// The same number, large, where there is room.
    let digits = BigDigits(style: Style(.accent, .bold))
    let gauge = GaugeBar()
    let outlook = SpanLine(gap: 0)
    /// The goals beside the number.
    let standings = StandingLines()
    let facts = SpanLine(gap: 3)
    /// The remark about walks that add no steps; a line of its own, so that it is not the first to go.
    let uncounted = Label(style: Style(.secondary))
    /// The remark about a live walk that was broken off.
    let brokenOff = Label(style: Style(.secondary), lines: 3)
    /// The next walk that somebody asks for or that was agreed.
    let walkWithOthers = Label(style: Style(.text), lines: 3)
    /// The last thing that came by the inbox.
    let inbox = Label(style: Style(.secondary))
    /// The goal that grew, or the question whether goals may.
    let growth = Label(style: Style(.secondary), lines: 3)
    /// This week against the last.
    let progress = SpanLine(gap: 0)
    /// The change of the way of walking, where there is a real one.
    let change = Label(style: Style(.text, .bold), lines: 3)
    /// The same in few words, where that has no room.
    let briefChange = Label(style: Style(.text, .bold), lines: 2)
    /// The change alone, in one row, where the goals leave no more.
    let shortestChange = Label(style: Style(.text, .bold))
    let streak = SpanLine(gap: 3)
    let week = BarChart(direction: .right)
    let year = YearStrip()
    let heading = Label(style: Style(.title, .bold))
    let list = ListView()
    /// The sentence shown while there is nothing else to show.
    let notice = Label(lines: 0)
    /// Indicates whether the day is known; until then only the notice is on show.
    var isReady = false {
        didSet { if isReady != oldValue { showWhatIsThere() } }
    }

    private static let weekDays = 7
    /// The columns that the content takes at most; what is right of a row stays near it.
    private static let widest = 110
    /// The columns from which on the year stands beside the week.
    private static let wide = 160

    override init() {
        super.init()
        for view in day + [notice] { addSubview(view) }
        showWhatIsThere()
    }

    private var day: [View] {
        [
            headline, digits, gauge, outlook, standings, facts, uncounted, brokenOff, walkWithOthers, inbox, growth, progress, change,
            briefChange, shortestChange, streak,
            week, year,
            heading,
            list,
        ]
    }

    private func showWhatIsThere() {
        for view in day { view.isHidden = !isReady }
        notice.isHidden = isReady
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let margin = bounds.width >= 60 ? 2 : 0
        let left = margin + Control.gutter
        let hasYear = bounds.width >= Self.wide && bounds.height >= Self.weekDays + 6
        let free = hasYear ? bounds.width - YearStrip.width - 2 - margin : bounds.width
        let content = Rect(x: 0, y: 0, width: min(free, Self.widest + margin), height: bounds.height)
        let top = bounds.height >= 14 ? 1 : 0
        notice.frame = Rect(x: left, y: top, width: max(0, content.width - 2 * left), height: bounds.height)
        year.isHidden = !isReady || !hasYear
        streak.isHidden = !isReady || hasYear
        let x = content.width + 2
        year.frame = Rect(x: x, y: top, width: max(0, bounds.width - x - margin), height: max(0, bounds.height - top))
        let isWide = content.width >= 72 && content.height >= 9
        let y =
            isWide
            ? layOutWide(content, top: top, left: left, margin: margin) : layOutNarrow(content, top: top, left: left, margin: margin)
        placeList(in: content, from: y, margin: margin)
    }

    private typealias Row = (view: View, rows: Int)

    /// Gives each of some views its row, as far as there are any.
    /// - Returns: the row below the last one.
    private func place(_ views: [Row], x: Int, y: Int, width: Int) -> Int {
        var y = y
        for (view, rows) in views {
            let height = max(0, min(rows, bounds.height - y))
            view.frame = Rect(x: x, y: y, width: max(0, width), height: height)
            y += height
        }
        return y
    }

    /// The remarks on walks, files and goals, where there are any.
    private func remarks(_ width: Int) -> [Row] {
        [
            (uncounted, rows(uncounted)), (brokenOff, rows(brokenOff, width)), (walkWithOthers, rows(walkWithOthers, width)),
            (inbox, rows(inbox)),
            (growth, rows(growth, width)),
        ]
    }

    /// The rows of a sentence that may wrap.
    private func rows(_ label: Label, _ width: Int) -> Int {
        label.text.isEmpty ? 0 : label.sizeThatFits(Size(width: max(0, width), height: label.numberOfLines)).height
    }

    private func rows(_ label: Label) -> Int { label.text.isEmpty ? 0 : 1 }
    private func rows(_ line: SpanLine) -> Int { line.groups.isEmpty || line.isHidden ? 0 : 1 }

    /// The day at the left and the week at the right; below them, over the whole width, the sentences.
    private func layOutWide(_ content: Rect, top: Int, left: Int, margin: Int) -> Int {
        let isRoomy = content.height >= 16
        let isLarge = content.width >= 100 && content.height >= 24
        headline.isHidden = !isReady || isLarge
        digits.isHidden = !isReady || !isLarge
        let weekWidth = min(48, max(34, content.width * 2 / 5))
        let whole = content.width - left - margin
        let room = whole - weekWidth - 4
        // Two rows, not a choice within one: of a choice within the list the optimizer releases one view too many (Swift 6.3).
        let large = isLarge ? BigDigits.height : 0
        var y = place([(digits, large), (headline, isLarge ? 0 : 1)], x: left, y: top, width: room)
        y = place([(gauge, 1), (outlook, 1)], x: left, y: y + (isLarge ? 1 : 0), width: room)
        y = place([(standings, standings.lines.count), (facts, rows(facts))], x: left, y: y + (isRoomy ? 1 : 0), width: room)
        week.frame = Rect(x: content.width - margin - weekWidth, y: top, width: weekWidth, height: Self.weekDays)
        y = max(y, top + Self.weekDays)
        y = place(
            remarks(whole) + [(progress, rows(progress)), (change, rows(change, whole)), (briefChange, 0), (shortestChange, 0)], x: left,
            y: y, width: whole)
        if content.height >= 20, rows(progress) > 0 { y += rows(streak) }
        y = place([(streak, rows(streak))], x: left, y: y, width: whole)
        return y + (isRoomy ? 1 : 0)
    }

    /// One below the other; where rows are scarce the week, the change of walking and the goals come before all walks but one, these before
    /// the streak, and that before the facts.
    private func layOutNarrow(_ content: Rect, top: Int, left: Int, margin: Int) -> Int {
        let isRoomy = content.height >= 16
        headline.isHidden = !isReady
        digits.isHidden = true
        let room = content.width - left - max(margin, 1)
        let remarks = remarks(room)
        // One walk stays, so that the list is known to be there; more of them come after what a look at the day is for.
        var free = isRoomy ? content.height : max(0, content.height - 3 - remarks.reduce(0) { $0 + $1.rows } - 1)
        func granted(_ wanted: Int) -> Int {
            let rows = min(wanted, free)
            free -= rows
            return rows
        }
        let sentence = granted(rows(progress))
        let rest = free - standings.lines.count - (isRoomy ? 0 : Self.fewestWalks - 1)
        let isBrief = rows(change, room) > rest
        // The reason in few words takes the place of all walks but one, then of a row for each goal, at last of the bar, which says what the
        // headline says.
        func lacking(_ goals: Int) -> Int { rows(briefChange, room) - (free - goals) }
        let each = standings.lines.count
        let wanted = isBrief && lacking(each) > 1 && lacking(min(each, 1)) <= 1 ? min(each, 1) : each
        let missing = lacking(wanted)
        let reason = missing <= 1
        let bar = isBrief && missing == 1 && !briefChange.text.isEmpty ? 0 : 1
        free += 1 - bar
        let told = isBrief ? 0 : granted(rows(change, room))
        let brief = isBrief && reason ? granted(rows(briefChange, room)) : 0
        let shortest = isBrief && !reason ? granted(rows(shortestChange)) : 0
        let goals = granted(wanted)
        if !isRoomy { free = max(0, free - Self.fewestWalks + 1) }
        let (row, fact) = (granted(rows(streak)), granted(rows(facts)))
        var y = place([(headline, 1), (gauge, bar), (outlook, 1)], x: left, y: top, width: room)
        if isRoomy { y += 1 }
        y = place([(standings, goals), (facts, fact)], x: left, y: y, width: room)
        y = place(
            remarks + [(progress, sentence), (change, told), (briefChange, brief), (shortestChange, shortest)], x: left, y: y, width: room)
        if isRoomy { y += row }
        y = place([(streak, row)], x: left, y: y, width: room)
        if content.height >= 24 {
            week.frame = Rect(x: left, y: y + 1, width: min(room, 48), height: Self.weekDays)
            y += 1 + Self.weekDays
        } else {
            week.frame = .zero
        }
        return y + (isRoomy ? 1 : 0)
    }

    /// The walks that come before the streak and the facts on a screen with few rows.
    private static let fewestWalks = 3

    /// A heading without a walk below it would be no use.
    private func placeList(in content: Rect, from y: Int, margin: Int) {
        let rest = bounds.height - y
        let hasHeading = rest > Self.fewestWalks
        heading.frame = Rect(
            x: margin + Control.gutter, y: y, width: hasHeading ? content.width - 2 * margin : 0, height: hasHeading ? 1 : 0)
        let top = y + (hasHeading ? 1 : 0)
        list.frame = Rect(x: margin, y: top, width: content.width - 2 * margin, height: max(0, bounds.height - top))
    }
}
