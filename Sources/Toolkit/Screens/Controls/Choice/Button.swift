import Terminal

/// Does something when Enter or Space is pressed on it; ← and → go to the button beside it, ↑ and ↓ to that of another row where they wrap.
///
/// A button that cannot be pressed now has a ``disabledReason`` rather than being disabled: it keeps the focus, shows the reason beside it
/// or below, and says it louder to whoever presses it. A person should never have to guess what is missing.
///
/// ```swift
/// let buy = Button("Buy") { window.showToast("bought") }
/// buy.disabledReason = books.isEmpty ? "there are no books" : nil
/// ```
public final class Button: Control {
    /// The words on the button: what it does.
    public var title: String {
        didSet {
            guard title != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// The action, called when it is pressed.
    public var action: @MainActor () -> Void
    /// The reason why it cannot be pressed now, shown beside it; nil when it can.
    ///
    /// The focus does not pass it by: somebody who presses it is told the reason.
    public var disabledReason: String? {
        didSet {
            guard disabledReason != oldValue else { return }
            isUrgent = false
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// Indicates whether the reason was asked for by a press, as a warning.
    private var isUrgent = false

    /// Makes a button.
    public init(_ title: String, disabledReason: String? = nil, action: @escaping @MainActor () -> Void = {}) {
        self.title = title
        self.disabledReason = disabledReason
        self.action = action
    }

    public override var keyCommands: [KeyCommand] {
        guard isEnabled else { return [] }
        return [KeyCommand(.enter, " ", title: title, hint: 0, disabledReason: disabledReason) { [weak self] in self?.action() }]
    }

    public override var answeredKeys: [KeyCommand] {
        guard let row = superview as? StackView, row.axis == .horizontal else { return [] }
        let title = keyNames.move
        return [row.hasSeveralRows ? answered(.left, .right, .up, .down, title: title) : answered(.left, .right, title: title)]
    }

    public override func keyPressed(_ key: Key) -> Bool {
        guard let row = superview as? StackView, row.axis == .horizontal else { return false }
        switch key {
        case .right: return row.walkFocus(by: 1)
        case .left: return row.walkFocus(by: -1)
        case .down: return row.walkFocus(from: self, byRow: 1)
        case .up: return row.walkFocus(from: self, byRow: -1)
        default: return false
        }
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled, let command = keyCommands.first else { return false }
        window?.perform(command)
        return true
    }

    /// Answers a press in vain: the reason stands out, instead of standing a second time somewhere else.
    func stressReason() {
        isUrgent = true
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private var label: String { "[ " + title + " ]" }

    private var reason: String { (isUrgent ? "! " : "") + (disabledReason ?? "") }

    /// The reason, wrapped below the title.
    private func reasonLines(in width: Int) -> [String] {
        disabledReason == nil || width <= Self.gutter ? [] : wrapped(reason, to: width - Self.gutter)
    }

    /// Returns whether the reason can stand in the row of the title.
    private func reasonFits(in width: Int) -> Bool {
        Self.gutter + TextWidth.of(label) + 2 + TextWidth.of(reason) <= width
    }

    public override var accessibilityRole: AccessibilityRole? { .button }
    public override var defaultAccessibilityLabel: String? { title }
    public override var accessibilityHint: String? { disabledReason }
    public override var accessibilityTraits: AccessibilityTraits { isEnabled && disabledReason == nil ? [] : .notEnabled }

    public override func sizeThatFits(_ size: Size) -> Size {
        let own = Self.gutter + TextWidth.of(label)
        guard disabledReason != nil else { return Size(width: min(size.width, own), height: min(1, size.height)) }
        if reasonFits(in: size.width) {
            return Size(width: own + 2 + TextWidth.of(reason), height: min(1, size.height))
        }
        return Size(width: size.width, height: min(size.height, 1 + reasonLines(in: size.width).count))
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        let isOff = !isEnabled || disabledReason != nil
        let style = isOff ? Style(.disabled, .dim) : isFirstResponder ? Style(.accent, .bold) : Style(.accent)
        let room = bounds.width - Self.gutter
        let text = room < TextWidth.of(label) ? title : label
        let x = painter.write(text, x: Self.gutter, y: 0, width: room, style: style)
        guard disabledReason != nil else { return }
        let reasonStyle = Style(isUrgent ? .warning : .secondary)
        if reasonFits(in: bounds.width) {
            painter.write(reason, x: x + 2, y: 0, style: reasonStyle)
        } else {
            for (row, line) in reasonLines(in: bounds.width).enumerated() {
                painter.write(line, x: Self.gutter, y: row + 1, style: reasonStyle)
            }
        }
    }
}
