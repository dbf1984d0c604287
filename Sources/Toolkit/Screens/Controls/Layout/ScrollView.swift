import Terminal

/// A window on content that is higher than it; it follows the focus, and has keys of its own only where nothing in it has any.
///
/// A page of text is scrolled by the arrows; a page of controls is walked through by Tab, and the control that gets the keys is brought
/// into view. Where the content fits, there is neither bar nor key, as if the scroll view were not there. The bar takes the last two
/// columns, and the content is laid out anew for the width that is left.
///
/// ```swift
/// let page = ScrollView(Label(String(repeating: "A long text. ", count: 200), lines: 0))
/// page.stretch = 1
/// ```
public final class ScrollView: Control {
    /// The scrolled view, as wide as this one and as high as it wants to be.
    public let content: View
    /// The content's row at the top of the view.
    public private(set) var offset = 0
    private var grip = ScrollBarGrip()

    /// Makes a scroll view.
    public init(_ content: View) {
        self.content = content
        super.init()
        stretch = 1
        addSubview(content)
    }

    private var contentHeight: Int { content.frame.height }
    /// Indicates whether there is more than it shows.
    public var isScrollable: Bool { contentHeight > bounds.height }

    /// Indicates that something in it can have the keys, so that Tab goes there, or that the arrows can scroll it.
    public override var canBecomeFirstResponder: Bool {
        super.canBecomeFirstResponder && contentHeight > bounds.height && !hasFocusable(content)
    }

    private func hasFocusable(_ view: View) -> Bool {
        guard !view.isHidden else { return false }
        return view.canBecomeFirstResponder || view.subviews.contains { hasFocusable($0) }
    }

    /// A text that is scrolled by itself; around controls it is nothing of its own.
    public override var accessibilityRole: AccessibilityRole? { canBecomeFirstResponder ? .scrollArea : nil }

    public override func sizeThatFits(_ size: Size) -> Size {
        content.sizeThatFits(Size(width: size.width, height: Int.max / 4)).height <= size.height ? content.sizeThatFits(size) : size
    }

    public override func layoutSubviews() {
        let tall = Size(width: bounds.width, height: Int.max / 4)
        var height = content.sizeThatFits(tall).height
        var width = bounds.width
        if height > bounds.height, width > 4 {
            width -= 2
            height = content.sizeThatFits(Size(width: width, height: tall.height)).height
        }
        let first = window?.firstResponder as? View
        if let first, first !== self, first.isDescendant(of: content) { reveal(first) }
        offset = max(0, min(offset, height - bounds.height))
        content.frame = Rect(x: 0, y: -offset, width: width, height: max(height, bounds.height))
    }

    /// Scrolls so far that a view in the content can be seen; of one that is too high its beginning.
    private func reveal(_ view: View) { offset = offset(showing: view.bounds, of: view) }

    /// Scrolls so far that a part of a view in the content can be seen; of one that is too high its beginning.
    func reveal(_ part: Rect, of view: View) { scroll(to: offset(showing: part, of: view)) }

    private func offset(showing part: Rect, of view: View) -> Int {
        let top = view.convertToWindow(part.origin).y - content.convertToWindow(.zero).y
        let height = max(1, min(part.height, bounds.height))
        return min(max(offset, top + height - bounds.height), top)
    }

    override func focusMoved() { setNeedsLayout() }

    /// Scrolls so far that a row of the content is at the top, or as far as there is content.
    ///
    /// - Parameter row: counted from the first row of the content; it may be any number.
    public func scroll(to row: Int) {
        let new = max(0, min(row, contentHeight - bounds.height))
        guard new != offset else { return }
        offset = new
        setNeedsLayout()
    }

    public override var answeredKeys: [KeyCommand] {
        let names = keyNames
        return [
            answered(.up, .down, "k", "j", title: names.move),
            answered(.pageUp, .pageDown, .control("b"), .control("f"), title: names.page), answered(" ", title: names.page),
            answered(.home, .end, "g", "G", title: names.ends),
        ]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        let old = offset
        switch key {
        case .down, "j": scroll(to: offset + 1)
        case .up, "k": scroll(to: offset - 1)
        case .pageDown, " ", .control("f"): scroll(to: offset + max(1, bounds.height - 1))
        case .pageUp, .control("b"): scroll(to: offset - max(1, bounds.height - 1))
        case .home, "g": scroll(to: 0)
        case .end, "G": scroll(to: contentHeight)
        default: return false
        }
        return offset != old
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        let bar = Rect(x: bounds.width - 1, y: 0, width: 1, height: bounds.height)
        if let row = grip.row(for: event, bar: bar, first: offset, count: contentHeight) {
            scroll(to: row)
            return true
        }
        let old = offset
        switch event.action {
        case .wheelDown: scroll(to: offset + 3)
        case .wheelUp: scroll(to: offset - 3)
        default: return false
        }
        return offset != old
    }

    public override func draw(_ painter: inout Painter) {
        guard contentHeight > bounds.height else { return }
        guard bounds.height > 1 else { return drawArrow(&painter) }
        painter.scrollBar(
            x: bounds.width - 1, y: 0, height: bounds.height, first: offset, count: contentHeight, hasKeys: isFirstResponder)
    }

    /// Says in a single row, which has no room for a bar, where there is more.
    private func drawArrow(_ painter: inout Painter) {
        let arrow = offset == 0 ? "↓" : offset + bounds.height < contentHeight ? "↕" : "↑"
        painter.write(arrow, x: bounds.width - 1, y: 0, style: Style(isFirstResponder ? .accent : .secondary, .bold))
    }
}
