import Terminal

/// A view that can have the focus and be worked with; two columns at its left edge belong to the focus bar.
open class Control: View {
    /// The columns that every control leaves for the focus bar.
    public static let gutter = 2

    /// Whether it can be worked with; a control that cannot is dim and the focus passes it by.
    public var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            setNeedsDisplay()
            frameMarks?.setNeedsFocus()
            frameMarks?.setNeedsLayout()
        }
    }

    /// Shows a control as it is and leaves the keys to another one, as the palette's list does.
    var isPassive = false

    open override var canBecomeFirstResponder: Bool { isEnabled && !isHidden && !isPassive }

    /// Draws the bar that says that the keys come here.
    public func drawFocusBar(_ painter: inout Painter, row: Int = 0) {
        if isFirstResponder { painter.write("▌", x: 0, y: row, style: Style(.accent, .bold)) }
    }

    /// The style of its main text: dim where it is disabled, bold where it has the keys.
    public var titleStyle: Style {
        if !isEnabled { return Style(.disabled, .dim) }
        return isFirstResponder ? Style(.text, .bold) : .plain
    }
}
