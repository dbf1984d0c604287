import Terminal

/// A bar for how far something is, with what is being done now and how long it will take.
///
/// ```swift
/// ProgressBar(fraction: 0.4, label: "Reading", caption: "96 of 240")
/// ProgressBar(fraction: nil, label: "Looking for books")  // how long it takes is not known
/// ```
///
/// Two rows where there are two: the words and the caption above, the bar and its percentage below. With one row there is only the bar. The
/// caption goes where it would leave the words less than half.
public final class ProgressBar: View {
    /// The finished part, from 0 to 1; nil where it is not known.
    public var fraction: Double? {
        didSet { if fraction != oldValue { setNeedsDisplay() } }
    }
    /// The words for what is being done.
    public var label: String {
        didSet { if label != oldValue { setNeedsDisplay() } }
    }
    /// The text at the right: a rate, the time left.
    public var caption: String {
        didSet { if caption != oldValue { setNeedsDisplay() } }
    }

    /// Makes a bar.
    public init(fraction: Double? = 0, label: String = "", caption: String = "") {
        self.fraction = fraction
        self.label = label
        self.caption = caption
    }

    public override var accessibilityRole: AccessibilityRole? { .progressIndicator }
    public override var defaultAccessibilityLabel: String? { label }
    public override var accessibilityValue: String? { [percent, caption].filter { !$0.isEmpty }.joined(separator: "  ") }
    public override var accessibilityTraits: AccessibilityTraits { .updatesFrequently }

    private var percent: String { fraction.map { "\(Int(cells: min(max($0, 0), 1) * 100, .down))%" } ?? "" }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(2, size.height)) }

    public override func draw(_ painter: inout Painter) {
        let barRow = bounds.height > 1 ? 1 : 0
        if barRow == 1 {
            let captionWidth = TextWidth.of(caption)
            let fits = captionWidth + 2 <= bounds.width / 2 || TextWidth.of(label) + 2 + captionWidth <= bounds.width
            painter.write(label, x: 0, y: 0, width: fits ? bounds.width - captionWidth - 2 : bounds.width)
            if fits { painter.write(caption, endingAt: bounds.width, y: 0, style: Style(.secondary)) }
        }
        let room = bounds.width > 12 ? bounds.width - 5 : bounds.width
        painter.bar(fraction ?? 0, x: 0, y: barRow, width: room, style: Style(.accent), track: true)
        if room < bounds.width { painter.write(percent, endingAt: bounds.width, y: barRow, style: Style(.text, .bold)) }
    }
}
