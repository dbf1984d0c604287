import Screens
import Terminal

/// A list below the sentence that says what it is for, or why nothing is in it.
package final class ExplainedList: View {
    package let explanation = Label(style: Style(.secondary), lines: 0)
    private let stack: StackView

    package init(_ list: View) {
        stack = StackView(.vertical, spacing: 1, [explanation, list])
        super.init()
        explanation.indent = Control.gutter
        stack.layoutMargins = Size(width: 2, height: 1)
        addSubview(stack)
    }

    package override func layoutSubviews() { stack.frame = bounds }
}
