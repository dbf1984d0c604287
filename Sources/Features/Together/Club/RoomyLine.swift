import Screens
import Terminal

/// A quiet line that is shown where there are rows to spare, and takes none from a small terminal.
final class RoomyLine: View {
    /// The fewest rows around it.
    static let rows = 14
    private let label: Label

    init(_ text: String) {
        label = Label(text, style: Style(.secondary))
        super.init()
        addSubview(label)
    }

    override func sizeThatFits(_ size: Size) -> Size { size.height < Self.rows ? .zero : label.sizeThatFits(size) }

    override func layoutSubviews() { label.frame = bounds }
}
