import Screens
import Terminal

/// A list with what stands over it: with a margin, which a narrow window gives to the columns.
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
