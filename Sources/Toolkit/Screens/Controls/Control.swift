import Terminal

/// A view that can have the focus and be worked with; two columns at its left edge belong to the focus bar.
///
/// A control of your own handles keys, marks itself when it changes, and leaves ``gutter`` columns free. The arrows climb where they mean
/// nothing to it, so that they move between the controls of a form.
///
/// ```swift
/// final class Stars: Control {
///     var count = 0 {
///         didSet { if count != oldValue { setNeedsDisplay() } }
///     }
///
///     override func sizeThatFits(_ size: Size) -> Size { Size(width: min(size.width, Self.gutter + 5), height: min(1, size.height)) }
///
///     override func keyPressed(_ key: Key) -> Bool {
///         switch key {
///         case "+" where count < 5: count += 1
///         case "-" where count > 0: count -= 1
///         default: return false
///         }
///         return true
///     }
///
///     override var answeredKeys: [KeyCommand] { [answered("+", "-", title: "more, fewer")] }
///
///     override func draw(_ painter: inout Painter) {
///         drawFocusBar(&painter)
///         painter.write(String(repeating: "★", count: count), x: Self.gutter, y: 0, style: titleStyle)
///     }
/// }
/// ```
open class Control: View {
    /// The columns that every control leaves for the focus bar.
    public static let gutter = 2

    /// Indicates whether it can be worked with; a control that cannot is dim and the focus passes it by.
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

    open override var accessibilityTraits: AccessibilityTraits { isEnabled ? [] : .notEnabled }

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
