import Terminal

/// One line with a dot for each page: `○ ● ○`; the page on show has the full one.
///
/// Where the dots have no room, or lines are said, it is a count: `2/12`. A `PageViewController` has one and keeps it right. By itself it
/// only shows and tells: a click calls ``onSelect``, and whoever hears of it sets ``currentPage``.
///
/// ```swift
/// let dots = PageControl(numberOfPages: books.count)
/// dots.onSelect = { dots.currentPage = $0 }
/// ```
public final class PageControl: View {
    /// The number of pages; less than two are not worth a dot.
    public var numberOfPages: Int {
        didSet { if numberOfPages != oldValue { setNeedsDisplay() } }
    }
    /// The index of the page on show; one beyond the last is shown as the last.
    public var currentPage = 0 {
        didSet { if currentPage != oldValue { setNeedsDisplay() } }
    }
    /// Called when somebody clicked on a dot.
    public var onSelect: @MainActor (Int) -> Void = { _ in }

    /// Makes a line of dots.
    public init(numberOfPages: Int = 0) { self.numberOfPages = max(0, numberOfPages) }

    private var shown: Int { min(max(0, currentPage), numberOfPages - 1) }

    private var text: String {
        guard numberOfPages > 1 else { return "" }
        let dots = (0..<min(numberOfPages, 20)).map { $0 == shown ? "●" : "○" }.joined(separator: " ")
        return isSaid || numberOfPages > 20 || TextWidth.of(dots) > bounds.width ? "\(shown + 1)/\(numberOfPages)" : dots
    }

    private var left: Int { max(0, (bounds.width - TextWidth.of(text)) / 2) }

    public override var accessibilityRole: AccessibilityRole? { numberOfPages > 1 ? .staticText : nil }
    public override var defaultAccessibilityLabel: String? { numberOfPages > 1 ? "\(shown + 1)/\(numberOfPages)" : nil }

    public override func sizeThatFits(_ size: Size) -> Size { Size(width: size.width, height: min(1, size.height)) }

    public override func draw(_ painter: inout Painter) {
        painter.write(text, x: left, y: 0, width: max(0, bounds.width - left), style: Style(.secondary))
    }

    public override func mouse(_ event: MouseEvent) -> Bool {
        let place = event.point.x - left
        guard event.action == .press, text.contains("●"), place >= 0, place.isMultiple(of: 2), place / 2 < numberOfPages else {
            return false
        }
        onSelect(place / 2)
        return true
    }
}
