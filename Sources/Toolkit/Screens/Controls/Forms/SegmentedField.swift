import Terminal

/// A value in several numeric parts, such as a date: the arrows walk through the parts, digits and `+` `-` change the one under the bar.
///
/// After a digit a sign between the parts, `-` too, ends its part, so that a value may be typed or pasted as people write it.
///
/// ## How digits are read
///
/// People type dates in many ways, and none of them says "now the month". So the field keeps what was typed and decides late:
///
/// - digits fill the part under the bar from the right. When no further digit could follow (`4` in a month), or the part is full, the next
///   part is the current one
/// - a sign ends a part that is not full: `1-1-24` and `01-01-24` are typed alike. The sign behind a part that was full already changes
///   nothing
/// - where the bar begins in a later part (the day, in a date), the first digits go there. A sign behind them says that they were the part
///   before: `11/21` is a month and a day. `19` or `20` and two digits more were a year from the beginning
/// - `-` as the first key is a step back, and digits behind it say how many: `-3` is three days ago
///
/// Typed digits become a value, and the change is reported, when its part is full or is left, by whatever key.
///
/// Words that were typed since the last other key, or pasted, are taken as soon as the field knows what they say: `monday`, `20 nov`.
///
/// A subclass says what its parts may be (`range(of:)`), puts the others right when one changes (`normalize()`), and carries over
/// (`step(part:by:)`). ``DateField`` and ``TimeField`` are the two that there are.
open class SegmentedField: Control {
    /// The numbers, from left to right.
    public internal(set) var parts: [Int]
    /// The words after the value, dim: the day of the week, for instance.
    public var detail: String = "" {
        didSet { if detail != oldValue { setNeedsDisplay() } }
    }
    /// Indicates whether there is no value yet, so that the places of its digits are empty; it ends with the first value or key.
    public internal(set) var isBlank = false {
        didSet { if isBlank != oldValue { setNeedsDisplay() } }
    }
    /// The sentence below that says what is wrong; nil while nothing is.
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
    let widths: [Int]
    private let separators: [String]
    private var current = 0
    private var typed = 0
    /// The digits since the keys came here, as long as no other key was pressed, and the value before them.
    private var entry: (digits: [Int], base: [Int])?
    /// A step that digits may still multiply, so that `-3` is three days back, and the value before it.
    private var signed: (sign: Int, count: Int, base: [Int])?
    /// The value before the digits that are being typed.
    private var before: [Int] = []
    /// Indicates whether the part under the bar came after the last digit of the one before, and its sign may still follow.
    private var hasMovedOn = false
    /// The text typed since the field got the keys or a key was pressed that is no text.
    private var line = ""
    /// The signs between the parts, besides `-`.
    static let signs: [Character] = [".", "/", ":"]

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

    /// Takes the value that words say; false where they say none.
    func parseWords(_ text: String) -> Bool { false }

    /// The name of the neighbouring part, for the keys that go there.
    var partName: String { keyNames.timePart }
    /// The part under the bar when the field gets the keys.
    var startPart: Int { 0 }

    // Digits are typed here, whatever they do elsewhere.
    public override var acceptsText: Bool { isEnabled }

    public override func firstResponderChanged() {
        finishTyping()
        if isFirstResponder { (current, entry, signed, line) = (startPart, nil, nil, "") }
        super.firstResponderChanged()
    }

    override var hintedKeys: [KeyCommand] { isEnabled ? [answered(.left, .right, title: partName, hint: 30)] : [] }

