import Common
import Screens
import Terminal

/// A name, the shape of something along the way, and its span in words; where lines are said, the span and then all values.
final class ProfileLine: View {
    /// The content of a line.
    struct Content {
        var name: String
        /// The values along the way, in the person's unit; nil where nothing is known.
        var values: [Double?]
        /// The value at the foot of the shape.
        var minimum = 0.0
        /// The names of the values, such as times.
        var labels: [String]
        var unit: String
        var fractionDigits: Int
        /// The lowest and the highest value in words.
        var span: String
        /// The signs by which a map shows the ends of the span.
        var signs: [String] = []
    }

    private static let leastShape = 16
    private let label = Label(style: Style(.secondary))
    private let line = Sparkline()
    private let signs = SpanLine(gap: 1)
    private let span = Label(style: Style(.secondary))
    /// The width of the widest name beside which it stands, so that the shapes begin in one column.
    private var nameWidth = 0

    override init() {
        super.init()
        signs.isLegend = true
        for view in [label, line, signs, span] as [View] { addSubview(view) }
    }

    func show(_ content: Content, nameWidth: Int) {
        label.text = content.name
        self.nameWidth = nameWidth
        line.values = content.values
        line.minimum = content.minimum
        line.labels = content.labels
        line.unit = content.unit
        line.format = { TabbedText.number($0, fractionDigits: content.fractionDigits) }
        line.accessibilityLabel = content.name
        signs.groups = content.signs.isEmpty ? [] : [[ListCell(content.signs.joined(separator: " "), style: Style(.secondary))]]
        span.text = content.span
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let rows = isSaid ? 1 + line.sizeThatFits(Size(width: size.width, height: .max / 4)).height : 1
        return Size(width: size.width, height: min(size.height, rows))
    }

    override func layoutSubviews() {
        guard !isSaid else { return placeLines() }
        let signsWidth = signs.sizeThatFits(Size(width: .max / 4, height: 1)).width
        let wanted = TextWidth.of(span.text) + (signsWidth > 0 ? signsWidth + 2 : 0)
        // The shape says more than its span in words, so these go below it, or go.
        let room = bounds.width - nameWidth - 2
        let fits = room - wanted - 2 >= min(Self.leastShape, line.values.count)
        label.frame = Rect(x: 0, y: 0, width: nameWidth, height: 1)
        line.frame = Rect(x: nameWidth + 2, y: 0, width: max(0, room - (fits ? wanted + 2 : 0)), height: 1)
        let start = fits ? bounds.width - wanted : nameWidth + 2
        let end = fits ? bounds.width : min(bounds.width, start + wanted)
        let (y, height) = fits ? (0, 1) : (1, bounds.height > 1 ? 1 : 0)
        let spanStart = start + wanted - TextWidth.of(span.text)
        signs.frame = Rect(x: start, y: y, width: max(0, min(signsWidth, end - start)), height: height)
        span.frame = Rect(x: spanStart, y: y, width: max(0, end - spanStart), height: height)
    }

    private func placeLines() {
        label.frame = Rect(x: 0, y: 0, width: min(nameWidth, bounds.width), height: min(1, bounds.height))
        signs.frame = .zero
        span.frame = Rect(x: nameWidth + 2, y: 0, width: max(0, bounds.width - nameWidth - 2), height: min(1, bounds.height))
        line.frame = Rect(x: 0, y: 1, width: bounds.width, height: max(0, bounds.height - 1))
    }
}
