import Screens
import Terminal

/// A list below the sentence that says what it is for.
final class ExplainedList: View {
    let explanation = Label(style: Style(.secondary), lines: 0)
    let list = ListView()
    private let stack: StackView

    override init() {
        stack = StackView(.vertical, spacing: 1, [explanation, list])
        super.init()
        explanation.indent = Control.gutter
        stack.layoutMargins = Size(width: 2, height: 1)
        addSubview(stack)
    }

    override func layoutSubviews() { stack.frame = bounds }
}
