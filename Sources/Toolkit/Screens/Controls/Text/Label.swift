import Terminal

/// Text that is only read.
///
/// One line unless told otherwise: what does not fit is cut with `…`, but goes on in the next line for those who listen. With `lines: 0` it
/// wraps between words and takes as many rows as it needs in the width that it is given; with another number it takes at most so many.
/// The last row ends with `…` where there are fewer than it needs. An empty label wants no room at all, so a stack leaves neither a row
/// nor a gap for it: no need to hide it.
///
/// ```swift
/// Label("Books", style: Style(.title, .bold))
/// Label("A long sentence that may take as many lines as it needs.", lines: 0)
/// ```
///
/// A text that becomes longer asks for another layout by itself; one that stays as wide, such as a number that counts, is only drawn again.
/// For text in several styles there is ``RichLabel``, for more than fits on a screen a ``ScrollView`` around either.
public final class Label: View {
    /// The text; more than one line where it holds line ends or wraps.
    public var text: String {
        didSet {
            guard text != oldValue else { return }
            laidOut = nil
            setNeedsDisplay()
            if !needsSameSpace(as: oldValue) { invalidateIntrinsicContentSize() }
        }
    }
    /// The style of the text.
    public var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// The side at which lines stand.
    public var alignment: TextAlignment {
        didSet { if alignment != oldValue { setNeedsDisplay() } }
    }
    /// The most lines it takes, with `…` where text was left out; zero takes as many as it needs.
    public var numberOfLines: Int {
        didSet {
            guard numberOfLines != oldValue else { return }
            laidOut = nil
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The lines at the width that was asked for last.
    private var laidOut: (width: Int, isSaid: Bool, lines: [String])?

    /// Makes a label.
    public init(_ text: String = "", style: Style = .plain, alignment: TextAlignment = .left, lines: Int = 1) {
        self.text = text
        self.style = style
        self.alignment = alignment
        numberOfLines = lines
    }

    /// A title is a heading; an empty label is nothing.
    public override var accessibilityRole: AccessibilityRole? { text.isEmpty ? nil : style.role == .title ? .heading : .staticText }
    public override var defaultAccessibilityLabel: String? { text }

    public override func sizeThatFits(_ size: Size) -> Size {
        guard !text.isEmpty else { return .zero }
        if numberOfLines == 1, !isSaid {
            return size.width > 0 ? Size(width: min(TextWidth.of(text), size.width), height: min(1, size.height)) : .zero
        }
        let lines = lines(in: size.width)
        return Size(width: min(size.width, lines.map { TextWidth.of($0) }.max() ?? 0), height: min(size.height, lines.count))
    }

    public override func draw(_ painter: inout Painter) {
        if numberOfLines == 1, bounds.height <= 1 || !isSaid {
            let offset = alignment.offset(of: min(TextWidth.of(text), bounds.width), in: bounds.width)
            painter.write(text, x: offset, y: 0, width: bounds.width - offset, style: style)
            return
        }
        let lines = lines(in: bounds.width)
        for (row, line) in lines.prefix(bounds.height).enumerated() where painter.needsRow(row) {
            let goesOn = row == bounds.height - 1 && lines.count > bounds.height
            let line = goesOn ? goingOn(line, in: bounds.width) : line
            painter.write(line, x: alignment.offset(of: TextWidth.of(line), in: bounds.width), y: row, style: style)
        }
    }

    /// A line with the sign that the text goes on, in place of its last word where there is no room behind it.
    private func goingOn(_ line: String, in width: Int) -> String {
        let whole = line + " …"
        guard TextWidth.of(whole) > width, let space = line.lastIndex(of: " ") else { return TextWidth.truncated(whole, to: width) }
        return line[..<space] + " …"
    }

    /// A number that counts up is no reason to lay everything out again.
    private func needsSameSpace(as other: String) -> Bool {
        numberOfLines == 1 && text.isEmpty == other.isEmpty && TextWidth.of(text) == TextWidth.of(other)
    }

    private func lines(in width: Int) -> [String] {
        if let laidOut, laidOut.width == width, laidOut.isSaid == isSaid { return laidOut.lines }
        let lines = wrap(to: width)
        laidOut = (width, isSaid, lines)
        return lines
    }

    override func forgetDrawing() { laidOut = nil }

    private func wrap(to width: Int) -> [String] {
        guard width > 0 else { return [] }
        let all = wrapped(text, to: width)
        guard numberOfLines > (isSaid ? 1 : 0), all.count > numberOfLines else { return all }
        var kept = Array(all.prefix(numberOfLines))
        kept[numberOfLines - 1] = TextWidth.truncated(kept[numberOfLines - 1] + " …", to: width)
        return kept
    }
}
