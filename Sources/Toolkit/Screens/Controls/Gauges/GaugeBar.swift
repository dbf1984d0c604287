import Terminal

/// A bar that is full to a fraction, on a track.
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

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    public override func draw(_ painter: inout Painter) {
        painter.bar(fraction, x: 0, y: 0, width: bounds.width, style: Style(role), track: true)
    }
}
