import Terminal

/// A thin line between two things, with or without a heading in it; one row high.
///
/// ```swift
/// StackView(.vertical, [Rule(title: "Recent"), ListView()])
/// ```
public final class Rule: View {
    /// The text at its beginning.
    public var title: String {
        didSet { if title != oldValue { setNeedsDisplay() } }
    }

    /// Makes a rule.
    public init(title: String = "") { self.title = title }

    public override var accessibilityRole: AccessibilityRole? { title.isEmpty ? nil : .heading }
    public override var defaultAccessibilityLabel: String? { title }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    public override func draw(_ painter: inout Painter) {
        var x = 0
        if !title.isEmpty { x = painter.write(title, x: 0, y: 0, width: bounds.width, style: Style(.secondary)) + 1 }
        guard x < bounds.width else { return }
        painter.fill(Rect(x: x, y: 0, width: bounds.width - x, height: 1), with: Glyph(scalar: "─"), style: Style(.tertiary))
    }
}
