import Terminal

/// A few options of which one holds, one below the other; the arrows move the bar, Space or Enter chooses.
///
/// ```swift
/// let order = OptionPicker(
///     [OptionPicker.Option("title", "By title"), OptionPicker.Option("price", "By price", detail: "the cheapest first")],
///     selection: "title"
/// ) { window.showToast($0) }
/// ```
///
/// Moving never changes an answer: the arrows that pass through a form, and a page that moves by them, leave what was chosen as it is.
/// Where Enter leads on, to the next question or the next screen, set ``onSubmit``.
///
/// ```swift
/// let themes = [OptionPicker.Option("dark", "Dark"), OptionPicker.Option("light", "Light")]
/// let theme = OptionPicker(themes, selection: "dark") { window.showToast("now \($0)") }
/// ```
///
/// It takes a row for each option. For two or three short words ``SegmentedControl`` takes only one row; for many things that come and go,
/// use a ``ListView``.
public final class OptionPicker<Value: Equatable>: Control {
    /// One of the options.
    public struct Option {
        /// The value it stands for.
        public var value: Value
        /// Its name.
        public var title: String
        /// A remark on what follows from it, dim.
        public var detail: String

        /// Makes an option.
        public init(_ value: Value, _ title: String, detail: String = "") {
            self.value = value
            self.title = title
            self.detail = detail
        }
    }

    /// The options, in order.
    public var options: [Option] {
        didSet {
            highlighted = min(highlighted, max(0, options.count - 1))
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The chosen value; nil while nothing has been chosen.
    public var selection: Value? {
        didSet {
            guard selection != oldValue else { return }
            if let index = options.firstIndex(where: { $0.value == selection }) { highlighted = index }
            setNeedsDisplay()
        }
    }
    /// Called when the person chose, also what was chosen already; not for what the program sets.
    public var onChange: @MainActor (Value) -> Void
    /// Called by Enter after it has chosen; where it is set, Space chooses without it.
    public var onSubmit: (@MainActor () -> Void)?

    private var highlighted = 0

    /// Makes a picker.
    public init(_ options: [Option], selection: Value? = nil, onChange: @escaping @MainActor (Value) -> Void = { _ in }) {
        self.options = options
        self.selection = selection
        self.onChange = onChange
        highlighted = options.firstIndex { $0.value == selection } ?? 0
    }

    public override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder && !options.isEmpty }

    public override var keyCommands: [KeyCommand] {
        guard isEnabled, options.indices.contains(highlighted), let text = window?.text else { return [] }
        guard onSubmit != nil else {
            return [KeyCommand(.enter, " ", title: text.select, hint: 0) { [weak self] in self?.chooseHighlighted() }]
        }
        let submit = KeyCommand(.enter, title: text.select, hint: 0) { [weak self] in
            self?.chooseHighlighted()
            self?.onSubmit?()
        }
        return [submit, KeyCommand(" ", title: text.select) { [weak self] in self?.chooseHighlighted() }]
    }

    private func chooseHighlighted() { choose(highlighted) }

    public override var answeredKeys: [KeyCommand] {
        isEnabled ? [answered(.up, .down, "k", "j", title: keyNames.move)] : []
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .up, "k": return move(by: -1)
        case .down, "j": return move(by: 1)
        default: return false
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        let index = event.point.y + top
        guard event.action == .press, isEnabled, options.indices.contains(index) else { return false }
        choose(index)
        return true
    }

    /// Beyond its ends the key climbs, so that the arrows leave the picker for the next row of a form.
    private func move(by step: Int) -> Bool {
        guard options.indices.contains(highlighted + step) else { return false }
        highlighted += step
        setNeedsDisplay()
        return true
    }

    /// Chooses an option, also the one that is chosen already: a person who presses Enter wants an answer.
    private func choose(_ index: Int) {
        highlighted = index
        selection = options[index].value
        setNeedsDisplay()
        onChange(options[index].value)
    }

    public override var accessibilityRole: AccessibilityRole? { .radioGroup }
    public override var accessibilityValue: String? { options.first { $0.value == selection }?.title }
    public override var accessibilityElements: [AccessibilityElement] {
        options.enumerated().map { index, option in
            var traits = accessibilityTraits
            if option.value == selection { traits.insert(.selected) }
            if index == highlighted { traits.insert(.focused) }
            return AccessibilityElement(
                .radioButton, option.title, hint: option.detail, traits: traits,
                frame: Rect(x: 0, y: index - top, width: bounds.width, height: 1)
            ) { [weak self] in
                self?.highlight(index) ?? false
            } activate: { [weak self] in
                self?.highlight(index) ?? false && self?.accessibilityActivate() ?? false
            }
        }
    }

    /// Puts the bar at an option, with the keys.
    private func highlight(_ index: Int) -> Bool {
        guard options.indices.contains(index), becomeFirstResponder() else { return false }
        return index == highlighted || move(by: index - highlighted)
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let width = options.map { TextWidth.of($0.title) + ($0.detail.isEmpty ? 0 : TextWidth.of($0.detail) + 2) }.max() ?? 0
        return Size(width: min(size.width, Self.gutter + 2 + width), height: min(size.height, options.count))
    }

    /// Indicates whether there are more options than rows.
    private var isCut: Bool { bounds.height > 0 && options.count > bounds.height }
    /// The first option on show: no further down than the one under the bar needs.
    private var top: Int { max(0, min(highlighted - bounds.height + 1, options.count - bounds.height)) }

    public override func draw(_ painter: inout Painter) {
        let column = (options.map { TextWidth.of($0.title) }.max() ?? 0) + Self.gutter + 4
        let end = bounds.width - (isCut ? 2 : 0)
        for (row, index) in (top..<min(options.count, top + bounds.height)).enumerated() {
            let option = options[index]
            let isChosen = option.value == selection
            let isHere = index == highlighted && isFirstResponder
            if isHere { drawFocusBar(&painter, row: row) }
            let style = !isEnabled ? titleStyle : isHere ? Style(.text, .bold) : .plain
            let x = painter.write(
                isChosen ? "● " : "○ ", x: Self.gutter, y: row, style: isChosen ? Style(.accent, .bold) : Style(.secondary))
            painter.write(option.title, x: x, y: row, width: end - x, style: isChosen ? style.bold : style)
            if !option.detail.isEmpty {
                painter.write(option.detail, x: column, y: row, width: end - column, style: Style(.secondary))
            }
        }
        if isCut { drawArrows(&painter) }
    }

    /// Says in the last column where there are more options.
    private func drawArrows(_ painter: inout Painter) {
        let (isMoreAbove, isMoreBelow) = (top > 0, top + bounds.height < options.count)
        func write(_ arrow: String, row: Int) {
            painter.write(arrow, x: bounds.width - 1, y: row, style: Style(isFirstResponder ? .accent : .secondary, .bold))
        }
        guard bounds.height > 1 else { return write(isMoreAbove && isMoreBelow ? "↕" : isMoreAbove ? "↑" : "↓", row: 0) }
        if isMoreAbove { write("↑", row: 0) }
        if isMoreBelow { write("↓", row: bounds.height - 1) }
    }
}
