import Terminal

/// A few short options side by side, of which one holds; the arrows change it.
///
/// ```swift
/// SegmentedControl(["Week", "Month", "Year"], selectedIndex: 1) { print($0) }
/// ```
///
/// ← and → (or `h` and `l`) go to the option beside; at either end the key climbs, so that the row around it may use it. Where not all
/// options fit, only the chosen one is shown, between `‹` and `›`.
public final class SegmentedControl: Control {
    /// The options' names.
    public var items: [String] {
        didSet {
            selectedIndex = min(selectedIndex, max(0, items.count - 1))
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The index of the item that holds, counted from zero.
    ///
    /// Setting it calls nobody. With an index that is out of range none looks chosen; fewer ``items`` bring it back to the last one.
    public var selectedIndex: Int {
        didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
    }
    /// Called when the person changed it.
    public var onChange: @MainActor (Int) -> Void

    /// Makes a segmented control.
    public init(_ items: [String], selectedIndex: Int = 0, onChange: @escaping @MainActor (Int) -> Void = { _ in }) {
        self.items = items
        self.selectedIndex = selectedIndex
        self.onChange = onChange
    }

    public override var answeredKeys: [KeyCommand] {
        isEnabled ? [answered(.left, .right, "h", "l", title: keyNames.move)] : []
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard isEnabled else { return false }
        switch key {
        case .left, "h": return select(selectedIndex - 1)
        case .right, "l": return select(selectedIndex + 1)
        default: return false
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled else { return false }
        guard !showsOnlyChosen else { return mouseOnChosen(at: event.point.x - Self.gutter) }
        var x = Self.gutter
        for (index, item) in items.enumerated() {
            let width = TextWidth.of(item) + 2
            if event.point.x >= x, event.point.x < x + width { return select(index) }
            x += width + 1
        }
        return false
    }

    /// The sign at either side of the chosen option leads to the one beside it.
    private func mouseOnChosen(at column: Int) -> Bool {
        if column == 0 { return select(selectedIndex - 1) }
        return column == TextWidth.of(chosenText) - 1 && select(selectedIndex + 1)
    }

    private func select(_ index: Int) -> Bool {
        guard items.indices.contains(index) else { return false }
        guard index != selectedIndex else { return true }
        selectedIndex = index
        onChange(index)
        return true
    }

    public override var accessibilityRole: AccessibilityRole? { .radioGroup }
    public override var accessibilityValue: String? { items.indices.contains(selectedIndex) ? items[selectedIndex] : nil }
    public override var accessibilityTraits: AccessibilityTraits { super.accessibilityTraits.union(.adjustable) }
    public override var accessibilityElements: [AccessibilityElement] {
        items.enumerated().map { index, item in
            let choose: @MainActor () -> Bool = { [weak self] in self?.becomeFirstResponder() ?? false && self?.select(index) ?? false }
            return AccessibilityElement(
                .radioButton, item, traits: index == selectedIndex ? [.selected, .focused] : [], frame: bounds, focus: choose,
                activate: choose)
        }
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        Size(width: min(size.width, preferredWidth), height: min(1, size.height))
    }

    private var preferredWidth: Int { Self.gutter + max(0, items.reduce(-1) { $0 + TextWidth.of($1) + 3 }) }

    /// Indicates whether only the chosen tab is shown, because not all fit.
    private var showsOnlyChosen: Bool { preferredWidth > bounds.width }

    private var chosenText: String { items.indices.contains(selectedIndex) ? "‹ " + items[selectedIndex] + " ›" : "" }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        guard !showsOnlyChosen else {
            painter.write(chosenText, x: Self.gutter, y: 0, width: bounds.width - Self.gutter, style: titleStyle)
            return
        }
        var x = Self.gutter
        for (index, item) in items.enumerated() {
            let isChosen = index == selectedIndex
            let style =
                !isEnabled ? titleStyle : isChosen ? Style(.selection, isFirstResponder ? .bold : []) : Style(.secondary)
            x = painter.write(" " + item + " ", x: x, y: 0, style: style) + 1
        }
    }
}
