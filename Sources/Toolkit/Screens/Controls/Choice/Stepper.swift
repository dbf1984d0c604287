import Terminal

/// A number that goes up and down by steps, within bounds.
///
/// `←` `→` and `-` `+` change it by a step, PgUp and PgDn by ten, Home and End go to the bounds. A value outside of the bounds becomes the
/// nearest one; setting it in the program calls nobody.
///
/// ```swift
/// Stepper(value: 2, in: 1...9, format: { "\($0) copies" }) { print($0) }
/// ```
public final class Stepper: Control {
    /// The number.
    public var value: Int {
        didSet {
            value = min(max(value, range.lowerBound), range.upperBound)
            if value != oldValue { setNeedsDisplay() }
        }
    }
    /// The bounds.
    public var range: ClosedRange<Int> {
        didSet { value = min(max(value, range.lowerBound), range.upperBound) }
    }
    /// The change by one key press; PgUp and PgDn change ten times as much.
    public var step: Int
    /// The text of a number, as people read it.
    public var format: @MainActor (Int) -> String {
        didSet { setNeedsDisplay() }
    }
    /// Called when the person changed it.
    public var onChange: @MainActor (Int) -> Void

    /// Makes a stepper.
    public init(
        value: Int, in range: ClosedRange<Int>, step: Int = 1, format: @escaping @MainActor (Int) -> String = { String($0) },
        onChange: @escaping @MainActor (Int) -> Void = { _ in }
    ) {
        self.value = min(max(value, range.lowerBound), range.upperBound)
        self.range = range
        self.step = max(1, step)
        self.format = format
        self.onChange = onChange
    }

    override var hintedKeys: [KeyCommand] { isEnabled ? [answered("-", title: keyNames.change, hint: 20)] : [] }

    public override var answeredKeys: [KeyCommand] {
        guard isEnabled else { return [] }
        let names = keyNames
        return hintedKeys + [
            answered("+", "=", title: names.change), answered(.left, .right, "h", "l", title: names.change),
            answered(.pageUp, .pageDown, title: names.changeByTen), answered(.home, .end, title: names.ends),
        ]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .left, "h", "-": return change(by: -step)
        case .right, "l", "+", "=": return change(by: step)
        case .pageDown: return change(by: -10 * step)
        case .pageUp: return change(by: 10 * step)
        case .home: return change(by: range.lowerBound - value)
        case .end: return change(by: range.upperBound - value)
        default: return false
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard isEnabled else { return false }
        switch event.action {
        case .wheelUp: return change(by: step)
        case .wheelDown: return change(by: -step)
        case .press: return change(by: event.point.x < Self.gutter + 2 ? -step : step)
        default: return false
        }
    }

    /// Changes the number, as far as the bounds allow, and says so.
    private func change(by amount: Int) -> Bool {
        guard isEnabled else { return false }
        let old = value
        let (sum, overflow) = value.addingReportingOverflow(amount)
        value = overflow ? (amount > 0 ? range.upperBound : range.lowerBound) : sum
        if value != old { onChange(value) }
        return true
    }

    public override var accessibilityRole: AccessibilityRole? { .stepper }
    public override var accessibilityValue: String? { format(value) }
    public override var accessibilityTraits: AccessibilityTraits { super.accessibilityTraits.union(.adjustable) }

    public override func sizeThatFits(_ size: Size) -> Size {
        let widest = [range.lowerBound, range.upperBound, value].map { TextWidth.of(format($0)) }.max() ?? 0
        return Size(width: min(size.width, Self.gutter + widest + 4), height: min(1, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        func arrow(_ isPossible: Bool) -> Style { isPossible && isEnabled ? Style(.accent) : Style(.disabled, .dim) }
        var x = painter.write("‹", x: Self.gutter, y: 0, style: arrow(value > range.lowerBound))
        x = painter.write(format(value), x: x + 1, y: 0, style: titleStyle)
        painter.write("›", x: x + 1, y: 0, style: arrow(value < range.upperBound))
    }
}