    public override var answeredKeys: [KeyCommand] {
        guard isEnabled else { return [] }
        let names = keyNames
        return hintedKeys + [
            answered("h", "l", title: partName), answered("-", "+", "=", title: names.change),
            answered(.pageUp, .pageDown, title: names.changeByTen),
            answered("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", title: names.digits),
            answered(".", "/", ":", .backspace, title: names.endOfNumber),
        ] + (onSubmit == nil ? [] : [answered(.enter, title: window?.text.next ?? "")])
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        guard case .character(let character) = key.code, key.isPrintable else {
            line = ""
            return pressed(key)
        }
        line.append(character)
        let isTaken = pressed(key)
        // Digits alone are those of the parts.
        guard line.contains(where: \.isLetter), parseWords(line) else { return isTaken }
        (entry, signed) = (nil, nil)
        // Some letters are keys, too, and walked away.
        current = max(current, startPart)
        setNeedsDisplay()
        return true
    }

    /// Does what a key means for the part under the bar.
    func pressed(_ key: Key) -> Bool {
        isBlank = false
        if let digit = Self.digit(key) {
            type(digit)
            setNeedsDisplay()
            return true
        }
        let (wasTyping, mayEndPart) = (typed > 0, typed > 0 || hasMovedOn || entry != nil)
        // Keys meet a value, whatever they do, also elsewhere.
        finishTyping()
        let (before, stepped) = (entry, signed)
        (entry, signed) = (nil, nil)
        switch key {
        case "-" where mayEndPart, ".", "/", ":":
            if let before, current == startPart, startPart > 0 {
                if beginEarlier(before) { break }
                if key == "-", !wasTyping { stepBySign(-1, again: false) }
                break
            }
            // After a part that was full already its sign changes nothing.
            if wasTyping, current < parts.count - 1 { current += 1 }
        case .left, "h": return walk(by: -1)
        case .right, "l": return walk(by: 1)
        case "+", "=": stepBySign(1, again: stepped != nil)
        case "-": stepBySign(-1, again: stepped != nil)
        case .pageUp: adjust(by: 10)
        case .pageDown: adjust(by: -10)
        case .backspace: break
        case .enter:
            guard let onSubmit else { return false }
            onSubmit()
        default: return false
        }
        setNeedsDisplay()
        return true
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        finishTyping()
        (entry, signed) = (nil, nil)
        switch event.action {
        case .press:
            current = parts.indices.last { place(of: $0) <= event.point.x } ?? 0
        case .wheelUp: adjust(by: 1)
        case .wheelDown: adjust(by: -1)
        default: return false
        }
        setNeedsDisplay()
        return true
    }

    /// Takes a value as people write it; other text, and a value that there is not, is nobody's here.
    public override func paste(_ text: String) -> Bool {
        guard isEnabled else { return false }
        guard let new = read(text) else { return parseWords(text) }
        finishTyping()
        let old = parts
        parts = new
        normalize()
        guard parts == new else {
            parts = old
            return false
        }
        current = 0
        setNeedsDisplay()
        if parts != old { changed() }
        return true
    }

    private static func digit(_ key: Key) -> Int? {
        guard case .character(let character) = key.code, key.isPrintable, character.isASCII else { return nil }
        return character.wholeNumberValue
    }

    /// Goes to the part beside; at either end the key climbs.
    private func walk(by step: Int) -> Bool {
        guard parts.indices.contains(current + step) else { return false }
        current += step
        setNeedsDisplay()
        return true
    }

    /// Steps the part under the bar, and says so if anything changed.
    private func adjust(by amount: Int) {
        let old = parts
        step(part: current, by: amount)
        if parts != old { changed() }
    }

    /// One step; the first one may still be multiplied.
    private func stepBySign(_ sign: Int, again: Bool) {
        if !again, startPart > 0, current == startPart { signed = (sign, 0, parts) }
        adjust(by: sign)
    }

    /// A digit after a single sign: so many steps at once.
    private func multiply(_ step: (sign: Int, count: Int, base: [Int]), by digit: Int) {
        let count = min(step.count * 10 + digit, 9999)
        let old = parts
        parts = step.base
        self.step(part: current, by: step.sign * count)
        signed = (step.sign, count, step.base)
        if parts != old { changed() }
    }

