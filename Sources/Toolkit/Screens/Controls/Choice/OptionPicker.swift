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
/// It takes a row for each option, and more for a title without a remark that is longer than its row. For two or three short words
/// ``SegmentedControl`` takes only one row; for many things that come and go, use a ``ListView``.
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
    private var hasMoved = false
    /// The value that the bar was moved to since the last choice; nil where it was not.
    ///
    /// It is for a form that is sent without Enter at each question: what was pointed at, and never chosen, is likely meant.
    package var pointed: Value? { hasMoved ? options[highlighted].value : nil }

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
        let lines = lines
        let line = event.point.y + top(of: lines)
        guard event.action == .press, isEnabled, lines.indices.contains(line) else { return false }
        choose(lines[line].option)
        return true
    }

    /// Beyond its ends the key climbs, so that the arrows leave the picker for the next row of a form.
    private func move(by step: Int) -> Bool {
        guard options.indices.contains(highlighted + step) else { return false }
        highlighted += step
        hasMoved = true
        setNeedsDisplay()
        return true
    }

    /// Chooses an option, also the one that is chosen already: a person who presses Enter wants an answer.
    private func choose(_ index: Int) {
        (highlighted, hasMoved) = (index, false)
        selection = options[index].value
        setNeedsDisplay()
        onChange(options[index].value)
    }

    public override var accessibilityRole: AccessibilityRole? { .radioGroup }
    public override var accessibilityValue: String? { options.first { $0.value == selection }?.title }
    public override var accessibilityElements: [AccessibilityElement] {
        let lines = lines
        let top = top(of: lines)
        return options.enumerated().map { index, option in
            let first = lines.firstIndex { $0.option == index } ?? 0
            var traits = accessibilityTraits
            if option.value == selection { traits.insert(.selected) }
            if index == highlighted { traits.insert(.focused) }
            return AccessibilityElement(
                .radioButton, option.title, hint: option.detail, traits: traits,
                frame: Rect(x: 0, y: first - top, width: bounds.width, height: lines.count { $0.option == index })
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
        return Size(width: min(size.width, Self.gutter + Self.mark + width), height: min(size.height, lines(in: size.width).count))
    }

    /// The columns of the circle before a title.
    private static var mark: Int { 2 }

    /// Returns the lines of all options in a width, each with its option; a title that is longer than its row goes on in the next one.
    private func lines(in width: Int) -> [(option: Int, text: String)] {
        let room = width - Self.gutter - Self.mark
        return options.indices.flatMap { index in
            let option = options[index]
            guard option.detail.isEmpty, TextWidth.of(option.title) > room else { return [(index, option.title)] }
            // A word that has no room is cut with a sign, not broken.
            let words = option.title.split(separator: " ")
            guard words.allSatisfy({ TextWidth.of($0) <= room }) else { return [(index, option.title)] }
            return TextWidth.wrapped(option.title, to: room).map { (index, $0) }
        }
    }

    /// The lines at its width, with room for the arrows where they are more than its rows.
    private var lines: [(option: Int, text: String)] {
        let whole = lines(in: bounds.width)
        return bounds.height > 0 && whole.count > bounds.height ? lines(in: bounds.width - 2) : whole
    }

    /// Returns the first line on show: no further down than the option under the bar needs, which is seen from its beginning.
    private func top(of lines: [(option: Int, text: String)]) -> Int {
        let first = lines.firstIndex { $0.option == highlighted } ?? 0
        let last = lines.lastIndex { $0.option == highlighted } ?? 0
        return max(0, min(last - bounds.height + 1, first, lines.count - bounds.height))
    }

    public override func draw(_ painter: inout Painter) {
        let column = (options.map { TextWidth.of($0.title) }.max() ?? 0) + Self.gutter + 4
        let lines = lines
        let isCut = bounds.height > 0 && lines.count > bounds.height
        let (top, end) = (top(of: lines), bounds.width - (isCut ? 2 : 0))
        for (row, index) in (top..<min(lines.count, top + bounds.height)).enumerated() {
            let option = options[lines[index].option]
            let isChosen = option.value == selection
            let isHere = lines[index].option == highlighted && isFirstResponder
            if isHere { drawFocusBar(&painter, row: row) }
            let style = !isEnabled ? titleStyle : isHere ? Style(.text, .bold) : .plain
            let isFirst = index == 0 || lines[index - 1].option != lines[index].option
            let x = painter.write(
                !isFirst ? "  " : isChosen ? "● " : "○ ", x: Self.gutter, y: row,
                style: isChosen ? Style(.accent, .bold) : Style(.secondary))
            painter.write(lines[index].text, x: x, y: row, width: end - x, style: isChosen ? style.bold : style)
            if !option.detail.isEmpty {
                painter.write(option.detail, x: column, y: row, width: end - column, style: Style(.secondary))
            }
        }
        if isCut { drawArrows(&painter, isMoreAbove: top > 0, isMoreBelow: top + bounds.height < lines.count) }
    }

    /// Says in the last column where there are more options.
    private func drawArrows(_ painter: inout Painter, isMoreAbove: Bool, isMoreBelow: Bool) {
        func write(_ arrow: String, row: Int) {
            painter.write(arrow, x: bounds.width - 1, y: row, style: Style(isFirstResponder ? .accent : .secondary, .bold))
        }
        guard bounds.height > 1 else { return write(isMoreAbove && isMoreBelow ? "↕" : isMoreAbove ? "↑" : "↓", row: 0) }
        if isMoreAbove { write("↑", row: 0) }
        if isMoreBelow { write("↓", row: bounds.height - 1) }
    }
}
