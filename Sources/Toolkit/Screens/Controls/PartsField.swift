import Terminal

/// A value in several numeric parts, such as a date: the arrows walk through the parts, digits and `+` `-` change the one under the bar.
///
/// After a digit a sign between the parts, `-` too, ends its part, so that a value may be typed or pasted as people write it.
open class PartsField: Control {
    /// The numbers, from left to right.
    public internal(set) var parts: [Int]
    /// What stands after the value, dim: the day of the week, for instance.
    public var detail: String = "" {
        didSet { if detail != oldValue { setNeedsDisplay() } }
    }
    /// What is wrong, in a sentence below; nil while nothing is.
    public var errorText: String? {
        get { note.error }
        set { note.error = newValue }
    }
    /// Called by Enter; without it Enter climbs to the screen's key commands.
    public var onSubmit: (@MainActor () -> Void)?

    private var note = FieldNote() {
        didSet {
            guard note != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The keys that step the part under the bar.
    private static let steps = "- +"
    private let widths: [Int]
    private let separators: [String]
    private var current = 0
    private var typed = 0
    /// Whether the part under the bar came after the last digit of the one before, and its sign may still follow.
    private var hasMovedOn = false
    /// What people write between the parts, besides `-`.
    private static let signs: [Character] = [".", "/", ":"]

    init(parts: [Int], widths: [Int], separators: [String]) {
        self.parts = parts
        self.widths = widths
        self.separators = separators
    }

    /// The numbers that a part can be, given the others.
    func range(of part: Int) -> ClosedRange<Int> { 0...0 }
    /// Puts the other parts right after one has changed.
    func normalize() {}
    /// The person changed it.
    func changed() {}
    /// Moves one step, carrying over from part to part where that makes sense.
    func step(part: Int, by amount: Int) { set(part, to: parts[part] + amount) }

    // Digits are typed here, whatever they do elsewhere.
    public override var wantsText: Bool { isEnabled }

    public override func firstResponderChanged() {
        if typed > 0 { commitTyping() }
        hasMovedOn = false
        super.firstResponderChanged()
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        let mayEndPart = typed > 0 || hasMovedOn
        hasMovedOn = false
        switch key {
        case "-" where mayEndPart, ".", "/", ":": if mayEndPart { endPart() }
        case .left, "h": return walk(by: -1)
        case .right, "l": return walk(by: 1)
        case "+", "=": adjust(by: 1)
        case "-": adjust(by: -1)
        case .pageUp: adjust(by: 10)
        case .pageDown: adjust(by: -10)
        case .backspace: typed = 0
        case .enter:
            guard let onSubmit else { return false }
            commitTyping()
            onSubmit()
        default:
            guard case .character(let character) = key.code, key.isPrintable, let digit = character.wholeNumberValue, character.isASCII
            else {
                return false
            }
            type(digit)
        }
        setNeedsDisplay()
        return true
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        switch event.action {
        case .press:
            commitTyping()
            current = parts.indices.last { place(of: $0) <= event.point.x } ?? 0
        case .wheelUp: adjust(by: 1)
        case .wheelDown: adjust(by: -1)
        default: return false
        }
        setNeedsDisplay()
        return true
    }

    /// Takes a value as people write it, from its first part on; other text is nobody's here.
    public override func paste(_ text: String) -> Bool {
        let signs = text.filter { !$0.isWhitespace }
        guard isEnabled, !signs.isEmpty, signs.allSatisfy({ ($0.isASCII && $0.isWholeNumber) || $0 == "-" || Self.signs.contains($0) })
        else { return false }
        if typed > 0 { commitTyping() }
        current = 0
        for sign in signs { _ = keyPressed(Key(.character(sign))) }
        return true
    }

    /// A sign ends the part that is being typed; after a part that was full already it changes nothing.
    private func endPart() {
        guard typed > 0 else { return }
        commitTyping()
        if current < parts.count - 1 { current += 1 }
    }

    private func walk(by step: Int) -> Bool {
        guard parts.indices.contains(current + step) else { return false }
        commitTyping()
        current += step
        setNeedsDisplay()
        return true
    }

    private func adjust(by amount: Int) {
        commitTyping()
        let old = parts
        step(part: current, by: amount)
        if parts != old { changed() }
    }

    /// Digits fill the part from the right; when no further digit could follow, the next part is the current one.
    private func type(_ digit: Int) {
        let value = (typed > 0 ? parts[current] * 10 : 0) + digit
        let range = range(of: current)
        typed += 1
        let old = parts
        parts[current] = min(value, range.upperBound)
        let isFull = typed >= widths[current] || (widths[current] <= 2 && value * 10 > range.upperBound)
        if isFull {
            commitTyping()
            if current < parts.count - 1 { (current, hasMovedOn) = (current + 1, true) }
        }
        if parts != old, typed == 0 || range.contains(parts[current]) { changed() }
    }

    private func commitTyping() {
        typed = 0
        let old = parts
        set(current, to: parts[current])
        if parts != old { changed() }
    }

    func set(_ part: Int, to value: Int) {
        let range = range(of: part)
        parts[part] = min(max(value, range.lowerBound), range.upperBound)
        normalize()
        setNeedsDisplay()
    }

    private func text(_ part: Int) -> String {
        let digits = String(parts[part])
        return String(repeating: "0", count: max(0, widths[part] - digits.count)) + digits
    }

    private func place(of part: Int) -> Int {
        (0..<part).reduce(Self.gutter) { $0 + widths[$1] + TextWidth.of(separators[$1]) }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let value = place(of: parts.count - 1) + (widths.last ?? 0) + (detail.isEmpty ? 0 : TextWidth.of(detail) + 2)
        let width = value + 2 + Self.steps.count
        let lines = note.lines(in: size.width)
        let widest = lines.map { TextWidth.of($0) + Self.gutter }.max() ?? 0
        return Size(width: min(size.width, max(width, widest)), height: min(1 + lines.count, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        var x = Self.gutter
        for part in parts.indices {
            let isHere = part == current && isFirstResponder
            x = painter.write(text(part), x: x, y: 0, style: !isEnabled ? titleStyle : isHere ? Style(.selection) : Style(.field))
            if part < separators.count { x = painter.write(separators[part], x: x, y: 0, style: Style(.tertiary)) }
        }
        if !detail.isEmpty { x = painter.write(detail, x: x + 2, y: 0, width: bounds.width - x - 2, style: Style(.secondary)) }
        // Letters and signs are the field's own while it has the keys, so the hint line cannot name these two.
        if isFirstResponder, bounds.width - x >= 2 + Self.steps.count { painter.write(Self.steps, x: x + 2, y: 0, style: Style(.key)) }
        note.draw(&painter, from: 1)
    }
}
