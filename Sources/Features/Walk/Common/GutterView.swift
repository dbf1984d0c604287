import Screens
import Terminal

/// Moves a view to the right by the columns that controls leave for the focus bar, so that text and rows stand in one line.
final class GutterView: View {
    private let content: View

    init(_ content: View) {
        self.content = content
        super.init()
        addSubview(content)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        guard !content.isHidden else { return .zero }
        let inner = content.sizeThatFits(Size(width: max(0, size.width - Control.gutter), height: size.height))
        return inner.height > 0 ? Size(width: inner.width + Control.gutter, height: inner.height) : .zero
    }

    override func layoutSubviews() {
        content.frame = Rect(x: Control.gutter, y: 0, width: max(0, bounds.width - Control.gutter), height: bounds.height)
    }
}
