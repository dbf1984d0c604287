import Terminal

/// A bar that is full to a fraction, on a track.
///
/// Less than 0 is drawn as 0 and more than 1 as 1; it is full only when the fraction is.
///
/// ```swift
/// let read = GaugeBar(fraction: 0.4, role: .success)
/// ```
public final class GaugeBar: View {
    /// The filled part, from 0 to 1.
    public var fraction: Double {
        didSet { if fraction != oldValue { setNeedsDisplay() } }
    }
    /// The role of the full part.
    public var role: Role {
        didSet { if role != oldValue { setNeedsDisplay() } }
    }

    /// Makes a bar.
    public init(fraction: Double = 0, role: Role = .accent) {
        self.fraction = fraction
        self.role = role
    }

    public override var accessibilityRole: AccessibilityRole? { .levelIndicator }
    public override var accessibilityValue: String? { "\(Int(cells: min(max(fraction, 0), 1) * 100, .down))%" }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    public override func draw(_ painter: inout Painter) {
        painter.bar(fraction, x: 0, y: 0, width: bounds.width, style: Style(role), track: true)
    }
}
