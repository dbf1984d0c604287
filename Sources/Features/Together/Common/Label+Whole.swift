import Screens
import Terminal

extension Label {
    /// Indicates that no line of the text is missing on the screen: neither for want of rows, nor since a form is scrolled.
    var isShownWhole: Bool {
        frame.height > 0 && frame.height >= sizeThatFits(Size(width: frame.width, height: .max)).height && visibleHeight >= frame.height
    }

    /// The rows that the views around it do not cut off.
    private var visibleHeight: Int {
        var rect = bounds
        var here: View? = self
        while let view = here {
            if view.isHidden { return 0 }
            rect = rect.intersection(view.bounds).offsetBy(x: view.frame.minX, y: view.frame.minY)
            here = view.superview
        }
        return rect.height
    }
}
