import Terminal

/// The answers of an alert side by side, or below each other where they do not fit.
final class AnswersView: View {
    private let buttons: [Button]
    private let isColumn: Bool
    /// Columns between two answers.
    private static let gap = 2

    /// - Parameter inColumn: whether they stand below each other, however much room there is.
    init(_ buttons: [Button], inColumn: Bool) {
        self.buttons = buttons
        isColumn = inColumn
        super.init()
        for button in buttons { addSubview(button) }
    }

    private func sizes(in size: Size) -> (isRow: Bool, sizes: [Size], whole: Size) {
        let sizes = buttons.map { $0.sizeThatFits(size) }
        let row = sizes.reduce(0) { $0 + $1.width } + Self.gap * max(0, sizes.count - 1)
        let isRow = !isColumn && row <= size.width
        let width = isRow ? row : sizes.map(\.width).max() ?? 0
        let height = isRow ? sizes.map(\.height).max() ?? 0 : sizes.reduce(0) { $0 + $1.height }
        return (isRow, sizes, Size(width: width, height: height))
    }

    override func sizeThatFits(_ size: Size) -> Size {
        let preferred = sizes(in: size).whole
        return Size(width: min(preferred.width, size.width), height: min(preferred.height, size.height))
    }

    override func layoutSubviews() {
        let (isRow, sizes, _) = sizes(in: bounds.size)
        var place = Point.zero
        for (button, size) in zip(buttons, sizes) {
            button.frame = Rect(origin: place, size: Size(width: min(size.width, bounds.width), height: size.height))
            place = isRow ? Point(x: place.x + size.width + Self.gap, y: 0) : Point(x: 0, y: place.y + size.height)
        }
    }
}
