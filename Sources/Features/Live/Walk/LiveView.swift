import Common
import Screens
import Terminal
import Walking

/// The layout of a live walk: the number first, then its band, what the coach says, the facts, today's goal, and the last minutes.
///
/// A pane of one row has the walk in a line, one of a few rows a line and what the coach says. Where lines are said there are only words.
final class LiveView: View {
    private let digits = BigDigits(style: Style(.accent, .bold))
    private let unit = Label(style: Style(.secondary))
    private let phase = Label(style: Style(.text, .bold))
    private let aim = Label(style: Style(.secondary))
    private let gauge = BandGauge()
    /// The reason why the number or its aim is not known.
    private let missing = Label(style: Style(.secondary), lines: 0)
    private let facts = FactGrid()
    private let trail = Sparkline(role: .chart)
    private let trailCaption = Label(style: Style(.secondary))
    private let cue = Label(lines: 0)
    private let today = SpanLine(gap: 2)
    private let goal = GaugeBar()
    private let troubles = Label(style: Style(.warning), lines: 0)
    private let line = SpanLine(gap: 2)
    /// The numbers where they are said.
    private let words = Label(lines: 0)
    /// The text in place of everything, before the walk has begun or where it could not.
    let notice = Label(lines: 0)

    var content: LiveContent? {
        didSet { if content != oldValue { show() } }
    }

    private var placed: [ObjectIdentifier: Rect] = [:]
    private static let widest = 110

    override init() {
        super.init()
        for view in parts + [notice] { addSubview(view) }
        for view in [cue, troubles, notice] { view.announcesChanges = true }
    }

    private var parts: [View] {
        [digits, unit, phase, aim, gauge, missing, facts, trail, trailCaption, cue, today, goal, troubles, line, words]
    }

