import Terminal

/// Does something when Enter or Space is pressed on it.
public final class Button: Control {
    /// What it does.
    public var title: String {
        didSet {
            guard title != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }
    /// What happens.
    public var action: @MainActor () -> Void
    /// Why it cannot be pressed now, said beside it; nil when it can.
    ///
    /// The focus does not pass it by: somebody who presses it is told the reason.
    public var disabledReason: String? {
        didSet {
            guard disabledReason != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

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

    public override func mouse(_ event: MouseEvent) -> Bool {
        guard event.action == .press, isEnabled, let command = keyCommands.first else { return false }
        window?.perform(command)
        return true
    }

    public override func sizeThatFits(_ size: Size) -> Size {
        let reason = disabledReason.map { TextWidth.of($0) + 2 } ?? 0
        return Size(width: min(size.width, Self.gutter + TextWidth.of(title) + 4 + reason), height: min(1, size.height))
    }

    public override func draw(_ painter: inout Painter) {
        drawFocusBar(&painter)
        let isOff = !isEnabled || disabledReason != nil
        let style = isOff ? Style(.disabled, .dim) : isFirstResponder ? Style(.accent, .bold) : Style(.accent)
        let room = bounds.width - Self.gutter
        guard room > 4 else {
            painter.write(title, x: Self.gutter, y: 0, width: room, style: style)
            return
        }
        let x = painter.write("[ " + TextWidth.truncated(title, to: room - 4) + " ]", x: Self.gutter, y: 0, style: style)
        if let disabledReason { painter.write(disabledReason, x: x + 2, y: 0, width: bounds.width - x - 2, style: Style(.secondary)) }
    }
}
