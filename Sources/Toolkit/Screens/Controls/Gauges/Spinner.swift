import Terminal

/// Shows that work of unknown length is in progress; with motion reduced, in words only.
///
/// It is the one control that wakes the program up, ten times a second, and only while it is in a window and active.
///
/// ```swift
/// let spinner = Spinner("Loading")
/// spinner.isAnimating = false  // stops the timer; nothing wakes up for it any more
/// ```
///
/// Show one only when something takes longer than a person notices, and a ``ProgressBar`` where the end is known.
public final class Spinner: View {
    /// The words for what is going on.
    public var label: String {
        didSet {
            guard label != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// Indicates whether it is going on.
    public var isAnimating: Bool {
        didSet {
            guard isAnimating != oldValue else { return }
            setNeedsDisplay()
            setNeedsLayout()
        }
    }

    private static let frames = ["|", "/", "-", "\\"]
    private var step = 0
    private var timer: Int?

    /// Makes a spinner.
    public init(_ label: String = "", isAnimating: Bool = true) {
        self.label = label
        self.isAnimating = isAnimating
    }

    public override var accessibilityRole: AccessibilityRole? { isAnimating ? .progressIndicator : nil }
    public override var defaultAccessibilityLabel: String? { label }
    public override var accessibilityTraits: AccessibilityTraits { .updatesFrequently }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, 2 + TextWidth.of(label)), height: min(1, size.height))
    }

    public override func layoutSubviews() { tick() }

    private func tick() {
        guard timer == nil, isAnimating, let window, !window.reduceMotion else { return }
        timer = window.schedule(after: .milliseconds(100)) { [weak self] in
            guard let self else { return }
            timer = nil
            step = (step + 1) % Self.frames.count
            setNeedsDisplay()
            tick()
        }
    }

    public override func draw(_ painter: inout Painter) {
        guard isAnimating else { return }
        let sign = window?.reduceMotion ?? true ? "·" : Self.frames[step]
        painter.write(sign, x: 0, y: 0, style: Style(.accent, .bold))
        painter.write(label, x: 2, y: 0, width: bounds.width - 2, style: Style(.secondary))
    }
}