    private func show() {
        guard let content else { return }
        let isQuiet = content.isPaused
        digits.text = content.number
        digits.style = isQuiet ? Style(.secondary) : Style(.accent, .bold)
        unit.text = content.unit
        phase.text = content.phase
        aim.text = content.aim
        gauge.place = content.gauge?.place
        facts.facts = content.facts
        show(content.trail)
        trailCaption.text = content.trail?.caption ?? ""
        missing.text = content.missing
        say(content)
        today.groups =
            content.goal.isEmpty
            ? [] : [[ListCell(content.today, style: Style(.secondary))], [ListCell(content.goal)]]
        goal.fraction = content.goalFraction
        goal.role = content.goalFraction >= 1 ? .success : .accent
        troubles.text = content.troubles.map { "! " + $0 }.joined(separator: "\n")
        showLine(content)
        words.text = content.words
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func show(_ content: LiveContent.Trail?) {
        trail.values = content?.values ?? []
        trail.minimum = content?.minimum ?? 0
        trail.labels = content?.times ?? []
        trail.unit = content?.unit ?? ""
        trail.accessibilityLabel = content?.caption
        let fractionDigits = content?.fractionDigits ?? 0
        trail.format = { TabbedText.number($0, fractionDigits: fractionDigits) }
    }

    /// Writes what the coach says, or where there is one place for both why a number is missing, as soon as the words are not new any more.
    private func say(_ content: LiveContent, orMissing isShared: Bool = false) {
        let isMissing = isShared && !content.isCueFresh && !content.missing.isEmpty
        let text = isMissing ? content.missing : content.cue
        let style = content.isCueFresh ? Style(.title, .bold) : .plain
        if cue.text != text { cue.text = text }
        if cue.style != style { cue.style = style }
    }

    /// Writes the one line, in a pane of one row with what is wrong or what the coach says.
    private func showLine(_ content: LiveContent) {
        var parts = content.line.enumerated().map { index, part in [ListCell(part, style: index == 0 ? Style(.text, .bold) : .plain)] }
        let wrong = content.isUrgent ? content.troubles.first.map { "! " + $0 } : nil
        if bounds.height == 1, let text = wrong ?? content.said {
            let cell = [ListCell(text, style: wrong == nil ? Style(.title, .bold) : Style(.warning))]
            let isWide = TextWidth.of(content.line.first ?? "") + 2 + TextWidth.of(text) <= bounds.width - 2
            parts = isWide ? [parts[0], cell] + parts.dropFirst() : [cell]
        }
        if line.groups != parts { line.groups = parts }
    }

    override func layoutSubviews() {
        placed = [:]
        let margin = bounds.width >= 60 ? 4 : bounds.width >= 30 ? 1 : 0
        let area = Rect(
            x: margin, y: 0, width: max(0, min(bounds.width - 2 * margin, Self.widest)), height: bounds.height)
        notice.isHidden = content != nil
        notice.frame = Rect(x: margin, y: bounds.height >= 12 ? 1 : 0, width: area.width, height: bounds.height)
        if let content { layOut(content, area) }
        // Only what really moves is touched, so that a layout asks for no other.
        for view in parts {
            let frame = placed[ObjectIdentifier(view)]
            view.isHidden = frame == nil
            view.frame = frame ?? .zero
        }
    }

    private func layOut(_ content: LiveContent, _ area: Rect) {
        if isSaid {
            layOutWords(content, area)
        } else if bounds.height < 7 {
            layOutPane(Rect(x: min(1, bounds.width), y: 0, width: max(0, bounds.width - 2), height: bounds.height))
        } else if bounds.width < 74 || bounds.height < 16 {
            layOutNarrow(content, area)
        } else {
            layOutWide(content, area)
        }
    }

    private func place(_ view: View, _ x: Int, _ y: Int, _ width: Int, _ height: Int = 1) {
        guard y < bounds.height, width > 0, height > 0 else { return }
        placed[ObjectIdentifier(view)] = Rect(x: x, y: y, width: width, height: min(height, bounds.height - y))
    }

    /// The rows that a text takes.
    private func rows(_ label: Label, in width: Int) -> Int { label.sizeThatFits(Size(width: width, height: bounds.height)).height }

    // MARK: 80×24 and more

    private func layOutWide(_ content: LiveContent, _ area: Rect) {
        say(content)
        let x = area.minX
        let besideDigits = x + max(18, digits.sizeThatFits(area.size).width + 3)
        facts.isLow = false
        let size = facts.sizeThatFits(area.size)
        let factsX = area.maxX - size.width
        place(digits, x, 1, besideDigits - x, BigDigits.height)
        // A large number leaves little room beside it.
        if TextWidth.of(phase.text) < factsX - besideDigits {
            place(phase, besideDigits, 1, factsX - besideDigits - 1)
        } else {
            place(phase, x, 0, area.width)
        }
        place(unit, besideDigits, 2, factsX - besideDigits - 1)
        place(aim, besideDigits, 3, factsX - besideDigits - 1)
        if content.gauge != nil { place(gauge, x, 4, min(24, area.width)) }
        place(facts, factsX, 1, size.width, size.height)
        let reason = content.missing.isEmpty ? 0 : rows(missing, in: area.width)
        place(missing, x, 5, area.width, reason)
        var y = 6 + reason
        if content.trail != nil {
            let captionWidth = TextWidth.of(trailCaption.text)
            let room = area.width - captionWidth - 3
            // A whole number of values to a column, so that the line keeps its shape while it moves.
            let columns = room >= 60 ? 60 : 30
            place(trail, x, y, columns, 2)
            place(trailCaption, x + columns + 3, y + 1, captionWidth)
        }
        y += 3
        let said = rows(cue, in: area.width)
        place(cue, x, y, area.width, said)
        y += max(2, said) + 1
        placeGoal(x, y, area.width)
        y += 2
        place(troubles, x, y, area.width, rows(troubles, in: area.width))
    }

    private func placeGoal(_ x: Int, _ y: Int, _ width: Int) {
        let words = today.sizeThatFits(Size(width: width, height: 1)).width
        guard words > 0 else { return }
        place(today, x, y, min(words, width))
        if width - words - 2 >= 8 { place(goal, x + words + 2, y, min(30, width - words - 2)) }
    }

    // MARK: 40×12

    private func layOutNarrow(_ content: LiveContent, _ area: Rect) {
        say(content, orMissing: true)
        let x = area.minX
        let besideDigits = x + digits.sizeThatFits(area.size).width + 2
        place(digits, x, 0, besideDigits - x, BigDigits.height)
        place(phase, besideDigits, 0, area.maxX - besideDigits)
        place(unit, besideDigits, 1, area.maxX - besideDigits)
        place(aim, besideDigits, 2, area.maxX - besideDigits)
        var y = BigDigits.height
        if content.gauge != nil {
            place(gauge, x, y, min(24, area.width))
            y += 1
        }
        facts.isLow = area.width >= 38
        let size = facts.sizeThatFits(Size(width: area.width, height: bounds.height - y - 1))
        place(facts, x, y, size.width, size.height)
        y += size.height
        let warnings = rows(troubles, in: area.width)
        // A sentence is said whole, or today's goal makes room for it; and words that are not new do, where something is wrong.
        let said = rows(cue, in: area.width)
        let isFitting = y + said + warnings < bounds.height
        let saysCue = warnings == 0 || isFitting || (content.isCueFresh && !content.isUrgent)
        if saysCue {
            place(cue, x, y, area.width, said)
            y += said
        }
        if warnings > 0, isFitting || !saysCue {
            place(troubles, x, y, area.width, warnings)
            y += warnings
        }
        placeGoal(x, y, area.width)
        y += 1
        if content.trail != nil, y < bounds.height { place(trail, x, y, min(30, area.width)) }
    }

    // MARK: A pane of a few rows

    private func layOutPane(_ area: Rect) {
        if let content {
            showLine(content)
            say(content, orMissing: true)
        }
        place(line, area.minX, 0, area.width)
        var y = 1
        if content?.isUrgent == true {
            let wrong = min(rows(troubles, in: area.width), max(0, bounds.height - y))
            place(troubles, area.minX, y, area.width, wrong)
            y += wrong
        }
        let said = min(rows(cue, in: area.width), max(0, bounds.height - y))
        place(cue, area.minX, y, area.width, said)
        y += said
        placeGoal(area.minX, y, area.width)
        if y + 1 < bounds.height { place(trail, area.minX, y + 1, min(60, area.width)) }
    }

    // MARK: Words

    private func layOutWords(_ content: LiveContent, _ area: Rect) {
        say(content)
        let said = rows(cue, in: bounds.width)
        place(cue, 0, 0, bounds.width, said)
        place(words, 0, said, bounds.width, rows(words, in: bounds.width))
        let y = said + rows(words, in: bounds.width)
        placeGoal(0, y, TextWidth.of(content.today) + TextWidth.of(content.goal) + 2)
        place(troubles, 0, y + 1, bounds.width, rows(troubles, in: bounds.width))
    }
}

/// A band with a mark at the place of a value in it; outside of the band the mark is drawn beside it.
private final class BandGauge: View {
    /// The place of the value, from 0 to 1 within the band; nil draws nothing.
    var place: Double? {
        didSet { if place != oldValue { setNeedsDisplay() } }
    }

    override var accessibilityRole: AccessibilityRole? { place == nil ? nil : .levelIndicator }
    override var accessibilityValue: String? { place.map { "\(Int(clamping: $0 * 100))%" } }

    override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    override func draw(_ painter: inout Painter) {
        guard let place, place.isFinite, bounds.width >= 5 else { return }
        let inner = bounds.width - 2
        painter.write("├" + String(repeating: "─", count: inner - 2) + "┤", x: 1, y: 0, style: Style(.tertiary))
        let isInside = (0...1).contains(place)
        let x = place < 0 ? 0 : place > 1 ? bounds.width - 1 : 1 + Int(clamping: place * Double(inner - 1))
        painter.write("■", x: x, y: 0, style: Style(isInside ? .success : .warning, .bold))
    }
}
