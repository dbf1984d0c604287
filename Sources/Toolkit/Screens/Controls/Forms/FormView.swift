import Terminal

/// Questions one below the other, labels left and answers right, or one over the other where it is narrow; it scrolls to who has the keys.
///
/// The arrows move between the controls wherever a control does not need them itself. So does Enter in a field, and in the last one it is
/// ``onSubmit``.
///
/// Labels stand beside the controls as long as these keep 24 columns, else above them: all of them, so that the answers stay in line. A row
/// whose control is hidden takes no room, which is how a question appears by the answer to another one. The form scrolls so far that the
/// control with the keys is in sight, with the sentence below it; while it is higher than its room, a bar in the last column says so, and
/// the rows are laid out in the columns before it.
///
/// ```swift
/// let title = TextField(placeholder: "Walden")
/// let lent = CheckBox("lent")
/// let form = FormView([FormRow("Title", title), FormRow("", lent), FormRow("", Button("Save"))])
/// ```
public final class FormView: View {
    /// The questions, in order; setting them keeps what was typed into controls that stay.
    public var rows: [FormRow] {
        didSet { install(replacing: oldValue) }
    }
    /// Empty rows between two questions.
    public var spacing: Int {
        didSet { if spacing != oldValue { setNeedsLayout() } }
    }

    /// Called by Enter in the last control; without it Enter climbs to the screen.
    public var onSubmit: (@MainActor () -> Void)?

    private let content = View()
    private var labels: [Label] = []
    private var offset = 0

    /// Makes a form.
    public init(spacing: Int = 1, _ rows: [FormRow] = []) {
        self.rows = rows
        self.spacing = spacing
        super.init()
        stretch = 1
        addSubview(content)
        install(replacing: [])
    }

    /// Exchanges the rows; controls that stay keep what was typed.
    private func install(replacing old: [FormRow]) {
        for row in old where !rows.contains(where: { $0.control === row.control }) { row.control.removeFromSuperview() }
        for label in labels { label.removeFromSuperview() }
        labels = rows.map { row in
            let label = Label(row.label, style: Style(.secondary))
            // It is the name of the control, which is heard with it.
            label.isAccessibilityElement = !Self.holdsControl(row.control)
            return label
        }
        for (label, row) in zip(labels, rows) {
            content.addSubview(label)
            content.addSubview(row.control)
        }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private static func holdsControl(_ view: View) -> Bool { view is Control || view.subviews.contains(where: holdsControl) }

    override func accessibilityQuestion(of view: View) -> String? { rows.first { view.isDescendant(of: $0.control) }?.label }

    /// Labels stand beside the controls as long as these keep a useful width.
    private func labelWidth(in width: Int) -> Int? {
        let widest = rows.filter { !$0.control.isHidden }.map { TextWidth.of($0.label) }.max() ?? 0
        return widest + 2 + 24 <= width ? widest : nil
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let height = place(in: size.width) { _, _, _ in }
        return Size(width: size.width, height: min(size.height, height))
    }

    /// Walks through the rows and says where each label and control lies.
    private func place(in width: Int, _ put: (Int, Rect, Rect) -> Void) -> Int {
        let labelWidth = labelWidth(in: width)
        var y = 0
        for (index, row) in rows.enumerated() where !row.control.isHidden {
            if y > 0 { y += spacing }
            let hasLabel = !row.label.isEmpty
            let beside = labelWidth.map { $0 + ($0 > 0 ? 2 : 0) } ?? 0
            let top = hasLabel && labelWidth == nil ? y + 1 : y
            let left = beside + row.control.indent
            let preferred = row.control.sizeThatFits(Size(width: width - left, height: Int.max / 4))
            let labelFrame = Rect(x: labelWidth == nil ? Control.gutter : 0, y: y, width: hasLabel ? labelWidth ?? width : 0, height: 1)
            put(index, labelFrame, Rect(x: left, y: top, width: width - left, height: preferred.height))
            y = top + preferred.height
        }
        return y
    }

    public override func layoutSubviews() {
        var frames: [Int: Rect] = [:]
        let isHigher = place(in: bounds.width) { _, _, _ in } > bounds.height
        let width = isHigher && bounds.height > 1 && bounds.width > Self.barWidth + 2 ? bounds.width - Self.barWidth : bounds.width
        let height = place(in: width) { index, label, control in
            labels[index].frame = label
            rows[index].control.frame = control
            frames[index] = label.union(control)
        }
        for index in labels.indices { labels[index].isHidden = frames[index] == nil || labels[index].frame.isEmpty }
        scroll(to: frames, height: height)
        content.frame = Rect(x: 0, y: -offset, width: width, height: height)
    }

    /// The bar, where there is one, with the column before it.
    private static let barWidth = 2

    public override func draw(_ painter: inout Painter) {
        guard content.frame.width < bounds.width else { return }
        painter.scrollBar(x: bounds.width - 1, y: 0, height: bounds.height, first: offset, count: content.frame.height)
    }

    /// Scrolls so far that the row with the focus can be seen, and shows its label in bold.
    private func scroll(to frames: [Int: Rect], height: Int) {
        let focused = rows.firstIndex { row in (window?.firstResponder as? View)?.isDescendant(of: row.control) ?? false }
        if let focused, let frame = frames[focused] {
            // The end of a row that is too high matters less than its beginning.
            if frame.maxY > offset + bounds.height { offset = frame.maxY - bounds.height }
            if frame.minY < offset { offset = frame.minY }
        }
        offset = max(0, min(offset, height - bounds.height))
        for (index, label) in labels.enumerated() {
            label.style = index == focused ? Style(.text, .bold) : Style(.secondary)
        }
    }

    public override var answeredKeys: [KeyCommand] {
        let isTaken = focusTarget(by: 1) != nil || onSubmit != nil
        return [answered(.up, .down, title: keyNames.move)] + (isTaken ? [answered(.enter, title: (window?.text ?? .en).next)] : [])
    }

    public override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down: return walkFocus(by: 1)
        case .up: return walkFocus(by: -1)
        case .enter: return walkFocus(by: 1) || submit()
        default: return false
        }
    }

    private func submit() -> Bool {
        onSubmit?()
        return onSubmit != nil
    }

    /// The focus moved in or out: another label is bold, and the row must be in sight.
    override func focusMoved() { setNeedsLayout() }
}

/// A question of a form: its words and the control that answers it.
///
/// Without words the control stands alone, in line with the others; that is the place of a check box or a button.
///
/// ```swift
/// let rows = [FormRow("Title", TextField()), FormRow("", CheckBox("lent")), FormRow("", Button("Save"))]
/// ```
public struct FormRow {
    /// The question; empty for a button or a note that stands alone.
    public var label: String
    /// The view that answers it.
    public var control: View

    /// Makes a row.
    public init(_ label: String = "", _ control: View) {
        self.label = label
        self.control = control
    }
}
