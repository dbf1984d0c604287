import Terminal

/// Several lines that can be typed in; they wrap at the edge and scroll with the caret.
///
/// ```swift
/// let notes = TextView(placeholder: "Notes", rows: 6) { print($0.count) }
/// ```
///
/// Enter begins a new line, so it never climbs; a screen around it is left by Tab or by a command with Control. Keys within a line are
/// those of a ``TextField``.
///
/// Lines wrap behind a space where there is one, and a word longer than a row is cut between characters. Up and down go by lines of the
/// text and not by rows of the screen. What is pasted keeps its line ends.
public final class TextView: Control {
    /// The text typed so far.
    public var text: String {
        get { editor.text }
        set {
            guard newValue != editor.text else { return }
            editor = TextEditor(newValue)
            setNeedsDisplay()
        }
    }
    /// The text in the empty view, dim.
    public var placeholder: String {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }
    /// The rows it would like.
    public var preferredRows: Int {
        didSet { if preferredRows != oldValue { invalidateIntrinsicContentSize() } }
    }
    /// Called after each change that the person made.
    public var onChange: @MainActor (String) -> Void

    private var editor: TextEditor
    private var top = 0

    /// Makes a text view.
    public init(_ text: String = "", placeholder: String = "", rows: Int = 4, onChange: @escaping @MainActor (String) -> Void = { _ in }) {
        self.placeholder = placeholder
        self.onChange = onChange
        preferredRows = rows
        editor = TextEditor(text)
    }

    public override var acceptsText: Bool { isEnabled }

    public override var answeredKeys: [KeyCommand] {
        guard isEnabled else { return [] }
        let names = keyNames
        return Self.textKeys(of: self) + [answered(.up, .down, title: names.move), answered(.enter, title: names.newLine)]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        return edit { $0.handle(key) }
    }

    public override func paste(_ text: String) -> Bool {
        guard isEnabled else { return false }
        return edit {
            $0.insert(text)
            return true
        }
    }

    override func replaceText(with text: String) -> Bool {
        guard isEnabled else { return false }
        return edit {
            $0 = TextEditor(text)
            return true
        }
    }

    /// Does something with the text, and draws and tells what came of it.
    /// - Returns: whether it meant anything.
    private func edit(_ change: (inout TextEditor) -> Bool) -> Bool {
        let old = editor
        guard change(&editor) else { return false }
        scrollToCaret()
        if editor != old { setNeedsDisplay() }
        if editor.lines != old.lines { onChange(text) }
        return true
    }

    private var room: Int { max(1, bounds.width - Self.gutter) }
    private var wrapped: [WrappedLine] { WrappedLine.wrap(editor.lines, to: room) }

    /// The caret's place among the wrapped rows: the last one of its line that begins before it.
    private func caretPlace(in rows: [WrappedLine]) -> Point {
        let row = rows.lastIndex { $0.line == editor.line && $0.start <= editor.caret } ?? 0
        guard rows.indices.contains(row) else { return .zero }
        let before = rows[row].characters.prefix(editor.caret - rows[row].start)
        return Point(x: min(before.reduce(0) { $0 + TextWidth.of($1) }, room - 1), y: row)
    }

    /// Scrolls no further than the caret needs.
    private func scrollToCaret() {
        guard bounds.height > 0 else { return }
        let rows = wrapped
        let row = caretPlace(in: rows).y
        if row < top { top = row }
        if row >= top + bounds.height { top = row - bounds.height + 1 }
        top = max(0, min(top, rows.count - bounds.height))
    }

    public override func layoutSubviews() { scrollToCaret() }

    public override var cursor: Point? {
        let place = caretPlace(in: wrapped)
        return bounds.width > Self.gutter ? Point(x: Self.gutter + place.x, y: place.y - top) : nil
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard isEnabled, event.action == .press else { return false }
        let rows = wrapped
        let row = rows[min(max(0, top + event.point.y), rows.count - 1)]
        let place = row.start + row.cluster(at: event.point.x - Self.gutter)
        return edit {
            $0.go(to: row.line, caret: place)
            return true
        }
    }

    public override var accessibilityRole: AccessibilityRole? { .textView }
    public override var accessibilityValue: String? { text }
    public override var accessibilityHint: String? { text.isEmpty ? placeholder : nil }
    override var accessibilityPlaceholder: String? { placeholder.isEmpty ? nil : placeholder }
    override var accessibilityCaret: Int? { editor.lines.prefix(editor.line).reduce(editor.caret) { $0 + $1.count + 1 } }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(size.height, preferredRows)) }

    public override func draw(_ painter: inout Painter) {
        for row in 0..<bounds.height { drawFocusBar(&painter, row: row) }
        if editor.text.isEmpty { painter.placeholder(placeholder, x: Self.gutter, y: 0, width: room) }
        let rows = wrapped
        for row in 0..<bounds.height where top + row < rows.count && painter.needsRow(row) {
            painter.write(String(rows[top + row].characters), x: Self.gutter, y: row, style: isEnabled ? Style(.field) : titleStyle)
        }
    }
}
