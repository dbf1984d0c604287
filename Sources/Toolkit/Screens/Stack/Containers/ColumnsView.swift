import Terminal

/// The view of a split: views side by side, with a thin line between two of them.
final class ColumnsView: View {
    /// The columns between two views: the line, and a gap at either side of it.
    static let gap = 3

    /// The share of the width that all views but the last have together, when there are two; three share it alike.
    var fraction = 0.4 {
        didSet { if fraction != oldValue { setNeedsLayout() } }
    }
    /// The columns that no view gets less than, as long as there are several.
    var minimumWidth = 0 {
        didSet { if minimumWidth != oldValue { setNeedsLayout() } }
    }

    /// Shows these views and no others, from the left.
    func show(_ views: [View]) {
        guard !subviews.elementsEqual(views, by: ===) else { return }
        for view in subviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        for view in views { addSubview(view) }
        setNeedsDisplay()
    }

    /// The number of views for which there is room side by side.
    static func capacity(width: Int, minimumWidth: Int) -> Int { max(1, (width + gap) / (max(1, minimumWidth) + gap)) }

    override func sizeThatFits(_ size: Size) -> Size { size }

    override func layoutSubviews() {
        var left = 0
        for (view, width) in zip(subviews, widths) {
            view.frame = Rect(x: left, y: 0, width: width, height: bounds.height)
            left += width + Self.gap
        }
    }

    override func draw(_ painter: inout Painter) {
        var left = 0
        for width in widths.dropLast() {
            left += width + Self.gap
            painter.fill(Rect(x: left - 2, y: 0, width: 1, height: bounds.height), with: Glyph(scalar: "│"), style: Style(.tertiary))
        }
    }

    private var widths: [Int] {
        let room = max(0, bounds.width - Self.gap * (subviews.count - 1))
        let most = subviews.isEmpty ? 0 : room / subviews.count
        let share = fraction.isFinite ? min(max(fraction, 0), 1) * 2 / Double(max(2, subviews.count)) : 0.5
        var widths: [Int] = []
        for _ in subviews.dropLast() {
            let left = room - widths.reduce(0, +) - min(minimumWidth, most) * (subviews.count - 1 - widths.count)
            widths.append(max(0, min(max(Int(cells: Double(room) * share), min(minimumWidth, most)), left)))
        }
        return subviews.isEmpty ? [] : widths + [max(0, room - widths.reduce(0, +))]
    }
}
