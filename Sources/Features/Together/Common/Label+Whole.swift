import Screens
import Terminal

extension Label {
    /// Indicates that no line of the text is missing on the screen.
    var isShownWhole: Bool { frame.height > 0 && frame.height >= sizeThatFits(Size(width: frame.width, height: .max)).height }
}
