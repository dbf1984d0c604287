import Terminal

/// Text in several styles that wraps between its words.
///
/// ```swift
/// RichLabel([RichLabel.Span("12", Style(.accent, .bold)), RichLabel.Span(" books")])
/// ```
///
/// It wraps as ``Label`` does with `lines: 0`; a word that is half in one style and half in another is still one word.
public final class RichLabel: View {
    /// A piece of text in one style.
    public struct Span: Hashable, Sendable {
        /// The text on show.
        public var text: String
        /// The style of the text.
        public var style: Style
        /// The address that it leads to in terminals that know how; nil for none.
        public var link: String?

        /// Makes a piece.
        public init(_ text: String, _ style: Style = .plain, link: String? = nil) {
            self.text = text
            self.style = style
            self.link = link
        }
    }

    /// The pieces, one after the other; a line end in a piece ends the line.
    public var spans: [Span] {
        didSet {
            guard spans != oldValue else { return }
            laidOut = nil
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// The lines in the width that was asked for last: a layout asks more than once, and then they are drawn.
    private var laidOut: (width: Int, isSaid: Bool, lines: [[Span]])?

    /// Makes a label.
    public init(_ spans: [Span] = []) { self.spans = spans }

    public override var accessibilityRole: AccessibilityRole? { spans.isEmpty ? nil : .staticText }
    public override var defaultAccessibilityLabel: String? { spans.map(\.text).joined() }

    public override func sizeThatFits(_ size: Size) -> Size {
        let lines = lines(in: size.width)
        let width = lines.map { line in line.reduce(0) { $0 + TextWidth.of($1.text) } }.max() ?? 0
        return Size(width: min(width, size.width), height: min(lines.count, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        for (row, line) in lines(in: bounds.width).prefix(bounds.height).enumerated() where painter.needsRow(row) {
            var x = 0
            for span in line { painter.linked(to: span.link) { x = $0.write(span.text, x: x, y: row, style: span.style) } }
        }
    }

    override func forgetDrawing() { laidOut = nil }

    private func lines(in width: Int) -> [[Span]] {
        if let laidOut, laidOut.width == width, laidOut.isSaid == isSaid { return laidOut.lines }
        let lines = wrap(to: width)
        laidOut = (width, isSaid, lines)
        return lines
    }

    /// The wrapped text is the plain text wrapped, with the styles laid over it again cluster by cluster.
    private func wrap(to width: Int) -> [[Span]] {
        let clusters = spans.indices.flatMap { index in spans[index].text.map { (character: $0, span: index) } }
        guard !clusters.isEmpty else { return [] }
        var lines: [[Span]] = []
        var place = 0
        for line in wrapped(String(clusters.map(\.character)), to: width) {
            var pieces: [Span] = []
            for character in line {
                // Wrapping leaves out spaces and line ends at the break.
                while place < clusters.count, clusters[place].character != character { place += 1 }
                guard place < clusters.count else { break }
                let span = spans[clusters[place].span]
                if let last = pieces.last, last.style == span.style, last.link == span.link {
                    pieces[pieces.count - 1].text.append(character)
                } else {
                    pieces.append(Span(String(character), span.style, link: span.link))
                }
                place += 1
            }
            lines.append(pieces)
        }
        return lines
    }
}