    /// The digits were those of the part before: `11/21` begins with the month.
    private func beginEarlier(_ entry: (digits: [Int], base: [Int])) -> Bool {
        let number = entry.digits.reduce(0) { $0 * 10 + $1 }
        guard range(of: startPart - 1).contains(number) else { return false }
        parts = entry.base
        set(startPart - 1, to: number)
        changed()
        return true
    }

    /// Digits that begin in a later part and do not end there were the whole value, which begins with its century.
    private func beginWhole(_ digits: [Int], base: [Int]) {
        parts = base
        current = 0
        for digit in digits { fill(digit) }
    }

    /// Takes a digit: as the number of a step, as part of a value that begins with its century, or into the part under the bar.
    private func type(_ digit: Int) {
        if let signed { return multiply(signed, by: digit) }
        guard startPart > 0 else { return fill(digit) }
        if current == startPart, typed == 0, let entry, [[1, 9], [2, 0]].contains(entry.digits) {
            self.entry = nil
            return beginWhole(entry.digits + [digit], base: entry.base)
        }
        if current == startPart { entry = typed > 0 ? entry.map { ($0.digits + [digit], $0.base) } : ([digit], parts) }
        fill(digit)
    }

    /// Digits fill the part from the right; when no further digit could follow, the next part is the current one.
    private func fill(_ digit: Int) {
        if typed == 0 { before = parts }
        let value = (typed > 0 ? parts[current] * 10 : 0) + digit
        let range = range(of: current)
        typed += 1
        hasMovedOn = false
        parts[current] = min(value, range.upperBound)
        guard typed >= widths[current] || (widths[current] <= 2 && value * 10 > range.upperBound) else { return }
        finishTyping()
        if current < parts.count - 1 { (current, hasMovedOn) = (current + 1, true) }
    }

    /// Makes a value of the digits that were typed, and says so.
    func finishTyping() {
        hasMovedOn = false
        guard typed > 0 else { return }
        typed = 0
        set(current, to: parts[current])
        if parts != before { changed() }
    }

    func set(_ part: Int, to value: Int) {
        let range = range(of: part)
        parts[part] = min(max(value, range.lowerBound), range.upperBound)
        normalize()
        setNeedsDisplay()
    }

    private func text(_ part: Int) -> String {
        if isBlank { return String(repeating: "·", count: widths[part]) }
        let digits = String(parts[part])
        return String(repeating: "0", count: max(0, widths[part] - digits.count)) + digits
    }

    /// The column in which a part begins.
    private func place(of part: Int) -> Int {
        (0..<part).reduce(Self.gutter) { $0 + widths[$1] + TextWidth.of(separators[$1]) }
    }

    public override var accessibilityValue: String? { shownText }
    public override var accessibilityHint: String? { errorText }
    public override var accessibilityTraits: AccessibilityTraits {
        super.accessibilityTraits.union(errorText == nil ? .adjustable : [.adjustable, .invalid])
    }

    /// The value as it is shown, with the words behind it; empty while there is none.
    private var shownText: String {
        guard !isBlank else { return "" }
        let value = parts.indices.map { text($0) + (separators.indices.contains($0) ? separators[$0] : "") }.joined()
        return detail.isEmpty ? value : value + "  " + detail
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let value = place(of: parts.count - 1) + (widths.last ?? 0) + (detail.isEmpty ? 0 : TextWidth.of(detail) + 2)
        let width = value + 2 + Self.steps.count
        let lines = note.lines(in: size.width, of: self)
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
        if !detail.isEmpty, !isBlank { x = painter.write(detail, x: x + 2, y: 0, width: bounds.width - x - 2, style: Style(.secondary)) }
        // Letters and signs are the field's own while it has the keys, so the hint line cannot name these two.
        if isFirstResponder, bounds.width - x >= 2 + Self.steps.count { painter.write(Self.steps, x: x + 2, y: 0, style: Style(.key)) }
        note.draw(&painter, from: 1, of: self)
    }
}
