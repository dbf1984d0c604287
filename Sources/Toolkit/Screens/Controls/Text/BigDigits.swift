import Terminal

/// A number three rows high, for the one thing that a screen answers.
///
/// Digits, commas, points, colons, signs and spaces are drawn large; anything else is left out.
///
/// ```swift
/// let count = BigDigits("6,412")
/// count.caption = [ListCell("of 7,000 steps", style: Style(.secondary))]
/// ```
///
/// It takes three rows and five columns a digit, the gap included. Where there are fewer rows the number is cut, so a small screen should
/// say it in a ``Label`` instead.
public final class BigDigits: View {
    /// The rows that the digits take.
    public static let height = 3

    /// The number.
    public var text: String {
        didSet { if text != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }
    /// The style of the number: the accent's unless the number means something else.
    public var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// The text behind the number, on its last row.
    public var caption: [ListCell] = [] {
        didSet { if caption != oldValue { setNeedsDisplay(); invalidateIntrinsicContentSize() } }
    }

    /// Makes a number.
    public init(_ text: String = "", style: Style = Style(.accent)) {
        self.text = text
        self.style = style
    }

    /// Each sign as three rows of equal width.
    private static let signs: [Character: [String]] = [
        "0": ["█▀▀█", "█  █", "█▄▄█"], "1": [" ▄█ ", "  █ ", " ▄█▄"], "2": ["▀▀▀█", "▄▄▄█", "█▄▄▄"], "3": ["▀▀▀█", " ▀▀█", "▄▄▄█"],
        "4": ["█  █", "█▄▄█", "   █"], "5": ["█▀▀▀", "▀▀▀█", "▄▄▄█"], "6": ["█▀▀▀", "█▀▀█", "█▄▄█"], "7": ["▀▀▀█", "  ▄▀", "  █ "],
        "8": ["█▀▀█", "█▀▀█", "█▄▄█"], "9": ["█▀▀█", "▀▀▀█", "▄▄▄█"], ",": [" ", " ", "▟"], ".": [" ", " ", "▄"], ":": ["▄", " ", "▀"],
        "-": ["  ", "▄▄", "  "], "+": ["   ", "▄█▄", " ▀ "], " ": ["  ", "  ", "  "],
    ]

    private var shapes: [[String]] { text.compactMap { Self.signs[$0] } }

    private func width(of shapes: [[String]]) -> Int {
        shapes.reduce(0) { $0 + TextWidth.of($1[0]) } + max(0, shapes.count - 1)
    }

    public override var accessibilityRole: AccessibilityRole? { text.isEmpty && caption.isEmpty ? nil : .staticText }
    public override var defaultAccessibilityLabel: String? {
        ([text] + caption.map(\.text)).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let captionWidth = caption.reduce(0) { $0 + TextWidth.of($1.text) }
        let preferred = width(of: shapes) + (captionWidth > 0 ? captionWidth + 2 : 0)
        return Size(width: min(preferred, size.width), height: min(Self.height, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        var x = 0
        for shape in shapes {
            for (row, line) in shape.enumerated() { painter.write(line, x: x, y: row, style: style) }
            x += TextWidth.of(shape[0]) + 1
        }
        x += 1
        for cell in caption { x = painter.write(cell.text, x: x, y: Self.height - 1, width: bounds.width - x, style: cell.style) }
    }
}
