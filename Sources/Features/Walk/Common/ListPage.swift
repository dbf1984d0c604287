import Screens
import Terminal

/// A list with the views above it, and a margin that a narrow window gives to the columns.
final class ListPage: View {
    private let stack: StackView
    /// Below this a margin would cost a column.
    private static let narrow = 48

    init(_ stack: StackView) {
        self.stack = stack
        super.init()
        addSubview(stack)
    }

    override func layoutSubviews() {
        stack.layoutMargins = Size(width: bounds.width < Self.narrow ? 0 : 2, height: 1)
        stack.frame = bounds
    }
}
