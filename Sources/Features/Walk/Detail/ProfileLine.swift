import Screens
import Terminal

/// A name, the shape of something along the way, and its span in words.
final class ProfileLine: View {
    private static let leastShape = 16
    private let label = Label(style: Style(.secondary))
    private let line = Sparkline()
    private let span = Label(style: Style(.secondary), alignment: .right)
    /// The width of the widest name beside which it stands, so that the shapes begin in one column.
    private var nameWidth = 0

    override init() {
        super.init()
        for view in [label, line, span] as [View] { addSubview(view) }
    }

    func show(_ name: String, nameWidth: Int, values: [Double?], span text: String) {
        label.text = name
        self.nameWidth = nameWidth
        line.values = values
        span.text = text
        setNeedsLayout()
    }

    override func layoutSubviews() {
        // The shape says more than its span in words, so these go below it, or go.
        let room = bounds.width - nameWidth - 2
        let fits = room - TextWidth.of(span.text) - 2 >= Self.leastShape
        let spanWidth = fits ? TextWidth.of(span.text) : 0
        label.frame = Rect(x: 0, y: 0, width: nameWidth, height: 1)
        line.frame = Rect(x: nameWidth + 2, y: 0, width: max(0, room - (fits ? spanWidth + 2 : 0)), height: 1)
        span.frame =
            fits
            ? Rect(x: bounds.width - spanWidth, y: 0, width: spanWidth, height: 1)
            : Rect(x: nameWidth + 2, y: 1, width: min(max(0, room), TextWidth.of(span.text)), height: bounds.height > 1 ? 1 : 0)
    }
}
