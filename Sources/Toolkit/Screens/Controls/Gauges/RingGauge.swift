import CLibrary
import Terminal

/// A ring of dots that closes as a fraction grows, with a word in its middle; where it is too small for a ring, a bar.
///
/// It needs 10×5 cells for a ring and would like 18×9.
///
/// ```swift
/// let read = RingGauge(fraction: 0.4, label: "40 %")
/// ```
public final class RingGauge: View {
    /// The filled part, from 0 to 1.
    public var fraction: Double {
        didSet { if fraction != oldValue { setNeedsDisplay() } }
    }
    /// The text in the middle.
    public var label: String {
        didSet { if label != oldValue { setNeedsDisplay() } }
    }
    /// The meaning of it, which decides its colour.
    public var role: Role {
        didSet { if role != oldValue { setNeedsDisplay() } }
    }

    /// Makes a ring.
    public init(fraction: Double = 0, label: String = "", role: Role = .accent) {
        self.fraction = fraction
        self.label = label
        self.role = role
    }

    public override var accessibilityRole: AccessibilityRole? { .levelIndicator }
    public override var defaultAccessibilityLabel: String? { label }
    public override var accessibilityValue: String? { "\(Int(cells: min(max(fraction, 0), 1) * 100, .down))%" }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, 18), height: min(size.height, 9))
    }

    public override func draw(_ painter: inout Painter) {
        guard bounds.height >= 5, bounds.width >= 10 else {
            painter.bar(fraction, x: 0, y: 0, width: bounds.width, style: Style(role), track: true)
            return
        }
        let columns = min(bounds.width, bounds.height * 2)
        let rows = columns / 2
        var full = BrailleGrid(columns: columns, rows: rows)
        var rest = full
        let filled = fraction.isFinite ? min(max(fraction, 0), 1) : 0
        // 240 steps round two circles one dot apart leave no hole at any size a terminal has.
        let steps = 240
        let middle = Double(columns) - 0.5
        for thickness in 0..<3 {
            let radius = middle - Double(thickness)
            for step in 0..<steps {
                let angle = Double(step) / Double(steps) * 2 * Double.pi
                let x = Int(cells: middle + radius * sin(angle))
                let y = Int(cells: middle - radius * cos(angle))
                let isFull = Double(step) < filled * Double(steps)
                if isFull { full.set(x: x, y: y) } else { rest.set(x: x, y: y) }
            }
        }
        let left = (bounds.width - columns) / 2
        rest.draw(on: &painter, x: left, y: 0, style: Style(.tertiary))
        full.draw(on: &painter, x: left, y: 0, style: Style(role, .bold))
        let text = TextWidth.truncated(label, to: max(0, columns - 6))
        painter.write(text, x: left + (columns - TextWidth.of(text)) / 2, y: rows / 2, style: Style(.text, .bold))
    }
}
