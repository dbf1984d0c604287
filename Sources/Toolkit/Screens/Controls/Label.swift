import Terminal

/// Text that is only read.
public final class Label: View {
    /// What it says; more than one line where it holds line ends or wraps.
    public var text: String {
        didSet {
            guard text != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// How it is set.
    public var style: Style {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Where the lines stand.
    public var alignment: TextAlignment {
        didSet { if alignment != oldValue { setNeedsDisplay() } }
    }
    /// The most lines it takes, with `…` where text was left out; zero takes as many as it needs.
    public var numberOfLines: Int {
        didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Makes a label.
    public init(_ text: String = "", style: Style = .plain, alignment: TextAlignment = .left, lines: Int = 1) {
        self.text = text
        self.style = style
        self.alignment = alignment
        numberOfLines = lines
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        guard !text.isEmpty else { return .zero }
        let lines = lines(in: size.width)
        return Size(width: lines.map { TextWidth.of($0) }.max() ?? 0, height: lines.count)
    }

    public override func draw(_ painter: inout Painter) {
        for (row, line) in lines(in: bounds.width).prefix(bounds.height).enumerated() where painter.needsRow(row) {
            painter.write(line, x: alignment.offset(of: TextWidth.of(line), in: bounds.width), y: row, style: style)
        }
    }

    private func lines(in width: Int) -> [String] {
        guard width > 0 else { return [] }
        if numberOfLines == 1 { return [TextWidth.truncated(text, to: width)] }
        let all = TextWidth.wrapped(text, to: width)
        guard numberOfLines > 0, all.count > numberOfLines else { return all }
        var kept = Array(all.prefix(numberOfLines))
        kept[numberOfLines - 1] = TextWidth.truncated(kept[numberOfLines - 1] + " …", to: width)
        return kept
    }
}
