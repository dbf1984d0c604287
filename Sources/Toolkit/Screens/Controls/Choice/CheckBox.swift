import Terminal

/// A yes or no that Space turns over.
///
/// ```swift
/// CheckBox("Show what is lent", isOn: true) { print($0) }
/// ```
///
/// Say in its title what *yes* means, so that it can be read without the question before it. Setting ``isOn`` in the program calls nobody.
public final class CheckBox: Control {
    /// The words beside the box: what yes means.
    public var title: String {
        didSet {
            guard title != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The answer.
    public var isOn: Bool {
        didSet { if isOn != oldValue { setNeedsDisplay() } }
    }
    /// Called when the person changed it.
    public var onChange: @MainActor (Bool) -> Void

    /// Makes a check box.
    public init(_ title: String, isOn: Bool = false, onChange: @escaping @MainActor (Bool) -> Void = { _ in }) {
        self.title = title
        self.isOn = isOn
        self.onChange = onChange
    }

    public override var keyCommands: [KeyCommand] {
        isEnabled ? [KeyCommand(" ", .enter, title: keyNames.toggle, hint: 0) { [weak self] in self?.toggle() }] : []
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled else { return false }
        toggle()
        return true
    }

    private func toggle() {
        isOn.toggle()
        onChange(isOn)
    }

    public override var accessibilityRole: AccessibilityRole? { .checkBox }
    public override var defaultAccessibilityLabel: String? { title }
    public override var accessibilityTraits: AccessibilityTraits { super.accessibilityTraits.union(isOn ? .checked : []) }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, Self.gutter + 4 + TextWidth.of(title)), height: min(1, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        let x = painter.write(isOn ? "[✓] " : "[ ] ", x: Self.gutter, y: 0, style: isOn && isEnabled ? Style(.accent, .bold) : titleStyle)
        painter.write(title, x: x, y: 0, width: bounds.width - x, style: titleStyle)
    }
}
